import { dealCards, firstDealer } from '@main/engine/dealing';
import { applyAction, type GameProgress } from '@main/engine/game';
import { recordMove } from '@main/engine/record';
import { replayDeal } from '@main/engine/replay';
import { eventFor, viewFor } from '@main/engine/view';
import type { OwnAction, SeenPosition } from '@main/lan/guest/dealEvidence';
import type { CheckCards, SeenDeal } from '@main/lan/guest/judgeDeal';
import { digestOfEvents, digestOfView, playsOf } from '@main/lan/guest/shown';
import type { Face } from '@shared/game/cards';
import type { RecordedMove } from '@shared/game/record';
import { type Seat, seatAfter } from '@shared/game/seats';
import type { Opening } from '@shared/protocol/lan/fairDeal';

/** A few milliseconds of work. */
const POSITIONS_AT_ONCE = 8;

/**
 * Deals a deal again, plays its actions again, and compares each position that was seen with the one that the rules
 * give: no rule of the game is looked at one by one.
 */
export const checkCards: CheckCards = function* (seed, seen, opening) {
  const { rules, deal } = seen;
  const dealer = dealerOf(seed, seen);
  if (dealer === null) return 'late';
  if (dealer >= rules.players) return 'different';
  /** By the number of actions taken in the deal. */
  const played = new Map<number, GameProgress>();
  const replayed = replayDeal(
    { rules, dealer, dealt: dealCards(rules, seed, deal - 1), moves: opening.moves },
    (progress) => played.set(progress.game.deal.moves.length, progress),
  );
  if (!replayed.ok) return 'different';

  let sawFirst = false;
  let sawAll = true;
  for (const [index, position] of seen.positions.entries()) {
    if (index % POSITIONS_AT_ONCE === 0) yield;
    const taken = position.turn - opening.turn;
    if (taken === 0 && position.seat !== null) sawFirst = true;
    const isSame =
      isShown(played.get(taken), position) ||
      isShown(takenBack(played, position, opening), position);
    if (isSame) continue;
    // A host that was killed may have lost the last actions, but nothing comes before the first position.
    if (!position.beforeGap || taken === 0) return 'different';
    sawAll = false;
  }
  for (const own of seen.ownActions) {
    if (isCarriedOut(own, opening)) continue;
    if (!own.beforeGap) return 'different';
    sawAll = false;
  }
  if (!sawFirst) return 'late';
  return sawAll ? 'same' : 'partly';
};

/** Who had to deal; null when nothing of the deal was seen from which it could be told. */
function dealerOf(seed: string, { rules, deal, before, positions }: SeenDeal): Seat | null {
  if (deal === 1) return firstDealer(rules, seed);
  if (before === null) return positions[0]?.dealer ?? null;
  return before.how === 'redeal' ? before.dealer : seatAfter(rules, before.dealer);
}

/** Whether a position that was played again shows a seat what it was shown. */
function isShown(played: GameProgress | null | undefined, seen: SeenPosition): boolean {
  if (played == null) return false;
  const { game, events } = played;
  if (seen.seat !== null && seen.seat >= game.rules.players) return false;
  if (digestOfView(viewFor(game, seen.seat)) !== seen.view) return false;
  return (
    seen.events === null ||
    digestOfEvents(events.map((event) => eventFor(event, seen.seat))) === seen.events
  );
}

/** Whether the deal's actions have this one in its place. An action of another deal has no place in it. */
function isCarriedOut({ turn, ...own }: OwnAction, { turn: first, moves }: Opening): boolean {
  return turn < first || printMove(moves[turn - first]) === printMove(recordMove(own));
}

/** Cards that are passed, buried or melded may be named in any order. */
const printMove = (move: RecordedMove | undefined): string =>
  String(move?.map((part) => String(part).split(' ').sort()));

/** A position that was taken back: only cards can be, and what was played is known from what was seen. */
function takenBack(
  played: ReadonlyMap<number, GameProgress>,
  { turn, backTo, plays }: SeenPosition,
  opening: Opening,
): GameProgress | null {
  const start = backTo === null ? undefined : played.get(backTo - opening.turn);
  if (backTo === null || start === undefined) return null;
  const before = playsOf(viewFor(start.game, null));
  const more = plays.slice(before.length);
  const isBranch =
    more.length === turn - backTo && before.every((card, index) => plays[index] === card);
  return isBranch ? playOn(start, more) : null;
}

/** Plays these cards, each by whoever is to play; null when one of them isn't legal. */
function playOn(start: GameProgress, cards: readonly Face[]): GameProgress | null {
  let progress = start;
  for (const card of cards) {
    const { phase } = progress.game.deal;
    const next = 'seat' in phase && applyAction(progress.game, phase.seat, { type: 'play', card });
    if (next === false || !next.ok) return null;
    progress = next.value;
  }
  return progress;
}
