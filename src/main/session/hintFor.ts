import type { AdvicePort } from '@main/bots/botPort';
import type { PlayerView } from '@shared/game/view';
import type { Answer, BotLevel, Hint } from '@shared/protocol/table';
import type { BotHouse } from './seatedTable';

/** Bots that give hints, too. */
export interface AdvisingHouse extends BotHouse {
  readonly advise: AdvicePort;
}

/** The bot that gives hints. */
const HINT_LEVEL: BotLevel = 'expert';

/** What the seat of this view had best do, from the view alone; the rule player answers if the bots don't. */
export async function hintFor(house: AdvisingHouse, view: PlayerView): Promise<Answer<Hint>> {
  if (view.legal === null)
    return { ok: false, fault: { code: 'bad-request', sentence: 'It is not your turn.' } };
  const seed = `hint ${view.turn}`;
  try {
    return {
      ok: true,
      value: await house.advise({ view, level: HINT_LEVEL, seed, convention: 'natural' }),
    };
  } catch (error) {
    house.onTrouble(`a hint failed: ${String(error)}`);
    return { ok: true, value: { action: house.plain(view, seed), reason: { kind: 'rules' } } };
  }
}
