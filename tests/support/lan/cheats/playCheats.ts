import type { GameState } from '@main/engine/game';
import type { Action } from '@shared/game/actions';
import { at, deckCards, type Face } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import type { WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { Cheat } from '../fairTable';

import { instead, type KnownCheat } from './knownCheat';

/** Shows other views than the game's. */
const viewsAs =
  (
    change: (view: WireUpdate['view'], game: GameState) => WireUpdate['view'],
  ): NonNullable<Cheat['toVictim']> =>
  (message, truth) => {
    const game = truth();
    if (game === null || (message.type !== 'update' && message.type !== 'snapshot'))
      return [message];
    const view = change(message.update.view, game);
    // What led there would tell.
    const events = view === message.update.view ? message.update.events : [];
    return [{ ...message, update: { ...message.update, view, events } }];
  };

/** A card that seat 1, who is to play into a trick, doesn't have, though seat 0 can't know it. */
function cardNotHeld(view: WireUpdate['view'], game: GameState | null): Face | null {
  const { phase, trick } = view;
  const isTheirs = phase.kind === 'play' && phase.seat === 1;
  if (game === null || !isTheirs || trick === null || trick.cards.length > 2) return null;
  const known = [...view.hand, ...view.tricks.flatMap(({ cards }) => cards), ...trick.cards];
  const held = at(game.deal.hands, 1);
  return deckCards('single').find((card) => !held.includes(card) && !known.includes(card)) ?? null;
}

/** What seat 0 would see if seat 1 had played that card. */
function playedBySeat1(view: WireUpdate['view'], card: Face): WireUpdate['view'] {
  const trick = view.trick === null ? null : { ...view.trick, cards: [...view.trick.cards, card] };
  const handSizes = view.handSizes.map((size, seat) => (seat === 1 ? size - 1 : size));
  return { ...view, turn: view.turn + 1, phase: { kind: 'play', seat: 2 }, trick, handSizes };
}

/** Seat 0 takes every bid. */
const bidsForSeat0 = ({ seat, legal }: PlayerView): Action | null => {
  if (legal?.kind !== 'auction') return null;
  return seat === 0 && legal.bids !== null
    ? { type: 'bid', amount: legal.bids.min }
    : { type: 'pass' };
};

const throwsIn = ({ legal }: PlayerView): Action | null =>
  legal?.kind === 'decision' && legal.options.includes('throw-in') ? { type: 'throw-in' } : null;

/** Something that is shown, told or done otherwise than it was. */
export const PLAY_CHEATS: readonly KnownCheat[] = [
  {
    // No card is ever played: the melds alone tell.
    what: 'has others show melds that they weren\u2019t dealt, in a hand thrown in',
    preset: 'cm-cutthroat-4',
    play: throwsIn,
    cheat: () => ({
      deal({ dealer, dealt }) {
        const [first = [], ...others] = dealt.hands;
        return { dealer, dealt: { ...dealt, hands: [first, ...others.slice(1), at(others, 0)] } };
      },
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'passes other cards than the partner gave',
    preset: 'sq-partnership',
    play: bidsForSeat0,
    cheat: () => ({
      toVictim: viewsAs((view) => {
        if (view.got === null) return view;
        const other = deckCards('single').find(
          (card) => !view.hand.includes(card) && !view.got?.includes(card),
        );
        return { ...view, got: [other ?? 0, ...view.got.slice(1)] };
      }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'gives other cards away than its player chose',
    preset: 'sq-partnership',
    play: bidsForSeat0,
    cheat: () => ({
      from(message, seat, truth) {
        const hand = truth()?.deal.hands[0] ?? [];
        if (seat !== 0 || message.type !== 'act') return message;
        const { action } = message.submission;
        if (action.type !== 'give') return message;
        const [other] = hand.filter((card) => !action.cards.includes(card));
        const cards = [other ?? 0, ...action.cards.slice(1)];
        return { ...message, submission: { ...message.submission, action: { ...action, cards } } };
      },
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'shows a card as played that somebody doesn\u2019t have',
    preset: 'sq-cutthroat-4',
    cheat: () => ({
      toVictim: viewsAs((view, { deal }) => {
        const { trick } = view;
        const last = (trick?.cards.length ?? 0) - 1;
        if (trick === null || last < 0 || (trick.leader + last) % 4 !== 1) return view;
        const held = [...at(deal.hands, 1), ...trick.cards];
        const seen = [...view.hand, ...view.tricks.flatMap(({ cards }) => cards)];
        const never = deckCards('single').find(
          (card) => !held.includes(card) && !seen.includes(card),
        );
        return never === undefined
          ? view
          : { ...view, trick: { ...trick, cards: [...trick.cards.slice(0, -1), never] } };
      }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'shows a card that somebody doesn\u2019t have, and takes it back',
    preset: 'sq-cutthroat-4',
    cheat() {
      /** The updates that were put in. */
      let more = 0;
      return {
        toVictim(message, truth) {
          if (message.type !== 'update') return [message];
          const { update } = message;
          const sent = { ...message, update: { ...update, seq: update.seq + more } };
          const card = cardNotHeld(update.view, truth());
          if (more > 0 || card === null) return [sent];
          more = 2;
          const view = playedBySeat1(update.view, card);
          const seq = update.seq + 1;
          const events = [{ type: 'played' as const, seat: 1, card }];
          return [
            sent,
            { ...message, update: { ...update, seq, view, events } },
            { ...message, update: { ...update, seq: seq + 1, events: [] } },
          ];
        },
      };
    },
    finds: ['unfair', 'cards'],
  },
  {
    what: 'tells other actions than were taken',
    preset: 'sq-cutthroat-4',
    cheat: () => ({
      toVictim: instead('reveal', (message) => {
        const plays = message.moves.findIndex(([seat, verb]) => seat === 1 && verb === 'play');
        return [{ ...message, moves: message.moves.toSpliced(plays, 1) }];
      }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'tells that there were fewer actions before the deal',
    preset: 'sq-cutthroat-4',
    cheat: () => ({
      toVictim: instead('reveal', (message) => [{ ...message, turn: message.turn + 1 }]),
    }),
    finds: ['unfair', 'cards'],
  },
];
