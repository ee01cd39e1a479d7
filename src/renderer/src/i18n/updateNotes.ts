import type { TableUpdate } from '@shared/protocol/table';
import { isYou, nameOf } from './people';
import { texts } from './texts';

const t = texts.table;

/** What an update brings besides events of the game, against the one before it: a sentence, or null. */
export function updateNote(before: TableUpdate | null, update: TableUpdate): string | null {
  const { timedOut, view } = update;
  if (timedOut !== null)
    return isYou(update, timedOut) ? t.timedOutYou : t.timedOut(nameOf(update, timedOut));
  const { phase } = view;
  const wentBack = before?.tableId === update.tableId && view.turn < before.view.turn;
  // Whoever took back their own card sees it happen.
  if (!wentBack || phase.kind === 'over' || isYou(update, phase.seat)) return null;
  return t.takenBack(nameOf(update, phase.seat));
}
