import { type AdvicePort, type BotRequest, BotsGone } from '@main/bots/thread/botPort';
import { ok } from '@shared/game/result';
import { badRequest } from '@shared/protocol/answers';
import type { Answer, BotLevel, Hint, TableUpdate } from '@shared/protocol/table';
import type { BotHouse } from './seatTable';

/** Bots that give hints, too. */
export interface AdvisingHouse extends BotHouse {
  readonly advise: AdvicePort;
}

/** The bot that gives hints. */
const HINT_LEVEL: BotLevel = 'expert';

/** What the seat that was sent this had best do, from what it was sent alone; the rule player answers if the bots don't. */
export async function hintFor(
  house: AdvisingHouse,
  { view, convention }: Pick<TableUpdate, 'view' | 'convention'>,
): Promise<Answer<Hint>> {
  if (view.legal === null) return badRequest('It is not your turn.');
  const request: BotRequest = { view, level: HINT_LEVEL, seed: `hint ${view.turn}`, convention };
  try {
    return ok(await house.advise(request));
  } catch (error) {
    if (!(error instanceof BotsGone)) house.onTrouble(`a hint failed: ${String(error)}`);
    return ok({ action: house.plain(request), reason: { kind: 'rules' } });
  }
}
