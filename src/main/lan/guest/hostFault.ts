import { isSameData } from '@shared/game/isSameData';
import type { Seat } from '@shared/game/seats';
import type { Joined } from '@shared/protocol/lan/hostMessages';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { areSeats, tableFault } from '@shared/protocol/lan/tableFault';
import { fromWire, type WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import type { TableMessage } from './tableMessage';

/**
 * What of an update no game by its rules comes to; null when nothing is. `before` is the update that it follows, null
 * for one that stands for itself.
 */
export type UpdateFault = (update: TableUpdate, before: TableUpdate | null) => string | null;

/** What is known of a host when it says something. */
export interface Known {
  readonly table: LanTable | null;
  readonly update: TableUpdate | null;
}

/** Whether an update is the next in the row: others are dropped, or fetched anew. */
export const isNext = (before: TableUpdate | null, arrived: WireUpdate): boolean =>
  before !== null && arrived.tableId === before.tableId && arrived.seq === before.seq + 1;

/** The table that one sits at stays the same, whatever happens at it. */
const isSame = (known: LanTable, table: LanTable): boolean =>
  known.tableId === table.tableId && isSameData(known.rules, table.rules);

const sharesFault = (table: LanTable, list: readonly { readonly seat: Seat }[]): string | null =>
  areSeats(
    table,
    list.map(({ seat }) => seat),
  )
    ? null
    : 'the seats of a deal\u2019s shares';

function joinedFault({ table, member, fair, update }: Joined, updateFault: UpdateFault) {
  const fault = tableFault(table);
  if (fault !== null) return fault;
  if (!table.members.some(({ id }) => id === member)) return 'who one is';
  for (const { commitments, shares } of fair) {
    const seatsFault = sharesFault(table, commitments ?? []) ?? sharesFault(table, shares ?? []);
    if (seatsFault !== null) return seatsFault;
  }
  return update === null ? null : updateFault(fromWire(update, table.rules), null);
}

/**
 * What a host says that can't be, though it can be read; null when all can. It is asked before anything is believed, so
 * that nothing of it comes further.
 */
export function hostFault(
  message: Joined | TableMessage,
  { table, update }: Known,
  updateFault: UpdateFault,
): string | null {
  if (message.type === 'joined') {
    const isOther = table !== null && !isSame(table, message.table);
    return isOther
      ? 'another table in place of the one that was joined'
      : joinedFault(message, updateFault);
  }
  if (table === null) return null;
  switch (message.type) {
    case 'table':
      return isSame(table, message.table) ? tableFault(message.table) : 'the rules of the table';
    case 'update':
      return isNext(update, message.update)
        ? updateFault(fromWire(message.update, table.rules), update)
        : null;
    case 'snapshot':
      return updateFault(fromWire(message.update, table.rules), null);
    case 'committed':
      return sharesFault(table, message.commitments);
    case 'shares':
      return sharesFault(table, message.shares);
    case 'checked':
      return areSeats(table, [message.seat]) ? null : 'the seat of a verdict';
    default:
      return null;
  }
}
