import { digestOf } from '@main/lan/secrets';
import type { Shares } from '@shared/protocol/lan/fairDeal';
import { randomHex } from '../lanRig';
import { instead, type KnownCheat, type Message } from './knownCheat';

const withShareOf = (shares: Shares, seat: number, share: string): Shares =>
  shares.map((each) => (each.seat === seat ? { seat, share } : each));

/** Shares and secrets that are chosen late, exchanged, or left out. */
export const SHARE_CHEATS: readonly KnownCheat[] = [
  {
    what: 'chooses the share of its own seat last',
    cheat() {
      const share = randomHex(32);
      return { shares: (shares) => withShareOf(shares, 1, share) };
    },
    finds: ['unfair', 'share'],
  },
  {
    what: 'puts another share in the place of its player\u2019s',
    cheat() {
      const share = randomHex(32);
      return { shares: (shares) => withShareOf(shares, 0, share) };
    },
    finds: ['unfair', 'share'],
  },
  {
    what: 'commits another share in the place of its player\u2019s',
    cheat() {
      const share = randomHex(32);
      return {
        from(message, seat) {
          if (seat !== 0) return message;
          if (message.type === 'share-commit') return { ...message, digest: digestOf(share) };
          return message.type === 'share' ? { ...message, share } : message;
        },
      };
    },
    finds: ['unfair', 'share'],
    sharesMs: 100,
  },
  {
    what: 'adds a share that nobody committed',
    cheat() {
      const share = randomHex(32);
      return {
        from: (message, seat) => (seat === 1 && message.type === 'share-commit' ? null : message),
        shares: ([own, ...others]) => (own ? [own, { seat: 1, share }, ...others] : []),
      };
    },
    finds: ['unfair', 'share'],
    sharesMs: 100,
  },
  {
    what: 'leaves its player\u2019s share out once it is open',
    cheat: () => ({ shares: (shares) => shares.slice(1) }),
    finds: ['unseen', 'own-share'],
  },
  {
    what: 'doesn\u2019t take its player\u2019s share',
    cheat: () => ({
      from: (message, seat) => (seat === 0 && message.type === 'share-commit' ? null : message),
    }),
    finds: ['unseen', 'own-share'],
    sharesMs: 100,
  },
  {
    what: 'uses nobody\u2019s share',
    cheat: () => ({ shares: () => [] }),
    finds: ['unseen', 'own-share'],
  },
  {
    what: 'leaves another share out once it is open',
    cheat: () => ({ shares: (shares) => shares.filter(({ seat }) => seat !== 1) }),
    finds: ['unseen', 'share-missing'],
  },
  {
    what: 'commits its own share anew once the others are open',
    cheat() {
      const share = randomHex(32);
      let committed: Message<'committed'> | null = null;
      return {
        shares: (shares) => withShareOf(shares, 1, share),
        toVictim(message) {
          if (message.type === 'committed') committed = message;
          if (message.type !== 'shares' || committed === null) return [message];
          const { commitments } = committed;
          const anew = commitments.map((each) =>
            each.seat === 1 ? { seat: 1, digest: digestOf(share) } : each,
          );
          return [{ ...committed, commitments: anew }, message];
        },
      };
    },
    finds: ['unseen', 'repeated'],
  },
  {
    what: 'opens another secret than it committed',
    cheat: () => ({
      toVictim: instead('reveal', (message) => [{ ...message, secret: randomHex(32) }]),
    }),
    finds: ['unfair', 'secret'],
  },
  {
    what: 'commits two secrets',
    cheat: () => ({
      toVictim: instead('commit', (message) => [
        message,
        { ...message, digest: digestOf(randomHex(32)) },
      ]),
    }),
    finds: ['unfair', 'contradiction'],
  },
  {
    what: 'never opens its secret',
    cheat: () => ({
      toVictim: instead('reveal', (message) => (message.deal === 1 ? [] : [message])),
    }),
    finds: ['unseen', 'not-opened'],
    deals: 2,
  },
];
