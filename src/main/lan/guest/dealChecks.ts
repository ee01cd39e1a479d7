import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import type { Verdict } from '@shared/protocol/lan/guestMessages';
import type { HostMessage, Joined, Shares } from '@shared/protocol/lan/hostMessages';
import type { DealCheck } from '@shared/protocol/lan/lanState';
import type { TableUpdate } from '@shared/protocol/table';
import { digestOf, type RandomHex, seedFrom } from '../secrets';

/** What a seat has seen of a deal. */
export interface SeenDeal {
  readonly rules: RuleSet;
  /** From 1. */
  readonly deal: number;
  /** The own cards as dealt; null when they weren't seen: one watched, or came later. */
  readonly hand: readonly number[] | null;
  /** The last view of the deal. */
  readonly view: PlayerView;
}

/** Whether what was seen of a deal comes from this seed. */
export type CheckCards = (seed: string, seen: SeenDeal) => boolean;

type Message<Type extends HostMessage['type']> = Extract<HostMessage, { readonly type: Type }>;

/** Keeps what a host says before and after each deal, and deals the cards again to see whether it was true. */
export interface DealChecks {
  /** Came in, or back, while a deal is being played or looked at: what was found if its secret is told; else null. */
  onJoined(fixed: Joined['fixed']): Verdict | null;
  /** The own number for the deal: the same one if it is asked for again. */
  onCommit(message: Message<'commit'>): string;
  onMixed(message: Message<'mixed'>): void;
  onUpdate(update: TableUpdate): void;
  /** What was found; null when it was said before. */
  onReveal(message: Message<'reveal'>): Verdict | null;
  onChecked(message: Message<'checked'>): void;
  /** Newest last. */
  list(): readonly DealCheck[];
}

const MOST_KEPT = 20;
const NUMBER_BYTES = 16;

interface Known {
  check: DealCheck;
  number: string | null;
  /** The host said two things about one deal. */
  contradicted: boolean;
  hand: readonly number[] | null;
  view: PlayerView | null;
}

export function createDealChecks(randomHex: RandomHex, checkCards: CheckCards): DealChecks {
  let deals: Known[] = [];

  const knownFor = (deal: number) => deals.find(({ check }) => check.deal === deal);

  const begin = (deal: number, digest: string): Known => {
    const check: DealCheck = {
      deal,
      digest,
      shares: [],
      secret: null,
      ownShareUsed: null,
      verdict: null,
      others: [],
    };
    const known = { check, number: null, contradicted: false, hand: null, view: null };
    // Deals are counted from 1 again in another game.
    deals = [...deals.filter((each) => each.check.deal < deal), known].slice(-MOST_KEPT);
    return known;
  };

  const verdictOf = (known: Known, secret: string): Verdict => {
    const { check, hand, view, contradicted } = known;
    if (contradicted || digestOf(secret) !== check.digest) return 'unfair';
    if (view === null) return 'unseen';
    const seen = { rules: view.rules, deal: check.deal, hand, view };
    return checkCards(seedFrom(secret, check.shares), seen) ? 'fair' : 'unfair';
  };

  const takeShares = (known: Known, shares: Shares) => {
    const { number } = known;
    const ownShareUsed = number === null ? null : shares.some((share) => share.number === number);
    known.check = { ...known.check, shares, ownShareUsed };
  };

  const reveal = (known: Known, secret: string): Verdict | null => {
    if (known.check.secret !== null) return null;
    const verdict = verdictOf(known, secret);
    known.check = { ...known.check, secret, verdict };
    return verdict;
  };

  return {
    list: () => deals.map(({ check }) => check),
    onJoined(fixed) {
      if (fixed === null) return null;
      const before = knownFor(fixed.deal);
      const isOther = before !== undefined && before.check.digest !== fixed.digest;
      // A digest that changes once the deal is over is that of another game.
      const known =
        before === undefined || (isOther && before.check.secret !== null)
          ? begin(fixed.deal, fixed.digest)
          : before;
      if (isOther && known === before) known.contradicted = true;
      if (known.check.shares.length === 0) takeShares(known, fixed.shares);
      return fixed.secret === null ? null : reveal(known, fixed.secret);
    },
    onCommit({ deal, digest }) {
      const before = knownFor(deal);
      const known =
        before === undefined || before.check.secret !== null ? begin(deal, digest) : before;
      if (known.check.digest !== digest) known.contradicted = true;
      known.number ??= randomHex(NUMBER_BYTES);
      return known.number;
    },
    onMixed({ deal, shares }) {
      const known = knownFor(deal);
      if (known === undefined || known.view !== null) return;
      const { number } = known;
      const ownShareUsed = number === null ? null : shares.some((share) => share.number === number);
      known.check = { ...known.check, shares, ownShareUsed };
    },
    onUpdate({ view, events }) {
      const known = knownFor(view.dealNumber);
      if (known === undefined || known.check.secret !== null) return;
      const isDealt = events.some(({ type }) => type === 'dealt');
      if (isDealt && view.seat !== null && known.view === null) known.hand = view.hand;
      known.view = view;
    },
    onReveal({ deal, secret }) {
      const known = knownFor(deal);
      return known === undefined ? null : reveal(known, secret);
    },
    onChecked({ deal, seat, verdict }) {
      const known = knownFor(deal);
      if (known === undefined) return;
      const others = known.check.others.filter((other) => other.seat !== seat);
      known.check = { ...known.check, others: [...others, { seat, verdict }] };
    },
  };
}
