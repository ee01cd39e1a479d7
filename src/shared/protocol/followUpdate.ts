import { joinHistory } from '../game/history';
import type { TableUpdate } from './table';

/** An update with all that is known of the deals before, if it follows another one of the same game. */
export function followUpdate(before: TableUpdate | null, arrived: TableUpdate): TableUpdate {
  if (before?.tableId !== arrived.tableId) return arrived;
  const history = joinHistory(before.view, arrived.view);
  return { ...arrived, view: { ...arrived.view, history } };
}
