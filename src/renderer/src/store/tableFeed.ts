import type { GameEvent } from '@shared/game/events';
import { followUpdate } from '@shared/protocol/followUpdate';
import type { TableUpdate } from '@shared/protocol/table';
import { updateNote } from '../i18n/updateNotes';
import type { TableScene } from '../table/TableScene';
import { bridge } from './bridge';
import { NO_TABLE, type TableState, useTable } from './tableStore';
import { showToast } from './toastStore';

/*
 * From the main process to the picture, and back from the picture to the words: an update is handed to the
 * scene as soon as it comes, and the words follow what the scene says it has come to. Only the melds hold
 * everything back, until the player has seen them.
 */

const LOG_LENGTH = 200;

/** The picture, once it is there. It is told every update, since React may leave some out. */
let scene: Pick<TableScene, 'show'> | null = null;

export function setScene(created: Pick<TableScene, 'show'> | null): void {
  scene = created;
}

/** An update as it comes; one that was seen before is dropped. No events mean a jump. */
export function takeUpdate(arrived: TableUpdate): void {
  const { latest, meldsHeld, waiting } = useTable.getState();
  const isNewTable = latest?.tableId !== arrived.tableId;
  if (!isNewTable && arrived.seq <= latest.seq) return;
  const update = followUpdate(latest, arrived);
  if (isNewTable) useTable.setState({ ...NO_TABLE, shown: update });
  useTable.setState({ latest: update });
  const note = updateNote(latest, update);
  if (note !== null) showToast(note);
  const isJump = isNewTable || update.events.length === 0;
  if (isJump) useTable.setState({ waiting: [], meldsHeld: false });
  else if (meldsHeld) {
    useTable.setState({ waiting: [...waiting, update] });
    return;
  }
  give(update);
}

const showsMelds = ({ events, view }: TableUpdate): boolean =>
  view.result === null && events.some((event) => event.type === 'melds-shown');

function give(update: TableUpdate): void {
  useTable.setState({ given: update, still: false, meldsHeld: showsMelds(update) });
  scene?.show(update);
}

/** What belongs to one update only. */
const tellingOf = (update: TableUpdate): Partial<TableState> => ({
  shown: update,
  reached: 0,
  chosen: [],
  preview: null,
  wholeMelds: null,
  asked: null,
  hint: null,
  sheetClosed: false,
});

/** The picture has come to an event. */
export function noteEvent(event: GameEvent, update: TableUpdate): void {
  useTable.setState((state) => {
    const isNext = state.shown?.seq !== update.seq || state.shown.tableId !== update.tableId;
    const before = isNext ? tellingOf(update) : {};
    const id = (state.log.at(-1)?.id ?? 0) + 1;
    return {
      ...before,
      reached: (isNext ? 0 : state.reached) + 1,
      log: [...state.log, { id, event, update }].slice(-LOG_LENGTH),
    };
  });
}

/** The picture of that update lies still. */
export function noteStill(seq: number): void {
  const { given, shown, still } = useTable.getState();
  if (given === null || given.seq !== seq) return;
  if (shown?.seq !== seq) useTable.setState(tellingOf(given));
  if (still) return;
  useTable.setState({ still: true, reached: given.events.length });
  void bridge().table.settled(seq);
}

/** The melds have been seen: the deal goes on. */
export function releaseMelds(): void {
  const { meldsHeld, waiting } = useTable.getState();
  if (!meldsHeld) return;
  useTable.setState({ meldsHeld: false, waiting: [], overlay: 'none' });
  for (const update of waiting) give(update);
}
