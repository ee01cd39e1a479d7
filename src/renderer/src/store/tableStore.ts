import type { Action } from '@shared/game/actions';
import type { Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import type { SeatMelds } from '@shared/game/melds';
import type { Answer, Hint, TableFault, TablePlan, TableUpdate } from '@shared/protocol/table';
import { create } from 'zustand';
import { faultSentence } from '../i18n/refusals';
import { bridge } from './bridge';
import { showToast } from './toastStore';

/** What lies over the table; one at a time. */
export type Overlay = 'none' | 'last-trick' | 'melds' | 'score' | 'menu' | 'help' | 'bid-other';

export interface TableState {
  /** The truth: the last update that came. Actions answer its turn. */
  readonly latest: TableUpdate | null;
  /** The update that is on its way to the picture, or lies there. */
  readonly fed: TableUpdate | null;
  /** Updates that wait until the picture has caught up with `fed`. */
  readonly waiting: readonly TableUpdate[];
  /** How many events of `fed` the picture has come to. */
  readonly reached: number;
  /** The picture of `fed` lies still. */
  readonly still: boolean;
  /** The melds lie open until the player goes on: nothing more is fed. */
  readonly meldsHeld: boolean;
  /** Indices in the hand of the cards chosen to be given, buried or melded. */
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
  /** Everything that happened since the table was entered, as the picture came to it. */
  readonly log: readonly LogEntry[];
}

export interface LogEntry {
  readonly id: number;
  readonly event: GameEvent;
  readonly update: TableUpdate;
}

const EMPTY: TableState = {
  latest: null,
  fed: null,
  waiting: [],
  reached: 0,
  still: false,
  meldsHeld: false,
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

const LOG_LENGTH = 200;

export const useTable = create<TableState>()(() => EMPTY);

/** Updates that overtook the answer to the request that opened their table; null: none was sent. */
let early: TableUpdate[] | null = null;

/** What the main process sends of its own accord. */
export function onTableUpdate(update: TableUpdate): void {
  if (early === null) takeUpdate(update);
  else early.push(update);
}

/** Takes an update as it comes. A jump (no events), a new table or a doubled one is known by its seq. */
export function takeUpdate(update: TableUpdate): void {
  useTable.setState((state) => {
    const { latest } = state;
    const sameTable = latest?.tableId === update.tableId;
    if (sameTable && latest !== null && update.seq <= latest.seq) return state;
    if (!sameTable) return { ...EMPTY, latest: update, ...fedWith(update) };
    const isJump = update.events.length === 0;
    if (isJump) return { latest: update, waiting: [], meldsHeld: false, ...fedWith(update) };
    const mayFeed = state.still && !state.meldsHeld && state.waiting.length === 0;
    return mayFeed
      ? { latest: update, ...fedWith(update) }
      : { latest: update, waiting: [...state.waiting, update] };
  });
}

const fedWith = (
  update: TableUpdate,
): Pick<
  TableState,
  | 'fed'
  | 'reached'
  | 'still'
  | 'chosen'
  | 'preview'
  | 'wholeMelds'
  | 'asked'
  | 'hint'
  | 'sheetClosed'
> => ({
  fed: update,
  reached: 0,
  still: false,
  chosen: [],
  preview: null,
  wholeMelds: null,
  asked: null,
  hint: null,
  sheetClosed: false,
});

/** The picture has come to an event. */
export function noteEvent(event: GameEvent, update: TableUpdate): void {
  useTable.setState((state) => ({
    reached: state.fed?.seq === update.seq ? state.reached + 1 : state.reached,
    meldsHeld: state.meldsHeld || event.type === 'melds-shown',
    log: [...state.log, { id: (state.log.at(-1)?.id ?? 0) + 1, event, update }].slice(-LOG_LENGTH),
  }));
}

/** The picture lies still: the next update may be fed. */
export function noteStill(seq: number): void {
  const { fed, meldsHeld } = useTable.getState();
  if (fed?.seq !== seq) return;
  useTable.setState({ still: true, reached: fed.events.length });
  void bridge().table.settled(seq);
  if (!meldsHeld) feedNext();
}

function feedNext(): void {
  useTable.setState((state) => {
    const [next, ...rest] = state.waiting;
    return next === undefined ? state : { waiting: rest, ...fedWith(next) };
  });
}

/** The melds have been seen: the deal goes on. */
export function releaseMelds(): void {
  const { meldsHeld, still } = useTable.getState();
  if (!meldsHeld) return;
  useTable.setState({ meldsHeld: false });
  if (still) feedNext();
}

/** What is on screen is the truth, lies still and isn't held back: the player may act on it. */
export const isReady = (state: TableState): boolean =>
  state.still && !state.meldsHeld && state.waiting.length === 0 && !state.sending;

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

/** Sends an action for the turn that is on screen. True if it was accepted. */
export async function act(action: Action): Promise<boolean> {
  const { latest, sending } = useTable.getState();
  if (latest === null || sending) return false;
  useTable.setState({ sending: true, overlay: 'none' });
  const answer = await settle(bridge().table.act({ turn: latest.view.turn, action }));
  useTable.setState({ sending: false });
  return answer;
}

/** Tells the player why a request failed; true if it didn't. */
async function settle(request: Promise<Answer<unknown>>): Promise<boolean> {
  const answer = await request;
  if (!answer.ok) reportFault(answer.fault);
  return answer.ok;
}

export function reportFault(fault: TableFault): void {
  showToast(faultSentence(fault, useTable.getState().latest), 'error');
}

export async function undo(): Promise<void> {
  await settle(bridge().table.undo());
}

export async function nextDeal(): Promise<void> {
  await settle(bridge().table.nextDeal());
}

/** Asks for a hint, or puts the one on screen away. */
export async function toggleHint(): Promise<void> {
  const { hint, latest } = useTable.getState();
  if (hint !== null) {
    useTable.setState({ hint: null });
    return;
  }
  const answer = await bridge().table.hint();
  if (!answer.ok) return reportFault(answer.fault);
  if (useTable.getState().latest?.seq === latest?.seq) useTable.setState({ hint: answer.value });
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

/** Chooses a card, or takes the choice back; one card more than `count` is not taken. */
export function toggleChosen(handIndex: number, count: number): void {
  const { chosen } = useTable.getState();
  if (chosen.includes(handIndex)) {
    useTable.setState({ chosen: chosen.filter((index) => index !== handIndex) });
  } else if (chosen.length < count) {
    useTable.setState({ chosen: [...chosen, handIndex] });
  } else {
    return;
  }
  void loadPreview();
}

export function clearChosen(): void {
  useTable.setState({ chosen: [] });
  void loadPreview();
}

/** The cards chosen, as faces. */
export function chosenFaces(state: TableState): Face[] {
  const hand = state.fed?.view.hand ?? [];
  return state.chosen.flatMap((index) => hand[index] ?? []);
}

/** Asks what the hand would meld without the chosen cards. A late answer to an older choice is dropped. */
async function loadPreview(): Promise<void> {
  const { chosen, fed } = useTable.getState();
  const answer = await bridge().table.preview(chosenFaces(useTable.getState()));
  const now = useTable.getState();
  if (answer.ok && now.chosen === chosen && now.fed === fed) {
    useTable.setState(
      chosen.length === 0
        ? { preview: answer.value, wholeMelds: answer.value }
        : { preview: answer.value },
    );
  }
}

/** Opens a table and shows it; false (and a note) if it can't be opened. */
export async function openTable(plan: TablePlan): Promise<boolean> {
  return enter(() => bridge().table.open(plan));
}

export async function resumeTable(): Promise<boolean> {
  return enter(() => bridge().table.resume());
}

async function enter(request: () => Promise<Answer<TableUpdate>>): Promise<boolean> {
  early = [];
  const answer = await request();
  const overtakers = early;
  early = null;
  if (!answer.ok) {
    reportFault(answer.fault);
    return false;
  }
  for (const update of [answer.value, ...overtakers]) takeUpdate(update);
  return true;
}

/** Leaves the table; the game is kept. */
export async function leaveTable(): Promise<void> {
  await bridge().table.leave();
  useTable.setState(EMPTY);
}

/** Stops or restarts the table's clock. */
export async function pauseClock(paused: boolean): Promise<void> {
  await settle(bridge().table.pause(paused));
}
