import { assertNever } from '@shared/game/result';
import type { Submission } from '@shared/game/view';
import { followUpdate } from '@shared/protocol/followUpdate';
import type { Gesture } from '@shared/protocol/lan/gestures';
import type { GuestMessage } from '@shared/protocol/lan/guestMessages';
import type { ChatLine, Joined } from '@shared/protocol/lan/hostMessages';
import type { DealCheck } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { CHAT_KEPT } from '@shared/protocol/lan/limits';
import { fromWire, type WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import { createDealChecks, type DealChecksOptions } from './dealChecks';
import { hostFault, isNext, type UpdateFault } from './hostFault';
import type { TableMessage } from './tableMessage';

/** The table as a guest knows it: kept over cuts, and brought up to date by what arrives. */
export interface TableMirror {
  table(): LanTable | null;
  member(): string | null;
  update(): TableUpdate | null;
  chat(): readonly ChatLine[];
  checks(): readonly DealCheck[];
  /** What of a message can't be, so that it must not be taken; null when nothing is. */
  faultOf(message: Joined | TableMessage): string | null;
  /** Let in, for the first time or again. */
  joined(message: Joined): void;
  take(message: TableMessage): void;
  /** The host says that it has carried out this action. */
  acted(submission: Submission): void;
}

export interface TableMirrorOptions
  extends Pick<DealChecksOptions, 'clock' | 'randomHex' | 'checkCards'> {
  readonly updateFault: UpdateFault;
  readonly send: (message: GuestMessage) => void;
  readonly onUpdate: (update: TableUpdate) => void;
  /** The table or a deal's check has changed. */
  readonly onChange: () => void;
  readonly onSaid: (line: ChatLine) => void;
  readonly onGesture: (shown: { readonly member: string; readonly gesture: Gesture }) => void;
}

export function createTableMirror(options: TableMirrorOptions): TableMirror {
  const { send } = options;
  let table: LanTable | null = null;
  let member: string | null = null;
  let update: TableUpdate | null = null;
  let chat: readonly ChatLine[] = [];

  const checks = createDealChecks({
    ...options,
    seat: () => table?.members.find(({ id }) => id === member)?.seat ?? null,
  });

  const takeUpdate = (arrived: WireUpdate, follows: boolean) => {
    if (table === null) return;
    const taken = fromWire(arrived, table.rules);
    update = followUpdate(update, taken);
    checks.onUpdate(update, follows);
    // The window joins the history itself, so that none of it is sent to it twice.
    options.onUpdate(taken);
  };

  const takeInOrder = (arrived: WireUpdate) => {
    const isOld = update?.tableId === arrived.tableId && arrived.seq <= update.seq;
    if (isOld) return;
    if (isNext(update, arrived)) takeUpdate(arrived, true);
    else send({ type: 'sync' });
  };

  return {
    table: () => table,
    member: () => member,
    update: () => update,
    chat: () => chat,
    checks: checks.list,
    acted: checks.acted,
    faultOf: (message) => hostFault(message, { table, update }, options.updateFault),
    joined(message) {
      table = message.table;
      member = message.member;
      chat = message.chat;
      checks.joined(message.fair);
      if (message.update === null) update = null;
      else takeUpdate(message.update, false);
    },
    take(message) {
      switch (message.type) {
        case 'table':
          table = message.table;
          return options.onChange();
        case 'update':
          return takeInOrder(message.update);
        case 'snapshot':
          return takeUpdate(message.update, false);
        case 'commit':
        case 'committed':
        case 'shares':
        case 'reveal':
        case 'checked':
          return checks.handle(message);
        case 'said':
          if (message.line.n <= (chat.at(-1)?.n ?? 0)) return;
          chat = [...chat, message.line].slice(-CHAT_KEPT);
          return options.onSaid(message.line);
        case 'gestured':
          return options.onGesture({ member: message.member, gesture: message.gesture });
        default:
          return assertNever(message);
      }
    },
  };
}
