import type { Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import type { SeatMelds } from '@shared/game/melds';
import type { Hint, TableUpdate } from '@shared/protocol/table';
import { create } from 'zustand';

/** What lies over the table; one at a time. */
export type Overlay =
  | 'none'
  | 'last-trick'
  | 'melds'
  | 'score'
  | 'menu'
  | 'help'
  | 'bid-other'
  | 'people'
  | 'chat';

export interface TableState {
  /** The truth: the last update that came. Actions answer its turn. */
  readonly latest: TableUpdate | null;
  /** The last update that was handed to the picture, which tells updates one after the other. */
  readonly given: TableUpdate | null;
  /** The update that the picture is telling, or that lies there: the words on the table are about it. */
  readonly shown: TableUpdate | null;
  /** How many events of `shown` the picture has come to. */
  readonly reached: number;
  /** The picture of `given` lies still. */
  readonly still: boolean;
  /** The melds lie open until the player goes on. */
  readonly meldsHeld: boolean;
  /** Updates that came after the melds and wait for the player. */
  readonly waiting: readonly TableUpdate[];
  /** Indices in the hand of the cards chosen to be given or buried. */
  readonly chosen: readonly number[];
  /** What the hand would meld without the chosen cards; null while it isn't known. */
  readonly preview: SeatMelds | null;
  /** What the whole hand would meld, to compare with. */
  readonly wholeMelds: SeatMelds | null;
  /** Index in the hand of the card that waits to be confirmed (setting `confirmPlay`). */
  readonly asked: number | null;
  readonly hint: Hint | null;
  readonly overlay: Overlay;
  /** An action has been sent and not been answered. */
  readonly sending: boolean;
  /** The score sheet of a finished deal was put aside to look at the table. */
  readonly sheetClosed: boolean;
  /** What happened since the table was entered, as the picture came to it; the oldest are dropped. */
  readonly log: readonly LogEntry[];
}

interface LogEntry {
  readonly id: number;
  readonly event: GameEvent;
  readonly update: TableUpdate;
}

export const NO_TABLE: TableState = {
  latest: null,
  given: null,
  shown: null,
  reached: 0,
  still: false,
  meldsHeld: false,
  waiting: [],
  chosen: [],
  preview: null,
  wholeMelds: null,
  asked: null,
  hint: null,
  overlay: 'none',
  sending: false,
  sheetClosed: false,
  log: [],
};

export const useTable = create<TableState>()(() => NO_TABLE);

/** What is on screen is the truth, lies still and isn't held back: the player may act on it. */
export const isReady = ({ still, meldsHeld, sending, latest, shown }: TableState): boolean =>
  still && !meldsHeld && !sending && latest?.seq === shown?.seq;

/** The seat whose decision is wanted is the player's own. */
export function isYourTurn(update: TableUpdate): boolean {
  const { phase, seat } = update.view;
  return phase.kind !== 'over' && seat !== null && phase.seat === seat;
}

export function setOverlay(overlay: Overlay): void {
  useTable.setState({ overlay });
}

export function toggleOverlay(overlay: Overlay): void {
  useTable.setState((state) => ({ overlay: state.overlay === overlay ? 'none' : overlay }));
}

/** The cards chosen, as faces. */
export function chosenFaces({ shown, chosen }: TableState): Face[] {
  const hand = shown?.view.hand ?? [];
  return chosen.flatMap((index) => hand[index] ?? []);
}

/** The cards that a hint names, to be marked. */
export function hintedCards(hint: Hint | null): readonly Face[] {
  if (hint === null) return [];
  switch (hint.action.type) {
    case 'play':
      return [hint.action.card];
    case 'give':
    case 'bury':
    case 'meld':
      return hint.action.cards;
    default:
      return [];
  }
}
