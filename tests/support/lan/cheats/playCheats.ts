import type { Action } from '@shared/game/actions';
import { at, type Face } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import { arePassed, bidsForSeat0, instead, type KnownCheat } from './knownCheat';

const throwsIn = ({ legal }: PlayerView): Action | null =>
  legal?.kind === 'decision' && legal.options.includes('throw-in') ? { type: 'throw-in' } : null;

/** Actions that are opened or done otherwise than they were chosen. */
export const PLAY_CHEATS: readonly KnownCheat[] = [
  {
    // No card is ever played: the melds alone tell.
    what: 'has others show melds that they weren\u2019t dealt, in a hand thrown in',
    appliesTo: ({ throwIn }) => throwIn === 'choice',
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
    what: 'gives other cards away than its player chose',
    appliesTo: arePassed,
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
    what: 'tells other actions than were taken',
    cheat: () => ({
      toVictim: instead('reveal', (message) => {
        const plays = message.moves.findIndex(([seat, verb]) => seat === 1 && verb === 'play');
        return [{ ...message, moves: message.moves.toSpliced(plays, 1) }];
      }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'leaves out the last action',
    cheat: () => ({
      toVictim: instead('reveal', (message) => [{ ...message, moves: message.moves.slice(0, -1) }]),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'tells two actions in another order',
    cheat: () => ({
      toVictim: instead('reveal', (message) => {
        const [first, second, ...others] = message.moves;
        const moves = first && second ? [second, first, ...others] : message.moves;
        return [{ ...message, moves }];
      }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'plays another card than its player chose',
    cheat() {
      let legal: readonly Face[] = [];
      return {
        toVictim(message) {
          if (message.type === 'update' || message.type === 'snapshot') {
            const next = message.update.view.legal;
            legal = next?.kind === 'play' ? next.cards : [];
          }
          return [message];
        },
        from(message, seat) {
          if (seat !== 0 || message.type !== 'act') return message;
          const { action } = message.submission;
          if (action.type !== 'play') return message;
          const other = legal.find((card) => card !== action.card) ?? action.card;
          return {
            ...message,
            submission: { ...message.submission, action: { type: 'play', card: other } },
          };
        },
      };
    },
    finds: ['unfair', 'cards'],
  },
  {
    what: 'tells that there were fewer actions before the deal',
    cheat: () => ({
      toVictim: instead('reveal', (message) => [{ ...message, turn: message.turn + 1 }]),
    }),
    finds: ['unfair', 'cards'],
  },
];
