import { decide } from '@main/bots/levels/decide';
import type { BotRequest } from '@main/bots/thread/botPort';
import type { Action } from '@shared/game/actions';

/** A bot's answer worked out in this process, and not in a thread of its own. */
export const decideHere = ({ view, level, seed, convention }: BotRequest): Action =>
  decide(view, level, seed, { convention });

/** The plain bot's answer, whatever level was asked: it needs next to no time. */
export const decidePlain = (request: BotRequest): Action =>
  decideHere({ ...request, level: 'plain' });
