import type { Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import type { DealResult, PlayerView } from '@shared/game/view';
import { digestOf } from '../secrets';

/**
 * Digest of all that a view shows of its deal: cards, calls and what they came to. What the game was before the deal
 * (scores, history, how many actions) and what may be done next aren't in it.
 */
export function digestOfView(view: PlayerView): string {
  const { seat, dealer, phase, hand, handSizes, auction, declarer, contract, trump, moon } = view;
  const { widow, stock, gave, got, buried, melds, open, trick, tricks, sides, result } = view;
  return digestOf(
    printSorted([
      [seat, dealer, phase, hand, handSizes, auction, declarer, contract, trump, moon],
      [widow, stock, gave, got, buried, melds, open, trick, tricks, sides],
      result === null ? null : ofDealAlone(result),
    ]),
  );
}

/** Digest of the events that an update tells of its deal; null when it tells none. */
export function digestOfEvents(events: readonly GameEvent[]): string | null {
  const told = events
    .filter(({ type }) => type !== 'game-won')
    .map((event) =>
      event.type === 'deal-ended' ? { ...event, result: ofDealAlone(event.result) } : event,
    );
  return told.length === 0 ? null : digestOf(printSorted(told));
}

/** All cards played in the deal, in order. */
export const playsOf = ({ tricks, trick }: PlayerView): readonly Face[] =>
  [...tricks, ...(trick === null ? [] : [trick])].flatMap(({ cards }) => cards);

/** Without the scores, which the deals before it have a part in. */
const ofDealAlone = ({ sides, ...result }: DealResult) => ({
  ...result,
  sides: sides.map(({ meld, tricks, points }) => [meld, tricks, points]),
});

/** JSON with the fields of every object in one order, wherever the object was made. */
const printSorted = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
