import { countFaces, DECKS, deckCards, printFace, rankOf, withoutCards } from '@shared/game/cards';
import { seatAfter, sideCount } from '@shared/game/seats';
import { winningIndex } from '../trickPlay';
import { auctionFault } from './auctionFault';
import { expectedHandSizes, stockSize } from './handSizes';
import { knownOf, type Position } from './position';

/** What can't be in a field, as the end of a sentence; null when it can. */
type Rule = (position: Position) => string | null;

const lengthsFault: Rule = ({ rules, hands, scores, melds, open }) => {
  const { players } = rules;
  if (hands.length !== players) return `hands: ${hands.length} are given for ${players} players`;
  if (scores.length !== sideCount(rules))
    return `scores: ${scores.length} are given for ${sideCount(rules)} sides`;
  if (melds !== null && melds.length !== players)
    return `melds: those of ${melds.length} seats are given for ${players} players`;
  const lists = players === 2 ? 2 : 0;
  return open.length === lists
    ? null
    : `open: cards of ${open.length} seats are given, not of ${lists}`;
};

/** Who may decide in each phase, and which rules have it. */
const phaseFault: Rule = ({ rules, phase, contract, trick, tricks, how }) => {
  const isTwoHand = rules.players === 2;
  if (phase.kind === 'over') {
    if (how !== null || contract !== null || isTwoHand) return null;
    return 'turn: a deal without a contract is over by a redeal alone';
  }
  if (phase.kind === 'after-trick' && !isTwoHand)
    return 'turn: only two players draw after a trick';
  if (phase.kind === 'play') {
    const due = seatAfter(rules, trick?.leader ?? 0, trick?.cards.length ?? 0);
    if (phase.seat !== due) return `turn: seat ${due} plays next`;
    return isTwoHand || contract !== null ? null : 'contract: this field is missing';
  }
  if (phase.kind === 'after-trick')
    return tricks.length > 0 && trick === null ? null : 'tricks: no trick was just won';
  if (isTwoHand) return `turn: two players never come to ${phase.kind}`;
  if (trick !== null || tricks.length > 0) return 'tricks: nobody has played a card yet';
  if (phase.kind === 'nines' || phase.kind === 'auction') {
    if (phase.kind === 'nines' && !rules.ninesRedeal)
      return 'turn: nines are not asked about by these rules';
    return contract === null ? null : 'contract: the auction is not over';
  }
  if (contract === null) return 'contract: this field is missing';
  if (phase.kind === 'give') {
    if (rules.passCount === 0) return 'turn: no cards are passed by these rules';
    return phase.seat === contract.seat || phase.to === contract.seat
      ? null
      : 'turn: only the declarer and their partner pass cards';
  }
  if (phase.kind === 'bury' && rules.widow === 0)
    return 'turn: these rules have no widow to bury for';
  return phase.seat === contract.seat ? null : `turn: the declarer is seat ${contract.seat}`;
};

const trumpFault: Rule = ({ rules, phase, trump, contract, moon }) => {
  if (moon && (contract === null || rules.moon === null))
    return 'moon: nobody can have announced it';
  const isNamed = !['nines', 'auction', 'trump'].includes(phase.kind);
  if (phase.kind === 'over')
    return trump !== null || contract === null ? null : 'trump: this field is missing';
  if (isNamed === (trump !== null) || rules.players === 2)
    return trump === null && rules.players === 2 ? 'trump: this field is missing' : null;
  return isNamed ? 'trump: this field is missing' : 'trump: nobody has named it yet';
};

const passedFault: Rule = ({ rules, phase, passed, contract, hands }) => {
  const due = phase.kind === 'give' ? (phase.seat === contract?.seat ? 1 : 0) : null;
  if (due !== null && passed.length !== due)
    return `passed: cards of ${passed.length} seats are given, but ${due} have passed`;
  if (passed.length > 2) return 'passed: at most two seats pass cards';
  const isWrong = passed.some(({ cards }) => cards.length !== rules.passCount);
  if (isWrong) return `passed: each seat passes ${rules.passCount} cards`;
  const first = passed[0];
  if (due !== 1 || first === undefined || rules.passOrder !== 'together') return null;
  const from = phase.kind === 'give' ? phase.to : first.seat;
  const isHeld = withoutCards(knownOf(hands[from] ?? []), knownOf(first.cards)) !== null;
  return first.seat === from && isHeld ? null : `passed: seat ${from} still holds what it passes`;
};

const sizesFault: Rule = (position) => {
  const { rules, hands, stock, buried, widow, phase } = position;
  const due = expectedHandSizes(position);
  const wrong = hands.findIndex((hand, seat) => hand.length !== due[seat]);
  if (stock.length !== stockSize(position))
    return `stock: ${stock.length} cards are given, but ${stockSize(position)} are left`;
  if (buried.length !== 0 && buried.length !== rules.widow)
    return `buried: ${rules.widow} cards are buried by these rules`;
  if (buried.length > 0 && ['nines', 'auction', 'trump', 'give', 'bury'].includes(phase.kind))
    return 'buried: nobody has buried cards yet';
  if (widow.length !== rules.widow) return `widow: it has ${rules.widow} cards by these rules`;
  return wrong < 0
    ? null
    : `hands: seat ${wrong} has ${hands[wrong]?.length} cards, but must have ${due[wrong]}`;
};

/** The cards of a position that lie in different places: together they are the deck. */
export const placesOf = ({ hands, stock, buried, tricks, trick, contract, widow }: Position) => [
  ...hands,
  stock,
  buried,
  ...tricks.map(({ cards }) => cards),
  ...(trick === null ? [] : [trick.cards]),
  ...(contract === null ? [widow] : []),
];

const deckFault: Rule = (position) => {
  const { deck } = position.rules;
  const all = placesOf(position).flat();
  const known = knownOf([
    ...all,
    ...position.widow,
    ...position.passed.flatMap(({ cards }) => cards),
  ]);
  const { copies, ranks } = DECKS[deck];
  const foreign = known.find((card) => !ranks.some((rank) => rank === rankOf(card)));
  if (foreign !== undefined) return `cards: the deck ${deck} has no ${printFace(foreign)}`;
  const tooMany = countFaces(knownOf(all)).findIndex((count) => count > copies);
  if (tooMany >= 0)
    return `cards: ${printFace(tooMany)} is there more often than the ${copies} times of the deck`;
  const size = deckCards(deck).length;
  return all.length === size ? null : `cards: there are ${all.length} of the ${size} in the deck`;
};

const tricksFault: Rule = ({ rules, contract, trump, dealer, tricks, trick }) => {
  const all = trick === null ? tricks : [...tricks, trick];
  if (all.length === 0 || trump === null) return null;
  let leader = contract?.seat ?? seatAfter(rules, dealer);
  for (const [index, { leader: said, cards }] of all.entries()) {
    if (said !== leader)
      return `tricks: trick ${index + 1} is led by seat ${leader}, not by ${said}`;
    if (cards.length < rules.players)
      return index < all.length - 1 ? `tricks: trick ${index + 1} is not full` : null;
    leader = seatAfter(rules, leader, winningIndex(cards, trump));
  }
  return null;
};

const openFault: Rule = ({ open, hands }) => {
  const wrong = open.findIndex((cards, seat) => {
    const hand = hands[seat] ?? [];
    return (
      withoutCards(
        knownOf(hand),
        cards.map(({ face }) => face),
      ) === null
    );
  });
  return wrong < 0 ? null : `open: seat ${wrong} doesn't hold all of its open cards`;
};

const stockFault: Rule = ({ stock }) =>
  stock[stock.length - 1] === null
    ? 'stock: its last card is turned up, so it must be known'
    : null;

/** Later ones build on those before them. */
const RULES: readonly Rule[] = [
  lengthsFault,
  phaseFault,
  trumpFault,
  passedFault,
  sizesFault,
  stockFault,
  tricksFault,
  deckFault,
  openFault,
  auctionFault,
];

/** The first thing in a position that can't be, as the end of a sentence that begins with its field; null: none. */
export function positionFault(position: Position): string | null {
  for (const rule of RULES) {
    const fault = rule(position);
    if (fault !== null) return fault;
  }
  return null;
}
