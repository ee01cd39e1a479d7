import type { Face } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { How, Submission } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { digestOfEvents, digestOfView, playsOf } from './shown';

/** A position that this program was shown, as far as it takes to compare it with the same one played again. */
export interface SeenPosition {
  /** Actions taken in the game by then. */
  readonly turn: number;
  /** Whose view it was; null is a spectator's. */
  readonly seat: Seat | null;
  readonly dealer: Seat;
  /** See `shown.ts`. */
  readonly view: string;
  readonly events: string | null;
  readonly plays: readonly Face[];
  /** It lies before a gap in what was seen: the game may have been opened again at an earlier position since. */
  readonly beforeGap: boolean;
  /** The turn to which it was taken back; null when it wasn't. */
  readonly backTo: number | null;
}

/** An action of this program that the host says it has carried out. */
export interface OwnAction extends Submission {
  readonly seat: Seat;
  /** See `SeenPosition`. */
  readonly beforeGap: boolean;
}

/** How a deal ended, which decides who deals next. */
export interface DealEnding {
  readonly dealer: Seat;
  readonly how: How;
}

/** All that this program was shown of one deal while it was played. */
export interface DealEvidence {
  add(update: TableUpdate, follows: boolean): void;
  acted(submission: Submission): void;
  /** The connection was lost or updates are missing: what comes next needn't follow what was seen. */
  gap(): void;
  /** Null before anything was seen, and once it is forgotten. */
  rules(): RuleSet | null;
  positions(): readonly SeenPosition[];
  /** Those that weren't taken back. */
  ownActions(): readonly OwnAction[];
  /** There were more positions than are kept. */
  isOverfull(): boolean;
  ending(): DealEnding | null;
  /** Drops all but the ending: the deal has been checked. */
  forget(): void;
}

/** Far more than any deal has, for hosts that pause and go on without end. */
const MOST_POSITIONS = 2_000;

export function createDealEvidence(): DealEvidence {
  let rules: RuleSet | null = null;
  let positions: SeenPosition[] = [];
  let ownActions: OwnAction[] = [];
  let ending: DealEnding | null = null;
  let overfull = false;
  let forgotten = false;

  const gap = () => {
    positions = positions.map((each) => ({ ...each, beforeGap: true }));
    ownActions = ownActions.map((each) => ({ ...each, beforeGap: true }));
  };

  /** What has been seen since the last gap beyond this turn has been taken back. */
  const takeBack = (turn: number) => {
    ownActions = ownActions.filter((each) => each.beforeGap || each.turn < turn);
    positions = positions.map((each) =>
      each.beforeGap || each.turn <= turn
        ? each
        : { ...each, backTo: Math.min(each.backTo ?? turn, turn) },
    );
  };

  return {
    gap,
    positions: () => positions,
    ownActions: () => ownActions,
    rules: () => rules,
    isOverfull: () => overfull,
    ending: () => ending,
    add({ view, events }, follows) {
      if (view.result !== null) ending = { dealer: view.dealer, how: view.result.how };
      if (forgotten) return;
      if (!follows) gap();
      const last = positions.at(-1);
      if (last !== undefined && view.turn < last.turn) takeBack(view.turn);
      ({ rules } = view);
      const { turn, seat, dealer } = view;
      const seen = { turn, seat, dealer, view: digestOfView(view), events: digestOfEvents(events) };
      // Another name or a pause shows nothing new.
      if (last?.view === seen.view && last.turn === turn && seen.events === null && follows) return;
      overfull ||= positions.length === MOST_POSITIONS;
      if (!overfull)
        positions.push({ ...seen, plays: playsOf(view), beforeGap: false, backTo: null });
    },
    acted(submission) {
      const seat = positions.at(-1)?.seat ?? null;
      if (seat !== null) ownActions.push({ ...submission, seat, beforeGap: false });
    },
    forget() {
      forgotten = true;
      positions = [];
      ownActions = [];
      rules = null;
    },
  };
}
