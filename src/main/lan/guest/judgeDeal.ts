import type { RuleSet } from '@shared/game/rules';
import type { Commitments, Opening, Shares, Verdict } from '@shared/protocol/lan/fairDeal';
import type { DealCheck } from '@shared/protocol/lan/lanState';
import { seedOf, sourceFault } from '../fairSeed';
import type { DealEnding, DealEvidence, OwnAction, SeenPosition } from './dealEvidence';

/** What was seen of a deal, for whoever can play it again. */
export interface SeenDeal {
  readonly rules: RuleSet;
  /** From 1. */
  readonly deal: number;
  /** How the deal before it ended; null when that wasn't seen. */
  readonly before: DealEnding | null;
  readonly positions: readonly SeenPosition[];
  readonly ownActions: readonly OwnAction[];
}

/**
 * Deals the cards of a seed, plays the deal again and compares what was seen: `partly` when some of it can't be
 * compared, `late` when the first position wasn't seen. A step at a time, so that nothing has to wait for the whole.
 */
export type CheckCards = (
  seed: string,
  seen: SeenDeal,
  opening: Opening,
) => Generator<void, 'same' | 'different' | 'partly' | 'late'>;

/** What a program knows of a deal on the network when it is over. */
export interface KnownDeal {
  readonly game: string;
  readonly deal: number;
  readonly digest: string;
  readonly commitments: Commitments | null;
  readonly shares: Shares | null;
  /** This program's; null when it has none in this deal. */
  readonly ownShare: string | null;
  /** The host named two digests for this deal. */
  readonly contradicted: boolean;
  /** The host put another digest in the place of this program's, which was there to see it. */
  readonly replaced: boolean;
  /** The commitments or the shares changed: the host began the deal again. */
  readonly repeated: boolean;
  readonly evidence: DealEvidence;
  readonly before: DealEnding | null;
}

export type Finding = Pick<DealCheck, 'reason'> & { readonly verdict: Verdict };

const unfair = (reason: Finding['reason']): Finding => ({ verdict: 'unfair', reason });
const unseen = (reason: Finding['reason']): Finding => ({ verdict: 'unseen', reason });

/** A host is accused of what is proved, and nothing is called fair that isn't; a step at a time. */
export function* judgeDeal(
  known: KnownDeal,
  opening: Opening,
  checkCards: CheckCards,
): Generator<void, Finding> {
  const { commitments, shares, ownShare, evidence } = known;
  if (known.contradicted) return unfair('contradiction');
  if (known.replaced) return unfair('share');
  const source = { ...known, secret: opening.secret, shares: shares ?? [] };
  const fault = sourceFault(known.digest, commitments ?? [], source);
  if (fault !== null) return unfair(fault);
  if (shares === null || commitments === null) return unseen('late');

  const rules = evidence.rules();
  const cards =
    rules === null
      ? 'late'
      : yield* checkCards(
          seedOf(source),
          {
            rules,
            deal: known.deal,
            before: known.before,
            positions: evidence.positions(),
            ownActions: evidence.ownActions(),
          },
          opening,
        );
  if (cards === 'different') return unfair('cards');
  if (!shares.some(({ share }) => share === ownShare)) return unseen('own-share');
  if (shares.length < commitments.length) return unseen('share-missing');
  if (known.repeated) return unseen('repeated');
  if (cards === 'late') return unseen('late');
  if (cards === 'partly' || evidence.isOverfull()) return unseen('partly');
  return { verdict: 'fair', reason: null };
}
