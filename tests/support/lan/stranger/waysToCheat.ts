import type { Action } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import type { Cheat, FirstDeal } from '../fairTable';
import { digestOf } from './cards';

/** Ways for a host to cheat seat 0, and the verdict that each deserves. */
export interface WayToCheat {
  readonly name: string;
  readonly verdict: 'unfair' | 'unseen';
  /** New for each table: a cheat may remember. */
  readonly cheat: () => Cheat;
}

const FALSE_SHARE = 'ab'.repeat(16);
const FALSE_DIGEST = digestOf(FALSE_SHARE);

const sending = (change: (message: HostMessage) => readonly HostMessage[]) => (): Cheat => ({
  toVictim: change,
});
const reveal = (change: (message: HostMessage & { type: 'reveal' }) => HostMessage) =>
  sending((message) => [message.type === 'reveal' ? change(message) : message]);
const withHands = (first: FirstDeal, order: readonly number[]): FirstDeal => {
  const { hands } = first.dealt;
  return {
    ...first,
    dealt: { ...first.dealt, hands: hands.map((_, seat) => at(hands, order[seat] ?? seat)) },
  };
};
const replacing = (seat: number) => (): Cheat => ({
  shares: (shares) =>
    shares.map((each) => (each.seat === seat ? { seat, share: FALSE_SHARE } : each)),
});
const leavingOut = (seat: number) => (): Cheat => ({
  shares: (shares) => shares.filter((each) => each.seat !== seat),
});

export const WAYS_TO_CHEAT: readonly WayToCheat[] = [
  {
    name: 'names two digests for the deal',
    verdict: 'unfair',
    cheat: sending((message) =>
      message.type === 'commit' ? [message, { ...message, digest: FALSE_DIGEST }] : [message],
    ),
  },
  {
    name: 'opens another secret',
    verdict: 'unfair',
    cheat: reveal((message) => ({ ...message, secret: 'cd'.repeat(32) })),
  },
  { name: "replaces another player's share", verdict: 'unfair', cheat: replacing(1) },
  { name: "replaces the victim's share", verdict: 'unfair', cheat: replacing(0) },
  {
    name: "commits in the victim's place",
    verdict: 'unfair',
    cheat: () => ({
      ...replacing(0)(),
      toVictim: (message) => [
        message.type === 'committed'
          ? {
              ...message,
              commitments: message.commitments.map((each) =>
                each.seat === 0 ? { seat: 0, digest: FALSE_DIGEST } : each,
              ),
            }
          : message,
      ],
    }),
  },
  {
    name: 'uses a share that nobody committed',
    verdict: 'unfair',
    cheat: sending((message) => [
      message.type === 'committed'
        ? { ...message, commitments: message.commitments.filter(({ seat }) => seat !== 1) }
        : message,
    ]),
  },
  {
    name: 'deals the victim the hand of another',
    verdict: 'unfair',
    cheat: () => ({ deal: (first) => withHands(first, [1, 0]) }),
  },
  {
    name: 'exchanges the hands of two others',
    verdict: 'unfair',
    cheat: () => ({ deal: (first) => withHands(first, [0, 2, 1]) }),
  },
  {
    name: 'has another seat deal first',
    verdict: 'unfair',
    cheat: () => ({
      deal: (first, { players }) => ({ ...first, dealer: (first.dealer + 1) % players }),
    }),
  },
  {
    name: 'leaves out the last action',
    verdict: 'unfair',
    cheat: reveal((message) => ({ ...message, moves: message.moves.slice(0, -1) })),
  },
  {
    name: 'opens two actions in another order',
    verdict: 'unfair',
    cheat: reveal((message) => {
      const [first, second, ...others] = message.moves;
      return {
        ...message,
        moves: first && second ? [second, first, ...others] : message.moves,
      };
    }),
  },
  {
    name: 'counts the actions before the deal wrong',
    verdict: 'unfair',
    cheat: reveal((message) => ({ ...message, turn: message.turn + 1 })),
  },
  { name: "plays another card than the victim's", verdict: 'unfair', cheat: playsAnother },
  { name: "leaves out another player's share", verdict: 'unseen', cheat: leavingOut(1) },
  { name: "leaves out the victim's share", verdict: 'unseen', cheat: leavingOut(0) },
  {
    name: "doesn't hear the victim's digest",
    verdict: 'unseen',
    cheat: () => ({
      from: (message, seat) => (seat === 0 && message.type === 'share-commit' ? null : message),
    }),
  },
  {
    name: 'tells the commitments twice',
    verdict: 'unseen',
    cheat: sending((message) =>
      message.type === 'committed'
        ? [
            { ...message, commitments: message.commitments.filter(({ seat }) => seat !== 1) },
            message,
          ]
        : [message],
    ),
  },
];

/** Answers the victim's first free choice of a card as done, and plays another. */
function playsAnother(): Cheat {
  let legal: readonly number[] = [];
  return {
    toVictim(message) {
      if (message.type === 'update' || message.type === 'snapshot') {
        const now = message.update.view.legal;
        legal = now?.kind === 'play' ? now.cards : [];
      }
      return [message];
    },
    from(message, seat) {
      if (seat !== 0 || message.type !== 'act') return message;
      const { submission } = message;
      const { action } = submission;
      if (action.type !== 'play') return message;
      const other = legal.find((card) => card !== action.card);
      if (other === undefined) return message;
      const instead: Action = { type: 'play', card: other as typeof action.card };
      return { ...message, submission: { ...submission, action: instead } };
    },
  };
}
