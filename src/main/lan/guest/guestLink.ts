import { FRAME_LIMITS } from '@main/reading/limits';
import { parseJson } from '@main/reading/parseJson';
import { type Clock, guardClock } from '@main/session/clock';
import { NO_TABLE } from '@shared/protocol/answers';
import { type CloseReason, closeReasonOf } from '@shared/protocol/lan/closeCodes';
import type { Gesture } from '@shared/protocol/lan/gestures';
import type { GuestRequest } from '@shared/protocol/lan/guestMessages';
import { type ChatLine, hostMessageSchema, type Joined } from '@shared/protocol/lan/hostMessages';
import type { DealCheck, LinkEnd } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import type { Limits } from '@shared/protocol/lan/limits';
import type { Answer, TableUpdate } from '@shared/protocol/table';
import { wireKeysOf } from '../exchange/exchange';
import type { RandomHex } from '../secrets';
import { guardEnd } from '../wire/guardEnd';
import type { MakeEnd } from '../wire/wire';
import { type Admission, type Credentials, createAdmission, type SeatKey } from './admission';
import type { UpdateFault } from './hostFault';
import type { CheckCards } from './judgeDeal';
import { createPendingRequests } from './pendingRequests';
import { createReconnection } from './reconnection';
import type { TableMessage } from './tableMessage';
import { createTableMirror } from './tableMirror';

export interface GuestLinkOptions {
  /** Opens a connection; one that can't be opened is closed at once. */
  readonly dial: (makeEnd: MakeEnd) => void;
  readonly credentials: Credentials;
  readonly name: string;
  readonly app: string;
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  readonly limits: Limits;
  readonly checkCards: CheckCards;
  readonly updateFault: UpdateFault;
  readonly onUpdate: (update: TableUpdate) => void;
  /** The link, the table or a deal's check has changed. */
  readonly onChange: () => void;
  readonly onSaid: (line: ChatLine) => void;
  readonly onGesture: (shown: { readonly member: string; readonly gesture: Gesture }) => void;
  /** Let in, for the first time or again: what opens the seat, to be kept for coming back. */
  readonly onSeat: (seat: SeatKey, table: LanTable) => void;
  /** For the log: never a card, a seed or a name. */
  readonly onTrouble: (message: string) => void;
}

export type LinkState =
  | { readonly kind: 'connecting' | 'live' | 'quiet' | 'reconnecting' }
  | { readonly kind: 'ended'; readonly reason: LinkEnd; readonly hostApp: string | null };

type RequestBody = GuestRequest extends infer Each
  ? Each extends GuestRequest
    ? Omit<Each, 'id'>
    : never
  : never;

/** A guest's side of a table: connects, comes back by itself after a cut, and passes on what arrives. */
export interface GuestLink {
  state(): LinkState;
  table(): LanTable | null;
  member(): string | null;
  update(): TableUpdate | null;
  chat(): readonly ChatLine[];
  checks(): readonly DealCheck[];
  /** Resolves with the host's answer, however many cuts lie between. */
  request(body: RequestBody): Promise<Answer>;
  settled(seq: number): void;
  /** The machine was asleep or changed its network: looks at once whether the host still answers. */
  checkNow(): void;
  leave(): void;
}

const REQUEST_ID_BYTES = 8;
/** WebSocket's own code for an end that was meant. */
const NORMAL_CLOSURE = 1000;
const SLOW_DOWN_MS = 2_000;
const MOST_UNREADABLE = 3;
/** After these a new connection would end in the same way. */
const FINAL: readonly CloseReason[] = ['closed', 'removed', 'replaced', 'full', 'failed'];

export function createGuestLink(options: GuestLinkOptions): GuestLink {
  const { clock, limits, randomHex } = options;
  const pending = createPendingRequests();
  let state: LinkState = { kind: 'connecting' };
  let credentials = options.credentials;
  let hostApp: string | null = null;
  /** Of the present connection; null once it is sealed. */
  let admission: Admission | null = null;
  /** What will open the seat when the host lets this guest in. */
  let shown: { readonly table: string; readonly key: string } | null = null;
  let unreadable = 0;
  /** Since when somebody else answers wherever the host that let this guest in might be. */
  let otherSinceMs: number | null = null;
  let isOther = false;
  let finalReason: LinkEnd | null = null;
  let isNoTable = false;

  const become = (next: LinkState) => {
    state = next;
    options.onChange();
  };

  const end = (reason: LinkEnd, code: number | null = null) => {
    if (state.kind === 'ended') return;
    connection.stop(code);
    pending.giveUp();
    become({ kind: 'ended', reason, hostApp });
  };

  const sendPending = () => {
    for (const request of pending.all()) connection.send(request);
  };

  /** What nobody foresaw about a host's word ends this link, not the program. */
  const fail = (error: unknown) => {
    options.onTrouble(`the link to a table is ended after a fault: ${String(error)}`);
    try {
      end('failed');
    } catch (again) {
      options.onTrouble(`the end of a link could not be told: ${String(again)}`);
    }
  };

  const guardedClock = guardClock(clock, fail);
  const connection = createReconnection({
    ...options,
    clock: guardedClock,
    dial: (makeEnd) => options.dial((wire) => guardEnd(makeEnd(wire), fail)),
    onConnecting() {
      finalReason = null;
      if (!isOther) otherSinceMs = null;
      isOther = false;
      shown = null;
      admission = createAdmission({ ...options, credentials });
    },
    onText: (text) => {
      if (admission === null) onSealed(text);
      else onGreeting(admission, text);
    },
    onNoise: () => onNoise(),
    onClosed(code) {
      // A code isn't sealed: it counts as little as what a stranger says.
      if (code !== null && mirror.table() === null) finalReason ??= closeReasonOf(code);
    },
    onQuiet(isQuiet) {
      if (state.kind === 'live' || state.kind === 'quiet')
        become({ kind: isQuiet ? 'quiet' : 'live' });
    },
    finalReason() {
      if (finalReason !== null) return finalReason;
      if (mirror.table() !== null) return null;
      return isNoTable ? 'no-table' : 'unreachable';
    },
    onLost() {
      if (state.kind !== 'reconnecting') become({ kind: 'reconnecting' });
    },
    onEnd: end,
    onSteady() {
      unreadable = 0;
    },
  });
  const mirror = createTableMirror({
    ...options,
    clock: guardedClock,
    send: connection.send,
  });

  const onNoise = () => {
    unreadable += 1;
    isNoTable = admission !== null && admission.hostApp() === null;
    if (unreadable >= MOST_UNREADABLE && admission === null) end('bad-host');
    else connection.lost();
  };

  const onGreeting = (asking: Admission, text: string) => {
    const step = asking.onText(text);
    hostApp = asking.hostApp() ?? hostApp;
    switch (step.do) {
      case 'send':
        return connection.sendText(step.text);
      case 'seal':
        connection.sendText(step.text);
        connection.seal(wireKeysOf(step.exchanged, 'guest'));
        shown = {
          table: step.table,
          key: credentials.kind === 'seat' ? credentials.key : step.exchanged.seatKey,
        };
        admission = null;
        return;
      case 'give-up':
        return onStranger(step.reason);
      case 'noise':
        return onNoise();
    }
  };

  /**
   * Who says this hasn't shown to be a host that this guest knows. Once the guest has a seat it doesn't count for long:
   * the host may only be on its way back, and somebody else has its address meanwhile. As long as nobody answers at one
   * of the places where it is looked for, it may still come back there.
   */
  const onStranger = (reason: LinkEnd) => {
    if (mirror.table() === null) return end(reason, NORMAL_CLOSURE);
    isOther = true;
    otherSinceMs ??= clock.nowMs();
    if (reason !== 'wait' && clock.nowMs() - otherSinceMs >= limits.otherTableMs) end(reason);
    else connection.lost();
  };

  const onJoined = (message: Joined) => {
    if (shown?.table !== message.table.tableId) return onNoise();
    const seat = { ...shown, member: message.member };
    credentials = { kind: 'seat', ...seat };
    otherSinceMs = null;
    connection.admitted();
    mirror.joined(message);
    options.onSeat(seat, message.table);
    become({ kind: 'live' });
    sendPending();
  };

  /** A host that says what can't be is broken or hostile: nothing more is heard from it. */
  const isBelieved = (message: Joined | TableMessage): boolean => {
    const fault = mirror.faultOf(message);
    if (fault === null) return true;
    options.onTrouble(`a host sent "${message.type}" with what can't be: ${fault}`);
    end('bad-host');
    return false;
  };

  const onSealed = (text: string) => {
    const read = parseJson(text, FRAME_LIMITS);
    const parsed = hostMessageSchema.safeParse(read.ok ? read.value : undefined);
    if (!parsed.success) return onNoise();
    const message = parsed.data;
    if (message.type === 'bye') {
      if (FINAL.includes(message.reason) || mirror.table() === null) finalReason = message.reason;
      return connection.lost();
    }
    if (message.type === 'joined') return isBelieved(message) && onJoined(message);
    if (state.kind !== 'live') return;
    switch (message.type) {
      case 'answer': {
        const request = pending.answered(message.id, message.fault);
        if (request?.type === 'act' && message.fault === null) mirror.acted(request.submission);
        return;
      }
      case 'slow-down':
        return connection.after(SLOW_DOWN_MS, sendPending);
      case 'pong':
        return;
      default:
        if (isBelieved(message)) mirror.take(message);
    }
  };

  connection.connect();

  return {
    state: () => state,
    table: mirror.table,
    member: mirror.member,
    update: mirror.update,
    chat: mirror.chat,
    checks: mirror.checks,
    request(body) {
      if (state.kind === 'ended') return Promise.resolve(NO_TABLE);
      const request = { ...body, id: randomHex(REQUEST_ID_BYTES) };
      const answer = pending.add(request);
      if (state.kind === 'live' || state.kind === 'quiet') connection.send(request);
      return answer;
    },
    settled(seq) {
      if (state.kind === 'live') connection.send({ type: 'settled', seq });
    },
    checkNow() {
      if (state.kind === 'reconnecting') connection.connect();
      if (state.kind === 'live' || state.kind === 'quiet') connection.checkNow();
    },
    leave() {
      connection.send({ type: 'leave' });
      end('left', NORMAL_CLOSURE);
    },
  };
}
