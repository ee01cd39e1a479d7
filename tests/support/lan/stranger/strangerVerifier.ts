import { isDeepStrictEqual } from 'node:util';
import type { RuleSet } from '@shared/game/rules';
import type { WireUpdate } from '@shared/protocol/lan/updateSchema';
import { dealtFrom, digestOf, firstDealerOf, seedOf } from './cards';
import { type Asked, type DealSeen, type Heard, type Opening, sortByDeals } from './heard';
import { cardOf, Replay } from './replay';
import { shownPosition } from './shownPosition';

/** What the page says that a program finds, and why. */
export interface Finding {
  readonly game: string;
  readonly deal: number;
  readonly verdict: 'fair' | 'unfair' | 'unseen';
  readonly reason: string | null;
}

interface Found {
  readonly unfair: string[];
  readonly unseen: string[];
}

/**
 * A second verifier of fair deals, written from docs/network.md, docs/record-format.md, and docs/rules.md alone: it
 * shares no code with the program. It judges all deals that were opened, or passed over, in what one program heard
 * and sent in a game at a table with these rules.
 */
export function judgeHeard(heard: readonly Heard[], rules: RuleSet): Finding[] {
  const { deals, runs } = sortByDeals(heard);
  const ends = new Map<string, { dealer: number; redealt: boolean }>();
  const findings: Finding[] = [];
  for (const seen of deals) {
    const { game, deal } = seen;
    const found: Found = { unfair: [], unseen: [] };
    judgeWords(seen, found);
    for (const opening of seen.openings) {
      const before = ends.get(`${game}/${deal - 1}`) ?? null;
      const end = judgeOpening({ seen, opening, rules, runs, before }, found);
      if (end !== null) ends.set(`${game}/${deal}`, end);
    }
    const isLast = !deals.some((other) => other.game === game && other.deal > deal);
    if (seen.openings.length === 0 && !isLast) found.unseen.push('the secret was never opened');
    if (seen.openings.length === 0 && isLast && found.unfair.length === 0) continue;
    const verdict =
      found.unfair.length > 0 ? 'unfair' : found.unseen.length > 0 ? 'unseen' : 'fair';
    findings.push({ game, deal, verdict, reason: found.unfair[0] ?? found.unseen[0] ?? null });
  }
  return findings;
}

const seatOf = ({ shown }: DealSeen): number | null =>
  shown.find(({ view }) => view.seat !== null)?.view.seat ?? null;

/** What needs no cards: digests, commitments, and shares. */
function judgeWords(seen: DealSeen, { unfair, unseen }: Found): void {
  const { digests, openings, ownDigests, ownShare } = seen;
  const seat = seatOf(seen);
  if (digests.length > 1) unfair.push('two digests for one deal');
  for (const { secret } of openings)
    if (digests.length === 0) unseen.push('no digest was named');
    else if (!digests.includes(digestOf(secret))) unfair.push('another secret than the committed');
  for (const set of seen.commitments) {
    const ours = set.find((each) => each.seat === seat);
    const isOther = ours !== undefined && !ownDigests.includes(ours.digest);
    if (isOther && seen.wasThere && ownDigests.length > 0)
      unfair.push("another digest in the place of this program's");
  }
  const commitments = seen.commitments.at(-1);
  const shares = seen.shares.at(-1);
  for (const { seat: whose, share } of shares ?? []) {
    const fits = seen.commitments.some((set) =>
      set.some((each) => each.seat === whose && each.digest === digestOf(share)),
    );
    if (commitments === undefined) unseen.push('the commitments were not told');
    else if (!fits) unfair.push(`the share of seat ${whose} was not committed`);
  }
  const own = shares?.find((each) => each.seat === seat);
  if (ownShare === null || own?.share !== ownShare)
    unseen.push("this program's share is not among the shares");
  for (const { seat: whose } of commitments ?? [])
    if (!shares?.some((each) => each.seat === whose))
      unseen.push(`the share of seat ${whose} was left out`);
  if (seen.commitments.length > 1 || seen.shares.length > 1)
    unseen.push('the host began the deal again');
}

interface Case {
  readonly seen: DealSeen;
  readonly opening: Opening;
  readonly rules: RuleSet;
  /** How many runs without a gap were heard altogether. */
  readonly runs: number;
  /** How the deal before ended, where that is known. */
  readonly before: { readonly dealer: number; readonly redealt: boolean } | null;
}

/** Deals the cards, plays the moves, and compares; what it says is how the deal ended. */
function judgeOpening(kase: Case, { unfair, unseen }: Found) {
  const { seen, opening, rules, runs } = kase;
  const shares = seen.shares.at(-1);
  if (shares === undefined) {
    unseen.push('the shares were not told');
    return null;
  }
  const seed = seedOf(seen.game, seen.deal, opening.secret, shares);
  const dealer = dealerOf(kase, seed);
  if (dealer === null) {
    unseen.push('the dealer is not known');
    return null;
  }
  const start = () => new Replay(rules, dealer, dealtFrom(seed, seen.deal, rules));
  const after = (count: number) => {
    const replay = start();
    for (const move of opening.moves.slice(0, count)) replay.act(move);
    return replay;
  };
  const { shown } = seen;
  const isProof = (run: number) => run === runs || run === shown.at(-1)?.run;
  const end = start();
  const seat = seatOf(seen);
  const positions = [end.position(seat)];
  try {
    for (const move of opening.moves) {
      end.act(move);
      positions.push(end.position(seat));
    }
  } catch (error) {
    unfair.push(`the moves can't be played: ${error}`);
    return null;
  }
  shown.forEach(({ view, run }, index) => {
    const count = view.turn - opening.turn;
    const back = Math.min(
      view.turn,
      ...shown.slice(index + 1).flatMap((each) => (each.run === run ? [each.view.turn] : [])),
    );
    const wrong = (): string | null => {
      if (count < 0 || back - opening.turn > opening.moves.length) return 'turn';
      const known = positions[count];
      if (back === view.turn && view.seat === seat && known !== undefined)
        return firstDifference(known, shownPosition(view));
      try {
        const replay = after(back - opening.turn);
        if (back < view.turn) playBranch(replay, view, count - (back - opening.turn));
        return firstDifference(replay.position(view.seat), shownPosition(view));
      } catch (error) {
        return `${error}`;
      }
    };
    const what = wrong();
    if (what === null) return;
    const where = `after ${count} actions: ${what}`;
    if (count === 0 || isProof(run)) unfair.push(where);
    else unseen.push(where);
  });
  if (!shown.some(({ view }) => view.turn === opening.turn && view.seat !== null))
    unseen.push('the deal as dealt was not seen');
  for (const asked of seen.asked) {
    if (!asked.done || wasTakenBack(asked, seen) || isAmong(asked, opening, seatOf(seen))) continue;
    (isProof(asked.run) ? unfair : unseen).push(`an action of this program is missing`);
  }
  return { dealer, redealt: end.redealt };
}

function dealerOf({ seen, rules, before }: Case, seed: string): number | null {
  if (seen.deal === 1) return firstDealerOf(seed, rules.players);
  if (before !== null) return before.redealt ? before.dealer : (before.dealer + 1) % rules.players;
  return seen.shown[0]?.view.dealer ?? null;
}

/** The cards that were shown beyond the position to which a card was taken back. */
function playBranch(replay: Replay, view: WireUpdate['view'], count: number): void {
  const played = [...view.tricks, ...(view.trick === null ? [] : [view.trick])].flatMap(
    ({ cards }) => cards,
  );
  const more = played.slice(replay.played().length);
  if (more.length !== count) throw new Error('more than cards was taken back');
  for (const card of more) replay.playNext(card);
}

function wasTakenBack({ turn, after, takenBack }: Asked, { shown }: DealSeen): boolean {
  const later = shown.slice(after).map(({ view }) => view.turn);
  const first = later.findIndex((each) => each > turn);
  return takenBack || (first >= 0 && later.slice(first).some((each) => each <= turn));
}

function isAmong({ turn, action }: Asked, opening: Opening, seat: number | null): boolean {
  const move = opening.moves[turn - opening.turn];
  if (move === undefined) return false;
  const [mover, verb, said] = move;
  const isSet = 'cards' in action;
  const told = isSet ? `${said}`.split(' ').sort().join(' ') : said;
  return mover === seat && verb === action.type && told === argumentOf(action);
}

/** An action's argument in the record's notation, a set of cards in the order of their names. */
function argumentOf(action: Asked['action']): string | number | undefined {
  if ('cards' in action) return action.cards.map(cardOf).sort().join(' ');
  if ('card' in action) return cardOf(action.card);
  if ('suit' in action) return action.suit;
  return 'amount' in action ? action.amount : undefined;
}

function firstDifference(
  expected: Record<string, unknown>,
  shown: Record<string, unknown>,
): string | null {
  for (const [field, value] of Object.entries(expected))
    if (!isDeepStrictEqual(value, shown[field]))
      return `${field} is ${JSON.stringify(shown[field])} instead of ${JSON.stringify(value)}`;
  return null;
}
