import type { Action } from '@shared/game/actions';
import type { ReviewSource } from '@shared/protocol/review';
import type { Answer, TableFault, TablePlan, TableUpdate } from '@shared/protocol/table';
import { faultSentence } from '../i18n/faults';
import { texts } from '../i18n/texts';
import { bridge } from './bridge';
import { copyPosition } from './copyText';
import { readOut } from './readOut';
import { takeUpdate } from './tableFeed';
import { chosenFaces, NO_TABLE, useTable } from './tableStore';
import { showToast } from './toastStore';

/** Tells the player why a request was not carried out. */
export function reportFault(fault: TableFault): void {
  showToast(faultSentence(fault, useTable.getState().latest), 'error');
}

/** True if the request was carried out; else the player is told why. */
async function succeeds(request: Promise<Answer<unknown>>): Promise<boolean> {
  const answer = await request;
  if (!answer.ok) reportFault(answer.error);
  return answer.ok;
}

/** Sends an action for the turn that is on screen. True if it was accepted. */
export async function act(action: Action): Promise<boolean> {
  const { latest, sending } = useTable.getState();
  if (latest === null || sending) return false;
  useTable.setState({ sending: true, overlay: 'none' });
  const accepted = await succeeds(bridge().table.act({ turn: latest.view.turn, action }));
  useTable.setState({ sending: false });
  return accepted;
}

/** Takes back; what is seen at once is read out, too. */
export async function undo(): Promise<void> {
  if (await succeeds(bridge().table.undo())) readOut(texts.table.takenBackYou);
}
export const nextDeal = (): Promise<boolean> => succeeds(bridge().table.nextDeal());
/** Stops or restarts the table's clock. */
export const pauseClock = (paused: boolean): Promise<boolean> =>
  succeeds(bridge().table.pause(paused));

/** Copies what the player sees as one line of text. */
export async function copyShownPosition(): Promise<void> {
  const answer = await bridge().table.position();
  if (answer.ok) copyPosition(answer.value);
  else reportFault(answer.error);
}

/** Asks for a hint, or puts the one on screen away. */
export async function toggleHint(): Promise<void> {
  const { hint, latest } = useTable.getState();
  if (hint !== null) {
    useTable.setState({ hint: null });
    return;
  }
  const answer = await bridge().table.hint();
  if (!answer.ok) return reportFault(answer.error);
  if (useTable.getState().latest?.seq === latest?.seq) useTable.setState({ hint: answer.value });
}

/** Chooses a card, or takes the choice back; one card more than `count` is not taken. */
export function toggleChosen(handIndex: number, count: number): void {
  const { chosen } = useTable.getState();
  const isChosen = chosen.includes(handIndex);
  if (!isChosen && chosen.length >= count) return;
  const next = isChosen ? chosen.filter((index) => index !== handIndex) : [...chosen, handIndex];
  useTable.setState({ chosen: next });
  void loadPreview();
}

export function clearChosen(): void {
  useTable.setState({ chosen: [] });
  void loadPreview();
}

/** Asks what the hand would meld without the chosen cards. A late answer to an older choice is dropped. */
async function loadPreview(): Promise<void> {
  const { chosen, shown } = useTable.getState();
  const answer = await bridge().table.preview(chosenFaces(useTable.getState()));
  const now = useTable.getState();
  if (!answer.ok || now.chosen !== chosen || now.shown !== shown) return;
  useTable.setState(
    chosen.length === 0
      ? { preview: answer.value, wholeMelds: answer.value }
      : { preview: answer.value },
  );
}

/** Updates that overtook the answer to the request that opened their table; null: none was sent. */
let early: TableUpdate[] | null = null;

/** What the main process sends of its own accord. */
export function onTableUpdate(update: TableUpdate): void {
  if (early === null) takeUpdate(update);
  else early.push(update);
}

/** Opens a table and shows it; false (and a note) if it can't be opened. */
export const openTable = (plan: TablePlan): Promise<boolean> =>
  enter(() => bridge().table.open(plan));
/** Goes on with an unfinished game and shows it; false (and a note) if it can't be. */
export const resumeTable = (id: string): Promise<boolean> => enter(() => bridge().table.resume(id));

/** Opens a table at which a game goes on from before that step of a deal. */
export const playOnFrom = (
  source: ReviewSource,
  dealNumber: number,
  step: number,
): Promise<boolean> => enter(() => bridge().review.playOn(source, dealNumber, step));

/** One at a time: the second click of a double click opens nothing. */
async function enter(request: () => Promise<Answer<TableUpdate>>): Promise<boolean> {
  if (early !== null) return false;
  const answer = await takeFirst(request, (given) => (given.ok ? given.value : null));
  if (!answer.ok) reportFault(answer.error);
  return answer.ok;
}

/** Shows the table that is open already, as after the page was loaded again; false if no table is open. */
export async function showOpenTable(): Promise<boolean> {
  const open = await takeFirst(
    () => bridge().table.current(),
    (update) => update,
  );
  return open !== null;
}

/** Takes the update that a request gives before any other, since those that follow it build on it. */
async function takeFirst<T>(
  request: () => Promise<T>,
  updateIn: (answer: T) => TableUpdate | null,
): Promise<T> {
  const overtakers: TableUpdate[] = [];
  early = overtakers;
  try {
    const answer = await request();
    const update = updateIn(answer);
    if (update !== null) takeUpdate(update);
    return answer;
  } finally {
    early = null;
    for (const update of overtakers) takeUpdate(update);
  }
}

/** Leaves the table; the game is kept. */
export async function leaveTable(): Promise<void> {
  useTable.setState(NO_TABLE);
  await bridge().table.leave();
}
