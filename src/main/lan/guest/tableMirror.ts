import { assertNever } from '@shared/game/result';
import { followUpdate } from '@shared/protocol/followUpdate';
import type { Gesture } from '@shared/protocol/lan/gestures';
import type { GuestMessage } from '@shared/protocol/lan/guestMessages';
import type { ChatLine, Joined } from '@shared/protocol/lan/hostMessages';
import type { DealCheck } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { CHAT_KEPT } from '@shared/protocol/lan/limits';
import { fromWire, type WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import type { DealChecks } from './dealChecks';
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
}

export interface TableMirrorOptions {
  readonly checks: DealChecks;
  readonly updateFault: UpdateFault;
  readonly send: (message: GuestMessage) => void;
  readonly onUpdate: (update: TableUpdate) => void;
  /** The table or a deal's check has changed. */
  readonly onChange: () => void;
  readonly onSaid: (line: ChatLine) => void;
  readonly onGesture: (shown: { readonly member: string; readonly gesture: Gesture }) => void;
}

export function createTableMirror(options: TableMirrorOptions): TableMirror {
  const { checks, send } = options;
  let table: LanTable | null = null;
  let member: string | null = null;
  let update: TableUpdate | null = null;
  let chat: readonly ChatLine[] = [];

  const takeUpdate = (arrived: WireUpdate) => {
    if (table === null) return;
    const taken = fromWire(arrived, table.rules);
    update = followUpdate(update, taken);
    checks.onUpdate(update);
    // The window joins the history itself, so that none of it is sent to it twice.
    options.onUpdate(taken);
  };

  const takeInOrder = (arrived: WireUpdate) => {
    const isOld = update?.tableId === arrived.tableId && arrived.seq <= update.seq;
    if (isOld) return;
    if (isNext(update, arrived)) takeUpdate(arrived);
    else send({ type: 'sync' });
  };

  return {
    table: () => table,
    member: () => member,
    update: () => update,
    chat: () => chat,
    checks: checks.list,
    faultOf: (message) => hostFault(message, { table, update }, options.updateFault),
    joined(message) {
      table = message.table;
      member = message.member;
      chat = message.chat;
      if (message.update === null) update = null;
      else takeUpdate(message.update);
      // After the update: what is checked is all that was seen.
      const verdict = checks.onJoined(message.fixed);
      if (verdict !== null && message.fixed !== null)
        send({ type: 'verdict', deal: message.fixed.deal, verdict });
    },
    take(message) {
      switch (message.type) {
        case 'table':
          table = message.table;
          return options.onChange();
        case 'update':
          return takeInOrder(message.update);
        case 'snapshot':
          return takeUpdate(message.update);
        case 'commit':
          return send({ type: 'number', deal: message.deal, number: checks.onCommit(message) });
        case 'mixed':
          checks.onMixed(message);
          return options.onChange();
        case 'reveal': {
          const verdict = checks.onReveal(message);
          if (verdict === null) return;
          send({ type: 'verdict', deal: message.deal, verdict });
          return options.onChange();
        }
        case 'checked':
          checks.onChecked(message);
          return options.onChange();
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
