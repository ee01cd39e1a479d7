import { countFaces, DECKS, type Face, rankOf, suitOf } from '@shared/game/cards';
import { handSize, type RuleSet } from '@shared/game/rules';
import { partnerOf, type Seat, seatAfter, seatsOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { isFirstGiftIn } from './phaseRules';
import { hasBuried, hasReached, type ViewRule } from './viewRule';

/** Whether a deck has these cards, each as often as it stands here. */
export function isFromDeck({ deck }: Pick<RuleSet, 'deck'>, cards: readonly Face[]): boolean {
  const { copies, ranks } = DECKS[deck];
  const known: readonly string[] = ranks;
  return (
    cards.every((card) => known.includes(rankOf(card))) &&
    countFaces(cards).every((count) => count <= copies)
  );
}

/** The cards of the two-hand stock at first: two players are dealt twelve each. */
const STOCK = 24;

/** How often both players have drawn. */
const drawsOf = ({ tricks, phase }: PlayerView): number =>
  Math.min(STOCK / 2, tricks.length - (phase.kind === 'after-trick' ? 1 : 0));

const stockOf = (view: PlayerView): number => STOCK - 2 * drawsOf(view);

const hasPlayed = ({ rules, trick }: PlayerView, seat: Seat): boolean =>
  trick?.cards.some((_, step) => seatAfter(rules, trick.leader, step) === seat) === true;

/** How many cards a seat has got beyond those dealt: the widow, passed or drawn cards. */
function extraCards(view: PlayerView, seat: Seat): number {
  const { rules, declarer, phase } = view;
  if (rules.players === 2) return drawsOf(view);
  if (declarer === null) return 0;
  if (phase.kind === 'give') {
    if (!isFirstGiftIn(view)) return 0;
    if (seat === declarer) return rules.passCount;
    return seat === partnerOf(rules, declarer) ? -rules.passCount : 0;
  }
  const holdsWidow = seat === declarer && hasReached(view, 'trump') && !hasBuried(view);
  return holdsWidow ? rules.widow : 0;
}

/** Every card is played, taken, or still there: hands have the sizes that follow from that. */
const areHandSizes = (view: PlayerView): boolean =>
  seatsOf(view.rules).every((seat) => {
    const played = view.tricks.length + (hasPlayed(view, seat) ? 1 : 0);
    return view.handSizes[seat] === handSize(view.rules) + extraCards(view, seat) - played;
  });

const isHand = ({ seat, hand, handSizes }: PlayerView): boolean =>
  hand.length === (seat === null ? 0 : handSizes[seat]) &&
  hand.every((card, index) => index === 0 || (hand[index - 1] ?? 0) <= card);

function areSetAside({ rules, widow, gave, got, buried }: PlayerView): boolean {
  const { passCount } = rules;
  const lists = [
    [widow, rules.widow],
    [buried, rules.widow],
    [gave, passCount],
    [got, passCount],
  ] as const;
  return lists.every(
    ([cards, size]) => cards === null || (cards.length === size && isFromDeck(rules, cards)),
  );
}

function isStock(view: PlayerView): boolean {
  const { stock, trump } = view;
  if (stock === null) return true;
  const { count, turnedUp } = stock;
  return (
    count === stockOf(view) &&
    (turnedUp === null ? count === 0 : count > 0 && suitOf(turnedUp) === trump)
  );
}

function isOpen({ open, handSizes, hand, seat, stock, rules }: PlayerView): boolean {
  if (open === null) return true;
  return open.every((cards, owner) => {
    const faces = cards.map(({ face }) => face);
    const isOwn = owner === seat;
    return (
      cards.length <= (stock?.count === 0 ? 0 : (handSizes[owner] ?? 0)) &&
      cards.every(({ types }) => types <= MELD_TYPES) &&
      isFromDeck(rules, faces) &&
      (!isOwn || countFaces(faces).every((count, face) => count <= (countFaces(hand)[face] ?? 0)))
    );
  });
}

/** A card serves in each of three types of melds for itself. */
const MELD_TYPES = 3;

/** Cards that this viewer sees in different places are different cards. */
function seenCards(view: PlayerView): Face[] {
  const { hand, tricks, trick, buried, stock, open, seat } = view;
  const others = (open ?? []).filter((_, owner) => owner !== seat);
  return [
    ...hand,
    ...tricks.flatMap(({ cards }) => cards),
    ...(trick?.cards ?? []),
    ...(buried ?? []),
    ...(stock?.turnedUp == null ? [] : [stock.turnedUp]),
    ...others.flatMap((cards) => cards.map(({ face }) => face)),
  ];
}

/** How many cards lie where, and that the deck has them. */
export const CARD_RULES: readonly ViewRule[] = [
  { what: 'the size of a hand', holds: areHandSizes },
  { what: 'the hand of this seat', holds: isHand },
  { what: 'the widow, the buried, or the passed cards', holds: areSetAside },
  { what: 'the stock', holds: isStock },
  { what: 'the open cards', holds: isOpen },
  { what: 'cards that the deck lacks', holds: (view) => isFromDeck(view.rules, seenCards(view)) },
];
