import type { GameEvent } from '@shared/game/events';
import { assertNever } from '@shared/game/result';
import type { Seat } from '@shared/game/seats';
import type { DealResult } from '@shared/game/view';
import { cardWords, SUIT_WORDS } from '@shared/game/words';
import { type Auctioneer, alsoShown, shownWith } from './conventionWords';
import { cardsWords, counted, listWords } from './en/cardWords';
import { meldLine } from './meldWords';
import { outcomeSentence } from './outcome';
import { isYou, nameOf, nameWithin, type People, sideName } from './people';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** An event in one or two short sentences, as somebody beside the player would tell it. */
export function narrate(event: GameEvent, people: People & Auctioneer): string {
  const name = (seat: Seat) => nameOf(people, seat);
  switch (event.type) {
    case 'dealt':
      return `${name(event.dealer)} dealt ${counted(event.handSize, 'card')} to each player.`;
    case 'nines-kept':
      return `${name(event.seat)} kept the hand.`;
    case 'nines-redealt':
      return `${name(event.seat)} asked for a new deal.`;
    case 'bid':
      return bid(event, people);
    case 'passed':
      return `${name(event.seat)} passed.`;
    case 'auction-won':
      return `${name(event.seat)} won the auction with ${event.contract}.`;
    case 'widow-taken':
      return `${name(event.seat)} took the widow: ${cardsWords(event.cards)}.`;
    case 'trump-named':
      return `${name(event.seat)} named ${SUIT_WORDS[event.suit]} trumps.`;
    case 'gave':
      return gave(event, people);
    case 'received':
      return received(event, people);
    case 'buried':
      return event.cards === null
        ? `${name(event.seat)} buried ${counted(event.count, 'card')}.`
        : `${name(event.seat)} buried ${cardsWords(event.cards)}.`;
    case 'melds-shown':
      return meldsShown(event, people);
    case 'decided':
      return decided(event, people);
    case 'played':
      return `${name(event.seat)} played the ${cardWords(event.card)}.`;
    case 'trick-won':
      return `Trick to ${nameWithin(people, event.trick.winner)}, ${counted(event.trick.points, 'point')}.`;
    case 'claimed':
      return `${name(event.seat)} took the rest: every trick left was certain.`;
    case 'dix-shown':
      return dixShown(event, people);
    case 'melded':
      return `${name(event.seat)} melded: ${meldLine(event.meld)}.`;
    case 'drew':
      return event.card === null
        ? `${name(event.seat)} drew a card.`
        : `${name(event.seat)} drew the ${cardWords(event.card)}.`;
    case 'deal-ended':
      return dealEnded(event.result, people);
    case 'game-won':
      return `${sideName(people, event.side)} won the game.`;
    default:
      return assertNever(event);
  }
}

function bid({ seat, amount, forced }: Of<'bid'>, people: People & Auctioneer): string {
  if (forced) return `All others passed, so ${nameWithin(people, seat)} must bid ${amount}.`;
  return `${nameOf(people, seat)} bid ${amount}${alsoShown(shownWith(people, seat, amount))}.`;
}

function gave({ seat, to, count, cards }: Of<'gave'>, people: People): string {
  const what = cards === null ? counted(count, 'card') : cardsWords(cards);
  return `${nameOf(people, seat)} passed ${nameWithin(people, to)} ${what}.`;
}

function received({ seat, from, count, cards }: Of<'received'>, people: People): string {
  if (isYou(people, from)) return `${nameOf(people, seat)} took up your ${counted(count, 'card')}.`;
  const what = cards === null ? counted(count, 'card') : cardsWords(cards);
  return `${nameOf(people, seat)} received from ${nameWithin(people, from)}: ${what}.`;
}

function meldsShown({ melds }: Of<'melds-shown'>, people: People): string {
  const lines = melds.map(({ points, melds: shown }, seat) =>
    shown.length === 0
      ? `${nameOf(people, seat)} showed no meld`
      : `${nameOf(people, seat)} showed ${points}: ${listWords(shown.map(meldLine))}`,
  );
  return `${lines.join('. ')}.`;
}

function decided({ seat, choice }: Of<'decided'>, people: People): string {
  switch (choice) {
    case 'play-on':
      return `${nameOf(people, seat)} played on.`;
    case 'throw-in':
      return `${nameOf(people, seat)} threw the hand in.`;
    case 'moon':
      return `${nameOf(people, seat)} declared the moon: every trick, or the contract is lost.`;
    default:
      return assertNever(choice);
  }
}

function dixShown({ seat, points, exchangedFor }: Of<'dix-shown'>, people: People): string {
  return exchangedFor === null
    ? `${nameOf(people, seat)} showed the nine of trumps for ${points}.`
    : `${nameOf(people, seat)} exchanged the nine of trumps for the ${cardWords(exchangedFor)}: ${counted(points, 'point')}.`;
}

function dealEnded(result: DealResult, people: People): string {
  if (result.how === 'redeal') return 'The cards are dealt again by the same dealer.';
  const totals = result.sides.map((side, index) => `${sideName(people, index)} ${side.total}`);
  return `${outcomeSentence(result, people)} Score: ${listWords(totals)}.`;
}
