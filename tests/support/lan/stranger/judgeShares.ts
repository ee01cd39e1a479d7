import { digestOf } from './cards';
import { type DealSeen, seatOf } from './dealsSeen';
import type { Faults } from './faults';

/** Judges what needs no cards: the digest of the secret, the commitments, and the shares. */
export function judgeShares(seen: DealSeen, faults: Faults): void {
  judgeDigest(seen, faults);
  judgeOwnShare(seen, faults);
  const { unfair, unseen } = faults;
  const commitments = seen.commitments.at(-1);
  const shares = seen.shares.at(-1);
  for (const { seat, share } of shares ?? []) {
    const fits = seen.commitments.some((set) =>
      set.some((each) => each.seat === seat && each.digest === digestOf(share)),
    );
    if (commitments === undefined) unseen.push('the commitments were not told');
    else if (!fits) unfair.push(`the share of seat ${seat} was not committed`);
  }
  for (const { seat } of commitments ?? [])
    if (!shares?.some((each) => each.seat === seat))
      unseen.push(`the share of seat ${seat} was left out`);
  if (seen.commitments.length > 1 || seen.shares.length > 1)
    unseen.push('the host began the deal again');
}

function judgeDigest({ digests, openings }: DealSeen, { unfair, unseen }: Faults): void {
  if (digests.length > 1) unfair.push('two digests for one deal');
  for (const { secret } of openings)
    if (digests.length === 0) unseen.push('no digest was named');
    else if (!digests.includes(digestOf(secret))) unfair.push('another secret than the committed');
}

function judgeOwnShare(seen: DealSeen, { unfair, unseen }: Faults): void {
  const { ownDigests, ownShare, wasThere } = seen;
  const seat = seatOf(seen);
  for (const set of seen.commitments) {
    const ours = set.find((each) => each.seat === seat);
    const isOther = ours !== undefined && !ownDigests.includes(ours.digest);
    if (isOther && wasThere && ownDigests.length > 0)
      unfair.push("another digest in the place of this program's");
  }
  const told = seen.shares.at(-1)?.find((each) => each.seat === seat);
  if (ownShare === null || told?.share !== ownShare)
    unseen.push("this program's share is not among the shares");
}
