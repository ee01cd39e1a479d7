import { scoreMelds } from '@main/engine/melding';
import { winningIndex } from '@main/engine/trickPlay';
import type { Action } from '@shared/game/actions';
import { type Face, rankOf, suitOf, withoutCards } from '@shared/game/cards';
import { counterOf } from '@shared/game/rules';
import { seatAfter, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { SUIT_WORDS } from '@shared/game/words';

/**
 * Why an action is a good one, in one sentence made from what the seat itself can see and nothing else.
 */
export function hintReason(view: PlayerView, action: Action): string {
  switch (action.type) {
    case 'redeal':
      return 'Nines win nothing: a new deal can only be better.';
    case 'keep':
      return 'The other cards of this hand are worth playing.';
    case 'bid':
      return `${bestMeldWords(view)} With tricks and your partner\u2019s help, ${action.amount} is within reach.`;
    case 'pass':
      return `${bestMeldWords(view)} The next bid would promise more than this hand can make.`;
    case 'trump':
      return trumpReason(view, action.suit);
    case 'give':
    case 'bury':
      return partingReason(view, action.cards);
    case 'play-on':
      return 'The points still needed can be taken in tricks.';
    case 'throw-in':
      return 'The tricks can\u2019t bring what the contract still needs, and playing on would help the others.';
    case 'moon':
      return 'This hand can take every trick.';
    case 'play':
      return playReason(view, action.card);
    case 'claim':
      return 'Nobody can beat your cards any more.';
    case 'dix':
    case 'exchange':
      return 'The nine of trumps scores at once, and it is worth little in a trick.';
    case 'meld':
      return 'It scores at once, and the cards can still be played.';
    case 'draw':
      return 'There is nothing better to lay down now.';
  }
}

function bestMeldWords({ meldIfTrump }: PlayerView): string {
  const best = meldIfTrump?.reduce((a, b) => (b.points > a.points ? b : a));
  return best === undefined || best.points === 0
    ? 'You hold no meld.'
    : `Your melds are worth ${best.points} with ${SUIT_WORDS[best.suit]} as trumps.`;
}

function trumpReason({ meldIfTrump, hand }: PlayerView, suit: PlayerView['trump']): string {
  const cards = hand.filter((card) => suitOf(card) === suit).length;
  const melds = meldIfTrump?.find((each) => each.suit === suit)?.points ?? 0;
  return `You hold ${cards} of them, and your melds would be worth ${melds}.`;
}

/** Giving and burying: what it does to the own melds, counted and not guessed. */
function partingReason({ rules, trump, hand }: PlayerView, cards: readonly Face[]): string {
  const rest = withoutCards(hand, cards);
  if (trump === null || rest === null) return 'These cards do the most good.';
  const lost = scoreMelds(rules, trump, hand).points - scoreMelds(rules, trump, rest).points;
  const trumps = cards.filter((card) => suitOf(card) === trump).length;
  const what = trumps > 0 ? `That parts with ${trumps} of the trumps` : 'That keeps every trump';
  return lost > 0
    ? `${what} and ${lost} of your own melds, for what it does elsewhere.`
    : `${what} and leaves your own melds whole.`;
}

function playReason(view: PlayerView, card: Face): string {
  const { legal, trick, trump } = view;
  if (legal?.kind === 'play' && legal.cards.length === 1)
    return 'It is the only card you may play.';
  if (trick === null || trump === null || trick.cards.length === 0) return leadReason(view, card);
  const best = winningIndex(trick.cards, trump);
  const takes = winningIndex([...trick.cards, card], trump) === trick.cards.length;
  const winner = seatAfter(view.rules, trick.leader, best);
  const isOurs = view.seat !== null && sideOf(view.rules, winner) === sideOf(view.rules, view.seat);
  const points = counterOf(view.rules, rankOf(card));
  if (takes) return 'It takes the lead in this trick.';
  if (isOurs)
    return points > 0
      ? 'Your partner is winning this trick: give it points.'
      : 'Your partner is winning this trick, and your points are kept for later.';
  return points > 0
    ? 'You can\u2019t win this trick, and it is the least you can give.'
    : 'You can\u2019t win this trick, so give it no points.';
}

function leadReason({ trump, tricks }: PlayerView, card: Face): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (suit === trump) return 'Leading trumps takes them out of the other hands.';
  if (rank === 'A')
    return tricks.length === 0
      ? 'An ace is surest to win before anybody has run out of its suit.'
      : 'Nothing is higher, so it wins unless somebody must trump.';
  return 'A quiet lead: it risks little.';
}
