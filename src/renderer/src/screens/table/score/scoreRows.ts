import { at, RANKS, sortCards } from '@shared/game/cards';
import type { Meld } from '@shared/game/melds';
import type { RuleSet } from '@shared/game/rules';
import { type Side, sideOf } from '@shared/game/seats';
import type { DealResult, PlayerView } from '@shared/game/view';

/** A line of the score sheet: what it is called, and a figure for each side (null: none). */
export interface ScoreRow {
  /** Tells the rows of one sheet apart. */
  readonly key: string;
  readonly kind:
    | 'meld'
    | 'melds'
    | 'counters'
    | 'last'
    | 'tricks'
    | 'lost'
    | 'moon'
    | 'deal'
    | 'total';
  /** The meld of a meld row, and whose it is. */
  readonly meld: { readonly meld: Meld; readonly seat: number } | null;
  readonly figures: readonly (number | null)[];
  /** Side by side with `figures`: melds shown that didn't count. */
  readonly struck: readonly boolean[];
}

/** What one counter is worth when all that count are worth the same; null otherwise. */
export function counterUnit(rules: RuleSet): number | null {
  const values = new Set(RANKS.map((rank) => rules.counters[rank]).filter((value) => value > 0));
  return values.size === 1 ? ([...values][0] ?? null) : null;
}

/** The rows of a finished deal, from the melds down to the totals. */
export function scoreRows(view: PlayerView, result: DealResult): ScoreRow[] {
  const { rules } = view;
  const { sides } = result;
  const none = sides.map(() => false);
  const row = (
    kind: ScoreRow['kind'],
    figures: readonly (number | null)[],
    struck: readonly boolean[] = none,
  ): ScoreRow => ({ key: kind, kind, meld: null, figures, struck });

  const lost = sides.map((_, side) => isLost(view, result, side));
  const lastSide = lastTrickSide(view, result);
  const lastFigures = sides.map((_, side) => (side === lastSide ? rules.lastTrick : null));
  const bonus = sides.map((side, index) => moonBonus(result, rules, index, side));
  const rows: ScoreRow[] = [
    ...meldRows(view),
    row(
      'melds',
      sides.map((side) => side.meld),
      lost,
    ),
  ];
  if (result.how !== 'thrown-in') {
    rows.push(
      row(
        'counters',
        sides.map((side, index) => side.tricks - (lastFigures[index] ?? 0)),
      ),
    );
    if (lastSide !== null) rows.push(row('last', lastFigures));
    rows.push(
      row(
        'tricks',
        sides.map((side) => side.tricks),
      ),
    );
  }
  const contracts = sides.map((_, side) => contractLost(result, rules, side));
  if (contracts.some((each) => each !== null)) rows.push(row('lost', contracts));
  if (bonus.some((each) => each !== null)) rows.push(row('moon', bonus));
  rows.push(
    row(
      'deal',
      sides.map((side) => side.points),
    ),
  );
  rows.push(
    row(
      'total',
      sides.map((side) => side.total),
    ),
  );
  return rows;
}

function meldRows(view: PlayerView): ScoreRow[] {
  const sideTotal = view.sides.length;
  return (view.melds ?? []).flatMap(({ melds }, seat) =>
    melds.map((meld, index) => {
      const side = sideOf(view.rules, seat);
      return {
        key: `meld-${seat}-${index}`,
        kind: 'meld' as const,
        meld: { meld: { ...meld, cards: sortCards(meld.cards) }, seat },
        figures: Array.from({ length: sideTotal }, (_, each) =>
          each === side ? meld.points : null,
        ),
        struck: Array.from({ length: sideTotal }, () => false),
      };
    }),
  );
}

const isSet = (result: DealResult): boolean =>
  result.how === 'set' || result.how === 'thrown-in' || result.how === 'moon-failed';

const declarerSide = (result: DealResult, rules: RuleSet): Side | null =>
  result.declarer === null ? null : sideOf(rules, result.declarer);

/** The side's melds were shown and brought nothing. */
function isLost(view: PlayerView, result: DealResult, side: Side): boolean {
  const shown = at(result.sides, side).meld;
  if (shown === 0) return false;
  if (isSet(result) && side === declarerSide(result, view.rules)) return true;
  return result.how !== 'thrown-in' && !at(view.sides, side).meldCounts;
}

function contractLost(result: DealResult, rules: RuleSet, side: Side): number | null {
  if (!isSet(result) || side !== declarerSide(result, rules) || result.contract === null)
    return null;
  return -result.contract;
}

function moonBonus(
  result: DealResult,
  rules: RuleSet,
  side: Side,
  figures: { readonly meld: number; readonly tricks: number; readonly points: number },
): number | null {
  if (result.how !== 'moon' || side !== declarerSide(result, rules)) return null;
  return figures.points - figures.meld - figures.tricks;
}

function lastTrickSide(view: PlayerView, result: DealResult): Side | null {
  const last = view.tricks.at(-1);
  if (last === undefined || result.how === 'thrown-in') return null;
  return sideOf(view.rules, last.winner);
}

/** Deals of a long game that the view no longer lists. */
export const dealsLeftOut = ({ dealNumber, history }: PlayerView): number =>
  dealNumber - 1 - history.length;

/**
 * Scores of every side before the first deal that the view lists (0, unless the game is a long one) and after each;
 * deals that were dealt again don't count.
 */
export function scoreLines(view: PlayerView): number[][] {
  const results = [
    ...view.history.map((deal) => deal.result),
    ...(view.result ? [view.result] : []),
  ];
  const counted = results.filter((result) => result.how !== 'redeal');
  return view.sides.map((_, side) => {
    const figures = counted.map((result) => at(result.sides, side));
    const [first] = figures;
    return [first ? first.total - first.points : 0, ...figures.map(({ total }) => total)];
  });
}
