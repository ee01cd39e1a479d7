import type { ShownView } from './dealsSeen';
import type { Position } from './position';

/** A view's own words for the same fields, without what the page leaves open: an order of melds, an empty trick. */
export function shownPosition(view: ShownView): Position {
  const ascending = (cards: readonly number[] | null) => cards && [...cards].sort((a, b) => a - b);
  const { phase } = view;
  return {
    dealer: view.dealer,
    phase,
    hand: ascending(view.hand),
    handSizes: view.handSizes,
    auction: view.auction,
    declarer: view.declarer,
    contract: view.contract,
    trump: view.trump,
    moon: view.moon,
    widow: ascending(view.widow),
    stock: view.stock,
    gave: ascending(view.gave),
    got: ascending(view.got),
    buried: ascending(view.buried),
    melds:
      view.melds?.map(({ points, melds }) => ({
        points,
        melds: melds
          .map((meld) => `${meld.name} ${ascending([...meld.cards])} = ${meld.points}`)
          .sort(),
      })) ?? null,
    open:
      view.open?.map((cards) => cards.map(({ face, types }) => `${face} ${types}`).sort()) ?? null,
    trick: view.trick !== null && view.trick.cards.length > 0 ? view.trick : null,
    tricks: view.tricks,
    sides: view.sides,
    result: view.result && {
      ...view.result,
      sides: view.result.sides.map(({ meld, tricks, points }) => ({
        meld,
        tricks,
        points,
      })),
    },
  };
}

/** All cards that a view shows as played, in order. */
export const playedIn = ({ tricks, trick }: ShownView): readonly number[] =>
  [...tricks, ...(trick === null ? [] : [trick])].flatMap(({ cards }) => cards);
