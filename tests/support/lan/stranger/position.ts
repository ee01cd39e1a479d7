import type { Card } from '../../naive/naiveCards';
import { countedMeld } from '../../naive/naiveScoring';
import { pointsIn } from '../../naive/naiveTricks';
import { numberOf, sortedNumbers } from './cardNumbers';
import type { Replay } from './replay';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const numbersOrNull = (cards: readonly Card[] | null | undefined) =>
  cards == null ? null : sortedNumbers(cards);
const pointsOf = (melds: readonly { readonly points: number }[]): number =>
  sum(melds.map(({ points }) => points));

/** The fields of a view that are compared. */
export type Position = Readonly<Record<string, unknown>>;

/**
 * What a seat may see, field by field (docs/network.md, "What a program sees of a deal"); null for somebody who
 * watches.
 */
export function positionOf(replay: Replay, seat: number | null): Position {
  const { game, rules, passed } = replay;
  const seats = replay.cards.hands.map((_, index) => index);
  const isDeclarer = seat !== null && seat === game.declarer;
  const knowsWhatCame = rules.passOrder === 'partner-first' || passed.length === 2;
  return {
    dealer: replay.dealer,
    phase: phaseOf(replay),
    hand: seat === null ? [] : sortedNumbers(game.hand(seat)),
    handSizes: seats.map((each) => game.hand(each).length),
    auction: { calls: [...replay.calls], high: replay.high },
    declarer: game.declarer,
    contract: game.contract,
    trump: game.trump,
    moon: replay.moon,
    widow: rules.widow > 0 && game.declarer !== null ? sortedNumbers(replay.cards.widow) : null,
    stock: stockOf(replay),
    gave: numbersOrNull(passed.find((each) => each.seat === seat)?.cards),
    got: knowsWhatCame ? numbersOrNull(passed.find(({ to }) => to === seat)?.cards) : null,
    buried: isDeclarer ? numbersOrNull(replay.buried) : null,
    melds: meldsOf(replay),
    open: rules.players === 2 ? seats.map((each) => openOf(replay, each)) : null,
    trick: replay.trick && { ...replay.trick, cards: replay.trick.cards.map(numberOf) },
    tricks: game.tricks.map((trick) => ({ ...trick, cards: trick.cards.map(numberOf) })),
    sides: sidesOf(replay, isDeclarer),
    result: game.result && {
      ...game.result,
      sides: game.result.sides.map(({ meld, tricks, points }) => ({ meld, tricks, points })),
    },
  };
}

function phaseOf({ game, hasEnded }: Replay): unknown {
  const { phase } = game;
  if (hasEnded || !('seat' in phase)) return { kind: 'over' };
  const { kind, seat } = phase;
  return kind === 'give' ? { kind, seat, to: phase.to } : { kind, seat };
}

function stockOf({ game, rules }: Replay): unknown {
  const last = game.stock.at(-1);
  const turnedUp = last === undefined ? null : numberOf(last.card);
  return rules.players === 2 ? { count: game.stock.length, turnedUp } : null;
}

/** The melded cards that lie open before a seat, as "face types". */
const openOf = ({ game }: Replay, seat: number): string[] =>
  game
    .open(seat)
    .map((text) => text.split(' '))
    .map(([card = '', types]) => `${numberOf(card)} ${types}`)
    .sort();

function meldsOf({ game, rules, laidDown }: Replay): unknown {
  const isTwoHanded = rules.players === 2;
  if (isTwoHanded && laidDown.every((melds) => melds.length === 0)) return null;
  const shown = isTwoHanded
    ? laidDown.map((melds) => ({ points: pointsOf(melds), melds }))
    : game.melds;
  return (
    shown?.map(({ points, melds }) => ({
      points,
      melds: melds
        .map((meld) => `${meld.name} ${sortedNumbers(meld.cards)} = ${meld.points}`)
        .sort(),
    })) ?? null
  );
}

function sidesOf({ game, rules, laidDown, buried, hasEnded }: Replay, isDeclarer: boolean) {
  const melded = rules.players === 2 ? laidDown.map(pointsOf) : game.melds?.map((m) => m.points);
  return game.totals.map((_, side) => {
    const isOurs = (seat: number): boolean => game.sideOf(seat) === side;
    const won = game.tricks.filter(({ winner }) => isOurs(winner));
    const bury = game.declarer !== null && isOurs(game.declarer) ? buried : null;
    const isBuryKnown = hasEnded || isDeclarer;
    const tally = {
      meld: sum((melded ?? []).filter((_points, seat) => isOurs(seat))),
      tricks: pointsOf(won) + (bury && isBuryKnown ? pointsIn(rules, bury) : 0),
      trickCount: won.length + (bury ? 1 : 0),
    };
    return { ...tally, meldCounts: countedMeld(rules, { ...tally, meld: 1 }) > 0 };
  });
}
