import type { Clock } from '@main/session/clock';
import { assertNever } from '@shared/game/result';
import type { Seat } from '@shared/game/seats';
import type { Submission } from '@shared/game/view';
import type {
  Commitments,
  FairDeal,
  FairGuestMessage,
  FairHostMessage,
  Opening,
  Shares,
} from '@shared/protocol/lan/fairDeal';
import type { DealCheck } from '@shared/protocol/lan/lanState';
import type { TableUpdate } from '@shared/protocol/table';
import { digestOf, type RandomHex } from '../secrets';
import { createDealEvidence, type DealEvidence } from './dealEvidence';
import { type CheckCards, judgeDeal, type KnownDeal } from './judgeDeal';

/** This program's part in fair deals: its shares, what it was shown, and what it makes of it. */
export interface DealChecks {
  handle(message: FairHostMessage): void;
  /** Let in, or in again: before the update that comes with it. */
  joined(deals: readonly FairDeal[]): void;
  /** `follows`: nothing is missing between this update and the one before. */
  onUpdate(update: TableUpdate, follows: boolean): void;
  /** The host says that it has carried out this action. */
  acted(submission: Submission): void;
  /** The deals of the game that is played, the newest last. */
  list(): readonly DealCheck[];
}

export interface DealChecksOptions {
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  readonly checkCards: CheckCards;
  readonly send: (message: FairGuestMessage) => void;
  readonly onChange: () => void;
  /** This program's seat; null while it has none. */
  readonly seat: () => Seat | null;
}

const MOST_KEPT = 20;
const SHARE_BYTES = 32;

interface Followed extends Omit<KnownDeal, 'evidence' | 'before'> {
  readonly evidence: DealEvidence;
  /** This program was asked for its share while it was there: nobody else can have spoken for its seat. */
  readonly asked: boolean;
  readonly opening: Opening | null;
  readonly outcome: Pick<DealCheck, 'verdict' | 'reason' | 'others'>;
}

type Which = Pick<FairDeal, 'game' | 'deal'>;

const sameList = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createDealChecks(options: DealChecksOptions): DealChecks {
  const { send, onChange } = options;
  let deals: readonly Followed[] = [];
  /** Of the last update. */
  let game: string | null = null;
  let deal = 0;

  const find = (which: Which) =>
    deals.find((each) => each.game === which.game && each.deal === which.deal);

  const change = (which: Which, changes: Partial<Followed>) => {
    deals = deals.map((each) =>
      each.game === which.game && each.deal === which.deal ? { ...each, ...changes } : each,
    );
  };

  /** A deal whose secret wasn't shown before the next one is begun won't be checked. */
  const giveUp = (deal: Followed): Followed => {
    if (deal.outcome.verdict !== null || deal.opening !== null) return deal;
    deal.evidence.forget();
    return { ...deal, outcome: { ...deal.outcome, verdict: 'unseen', reason: 'not-opened' } };
  };

  const follow = ({ game, deal }: Which, digest: string) => {
    const known = find({ game, deal });
    if (known !== undefined) {
      if (known.digest !== digest) change(known, { contradicted: true });
      return;
    }
    const begun: Followed = {
      game,
      deal,
      digest,
      commitments: null,
      shares: null,
      ownShare: null,
      asked: false,
      contradicted: false,
      replaced: false,
      repeated: false,
      evidence: createDealEvidence(),
      opening: null,
      outcome: { verdict: null, reason: null, others: [] },
    };
    deals = [...deals.map(giveUp), begun].slice(-MOST_KEPT);
  };

  /** Makes this program's share of a deal, the same one however often it is asked for. */
  const commitShare = ({ game, deal }: Which) => {
    if (options.seat() === null) return;
    const ownShare = find({ game, deal })?.ownShare ?? options.randomHex(SHARE_BYTES);
    change({ game, deal }, { ownShare });
    send({ type: 'share-commit', game, deal, digest: digestOf(ownShare) });
  };

  /** `opens`: shares are waited for. */
  const onCommitments = (which: Which, commitments: Commitments, opens: boolean) => {
    const known = find(which);
    if (known === undefined) return;
    const before = known.commitments;
    change(which, {
      commitments,
      repeated: known.repeated || (before !== null && !sameList(before, commitments)),
    });
    const { ownShare, asked } = known;
    if (ownShare === null || !opens) return;
    const own = digestOf(ownShare);
    const { game, deal } = which;
    if (commitments.some(({ digest }) => digest === own))
      send({ type: 'share', game, deal, share: ownShare });
    else if (asked && commitments.some(({ seat }) => seat === options.seat()))
      change(which, { replaced: true });
  };

  const onShares = (which: Which, shares: Shares) => {
    const known = find(which);
    const before = known?.shares ?? null;
    change(which, {
      shares,
      repeated: known?.repeated || (before !== null && !sameList(before, shares)),
    });
  };

  const judge = (which: Which) => {
    const known = find(which);
    if (known === undefined || known.opening === null || known.outcome.verdict !== null) return;
    const { game, deal, opening } = known;
    const before = find({ game, deal: deal - 1 })?.evidence.ending() ?? null;
    const steps = judgeDeal({ ...known, before }, opening, options.checkCards);
    inSteps(steps, (finding) => {
      known.evidence.forget();
      const outcome = find({ game, deal })?.outcome;
      if (outcome === undefined) return;
      change({ game, deal }, { outcome: { ...outcome, ...finding } });
      send({ type: 'verdict', game, deal, verdict: finding.verdict });
      onChange();
    });
  };

  /** Carries out a long job between other things. */
  const inSteps = <T>(steps: Generator<void, T>, done: (value: T) => void) => {
    options.clock.after(0, () => {
      const step = steps.next();
      if (step.done) done(step.value);
      else inSteps(steps, done);
    });
  };

  const open = (which: Which, opening: Opening) => {
    const known = find(which);
    if (known === undefined || known.opening !== null || known.outcome.verdict !== null) return;
    change(which, { opening });
    judge(which);
  };

  return {
    list: () => {
      const shown = game ?? deals.at(-1)?.game;
      return deals.filter((each) => each.game === shown).map(checkOf);
    },
    joined(arrived) {
      for (const { evidence } of deals) evidence.gap();
      for (const deal of arrived) {
        follow(deal, deal.digest);
        if (deal.commitments === null) commitShare(deal);
        else onCommitments(deal, deal.commitments, deal.shares === null);
        if (deal.shares !== null) onShares(deal, deal.shares);
        if (deal.opening !== null) open(deal, deal.opening);
      }
    },
    onUpdate(update, follows) {
      game = update.tableId;
      deal = update.view.dealNumber;
      find({ game, deal })?.evidence.add(update, follows);
    },
    acted(submission) {
      if (game !== null) find({ game, deal })?.evidence.acted(submission);
    },
    handle(message) {
      switch (message.type) {
        case 'commit':
          follow(message, message.digest);
          change(message, { asked: true });
          commitShare(message);
          break;
        case 'committed':
          onCommitments(message, message.commitments, true);
          break;
        case 'shares':
          onShares(message, message.shares);
          break;
        case 'reveal': {
          const { secret, turn, moves } = message;
          open(message, { secret, turn, moves });
          break;
        }
        case 'checked': {
          const { seat, verdict } = message;
          const outcome = find(message)?.outcome;
          if (outcome === undefined) return;
          const others = outcome.others.filter((other) => other.seat !== seat);
          change(message, { outcome: { ...outcome, others: [...others, { seat, verdict }] } });
          break;
        }
        default:
          assertNever(message);
      }
      onChange();
    },
  };
}

/** What the window shows of a deal. */
const checkOf = ({ deal, digest, shares, opening, ownShare, outcome }: Followed): DealCheck => ({
  deal,
  digest,
  shares: shares ?? [],
  secret: opening?.secret ?? null,
  ownShareUsed:
    shares === null || ownShare === null ? null : shares.some(({ share }) => share === ownShare),
  ...outcome,
});
