import { partnerOf, type Seat, seatsOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { layings } from '../openMelds';
import { laidMelds, openCopies } from './laidCards';
import { type Position, type SomeCards, unknownCards } from './position';

/** What the viewer knows of a hand: their own, and what lies open of another. */
function handOf({ seat, hand, handSizes, open }: PlayerView, owner: Seat): SomeCards {
  if (owner === seat) return hand;
  const faces = (open?.[owner] ?? []).map(({ face }) => face).sort((a, b) => a - b);
  return [...faces, ...unknownCards((handSizes[owner] ?? 0) - faces.length)];
}

/** The seats that have passed cards so far, in order: the declarer's partner, then the declarer. */
function givers({ rules, declarer, trump, phase }: PlayerView): Seat[] {
  if (declarer === null || trump === null || rules.passCount === 0) return [];
  const partner = partnerOf(rules, declarer);
  if (partner === null || (phase.kind === 'give' && phase.seat === partner)) return [];
  return phase.kind === 'give' ? [partner] : [partner, declarer];
}

function passedIn(view: PlayerView): Position['passed'] {
  const { rules, seat, gave, got } = view;
  return givers(view).map((giver) => {
    const isFromPartner = seat !== null && partnerOf(rules, seat) === giver;
    const known = giver === seat ? gave : isFromPartner ? got : null;
    return { seat: giver, cards: known ?? unknownCards(rules.passCount) };
  });
}

/** Cards lie buried from the phase after the bury on. */
function buriedIn({ rules, buried, declarer, trump, phase }: PlayerView): SomeCards {
  const isBuried = declarer !== null && trump !== null && !['give', 'bury'].includes(phase.kind);
  return buried ?? unknownCards(isBuried ? rules.widow : 0);
}

/** The winner has laid a meld where the cards allow one and none is offered any more. */
function hasMeldedIn({ rules, seat, legal, trump, hand, open, melds }: PlayerView): boolean {
  if (legal?.kind !== 'after-trick' || seat === null || trump === null) return false;
  const copies = openCopies(open?.[seat] ?? [], melds?.[seat]?.melds ?? []);
  return (
    legal.melds.length === 0 && layings(rules, trump, { cards: hand, open: copies }).length > 0
  );
}

/** What one seat knows: nothing but its view goes in. */
export function positionOfView(view: PlayerView): Position {
  const { rules, declarer, contract, stock, melds, history, result } = view;
  const uncounted = history.filter((deal) => deal.result.how === 'redeal').length;
  const stockDown = stock === null ? 0 : stock.count - (stock.turnedUp === null ? 0 : 1);
  return {
    rules,
    dealer: view.dealer,
    scores: view.scores,
    dealsBefore: view.dealNumber - 1 - uncounted,
    phase: view.phase,
    hasMelded: hasMeldedIn(view),
    how: result?.how === 'redeal' || result?.how === 'thrown-in' ? result.how : null,
    hands: seatsOf(rules).map((seat) => handOf(view, seat)),
    widow: view.widow ?? unknownCards(rules.widow),
    stock: [
      ...unknownCards(stockDown),
      ...(stock === null || stock.turnedUp === null ? [] : [stock.turnedUp]),
    ],
    calls: view.auction.calls,
    contract: declarer === null || contract === null ? null : { seat: declarer, amount: contract },
    trump: view.trump,
    moon: view.moon,
    passed: passedIn(view),
    buried: buriedIn(view),
    melds: melds?.map((shown) => laidMelds(rules, shown)) ?? null,
    open: (view.open ?? []).map((cards, seat) => openCopies(cards, melds?.[seat]?.melds ?? [])),
    tricks: view.tricks.map(({ leader, cards }) => ({ leader, cards })),
    trick: view.trick,
  };
}
