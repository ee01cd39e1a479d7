import type { GameState } from '@main/engine/game';
import { at, DECKS, deckCards, type Face } from '@shared/game/cards';
import { type Seat, seatAfter } from '@shared/game/seats';
import type { WireUpdate } from '@shared/protocol/lan/updateSchema';
import {
  arePassed,
  bidsForSeat0,
  type Cheat,
  hasSeveralOthers,
  type KnownCheat,
} from './knownCheat';

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

/** A card that a seat doesn't hold, though nobody who sees this view can know. */
function cardNotHeld(
  view: WireUpdate['view'],
  { deal, rules }: GameState,
  seat: Seat,
): Face | undefined {
  const { trick, tricks, hand } = view;
  const seen = [...hand, ...tricks.flatMap(({ cards }) => cards), ...(trick?.cards ?? [])];
  const isUnseen = (card: Face): boolean =>
    seen.filter((each) => each === card).length < DECKS[rules.deck].copies;
  const kept = [...at(deal.hands, seat), trick?.cards.at(-1)];
  return deckCards(rules.deck).find((card) => !kept.includes(card) && isUnseen(card));
}

/** Whether a seat is to play a card into a trick that isn't complete with it. */
const isToFollow = (
  { phase, trick }: WireUpdate['view'],
  { rules }: GameState,
  seat: Seat,
): boolean =>
  phase.kind === 'play' &&
  phase.seat === seat &&
  trick !== null &&
  trick.cards.length < rules.players - 1;

/** What seat 0 would see if seat 1 had played that card. */
function playedBySeat1(view: WireUpdate['view'], card: Face): WireUpdate['view'] {
  const trick = view.trick === null ? null : { ...view.trick, cards: [...view.trick.cards, card] };
  const handSizes = view.handSizes.map((size, seat) => (seat === 1 ? size - 1 : size));
  return { ...view, turn: view.turn + 1, phase: { kind: 'play', seat: 2 }, trick, handSizes };
}

/** Views that aren't the game's. */
export const SHOWN_CHEATS: readonly KnownCheat[] = [
  {
    what: 'passes other cards than the partner gave',
    appliesTo: arePassed,
    play: bidsForSeat0,
    cheat: () => ({
      toVictim: viewsAs((view, { rules }) => {
        if (view.got === null) return view;
        const other = deckCards(rules.deck).find(
          (card) => !view.hand.includes(card) && !view.got?.includes(card),
        );
        return { ...view, got: [other ?? 0, ...view.got.slice(1)] };
      }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'shows a card as played that somebody doesn\u2019t have',
    appliesTo: hasSeveralOthers,
    cheat: () => ({
      toVictim: viewsAs((view, game) => {
        const { trick } = view;
        const last = (trick?.cards.length ?? 0) - 1;
        if (trick === null || last < 0 || seatAfter(game.rules, trick.leader, last) !== 1)
          return view;
        const card = cardNotHeld(view, game, 1);
        return card === undefined
          ? view
          : { ...view, trick: { ...trick, cards: [...trick.cards.slice(0, -1), card] } };
      }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'shows a card that somebody doesn\u2019t have, and takes it back',
    appliesTo: hasSeveralOthers,
    cheat() {
      /** The updates that were put in. */
      let more = 0;
      return {
        toVictim(message, truth) {
          if (message.type !== 'update') return [message];
          const { update } = message;
          const sent = { ...message, update: { ...update, seq: update.seq + more } };
          const game = truth();
          if (more > 0 || game === null || !isToFollow(update.view, game, 1)) return [sent];
          const card = cardNotHeld(update.view, game, 1);
          if (card === undefined) return [sent];
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
];
