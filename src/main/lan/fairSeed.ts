import type { Commitments, Shares } from '@shared/protocol/lan/fairDeal';
import { digestOf } from './secrets';

/** All that the cards of a deal come from: docs/network.md describes how. */
export interface DealSource {
  readonly game: string;
  /** From 1. */
  readonly deal: number;
  readonly secret: string;
  readonly shares: Shares;
}

/** Each deal of a game has a secret of its own, so that opening one tells nothing about the next. */
export const dealSecretOf = (gameSecret: string, deal: number): string =>
  digestOf(`${gameSecret}/deal ${deal}`);

/** The seed of a deal: what it is for, then what it comes from, one item a line, shares in the order of seats. */
export const seedOf = ({ game, deal, secret, shares }: DealSource): string =>
  digestOf(
    [
      'aces-around/deal/2',
      game,
      String(deal),
      secret,
      ...[...shares].sort((a, b) => a.seat - b.seat).map(({ seat, share }) => `${seat}:${share}`),
    ].join('\n'),
  );

/** Whether each share is the one whose digest was committed for its seat. */
export const sharesFit = (shares: Shares, commitments: Commitments): boolean =>
  shares.every(({ seat, share }) =>
    commitments.some((each) => each.seat === seat && each.digest === digestOf(share)),
  );

/** What is wrong with how a deal says that it was committed; null when all of it fits. */
export function sourceFault(
  digest: string,
  commitments: Commitments,
  { secret, shares }: DealSource,
): 'secret' | 'share' | null {
  if (digestOf(secret) !== digest) return 'secret';
  return sharesFit(shares, commitments) ? null : 'share';
}
