import { FRAME_LIMITS } from '@main/reading/limits';
import { parseJson } from '@main/reading/parseJson';
import { type Clock, guardClock } from '@main/session/clock';
import { type CloseReason, closeReasonOf } from '@shared/protocol/lan/closeCodes';
import type { Gesture } from '@shared/protocol/lan/gestures';
import type { Auth, GuestRequest } from '@shared/protocol/lan/guestMessages';
import {
  type ChatLine,
  type HostMessage,
  hostMessageSchema,
  type Joined,
} from '@shared/protocol/lan/hostMessages';
import type { DealCheck, LinkEnd } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { type Limits, PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import type { Answer, TableUpdate } from '@shared/protocol/table';
import { proofOf, type RandomHex } from '../secrets';
import { guardEnd } from '../wire/guardEnd';
import type { MakeEnd } from '../wire/wire';
import type { UpdateFault } from './hostFault';
import type { CheckCards } from './judgeDeal';
import { createPendingRequests } from './pendingRequests';
import { createReconnection } from './reconnection';
import type { TableMessage } from './tableMessage';
import { createTableMirror } from './tableMirror';

/** How one asks to be let in. */
export type Credentials =
  | { readonly kind: 'code'; readonly code: string; readonly as: 'player' | 'spectator' }
  | { readonly kind: 'token'; readonly token: string };

export interface GuestLinkOptions {
  /** Opens a connection; one that can't be opened is closed at once. */
  readonly dial: (makeEnd: MakeEnd) => void;
  readonly credentials: Credentials;
  readonly name: string;
  /** This program, for the proof of the code: 32 hex digits. */
  readonly client: string;
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
  /** A new token, to be kept for coming back. */
  readonly onToken: (token: string, table: LanTable) => void;
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
const FINAL: readonly CloseReason[] = [
  'closed',
  'removed',
  'replaced',
  'version',
  'code',
  'full',
  'failed',
];

export function createGuestLink(options: GuestLinkOptions): GuestLink {
  const { clock, limits, randomHex } = options;
  const pending = createPendingRequests();
  let state: LinkState = { kind: 'connecting' };
  let credentials = options.credentials;
  let hostApp: string | null = null;
  let welcomed = false;
  let unreadable = 0;
  /** Since when another table answers in the place of the one that was joined. */
  let otherSinceMs: number | null = null;
  let lastReason: CloseReason | null = null;
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
      welcomed = false;
      lastReason = null;
    },
    onText: (text) => onText(text),
    onNoise: () => onNoise(),
    onClosed(code) {
      if (code !== null) lastReason ??= closeReasonOf(code);
    },
    onQuiet(isQuiet) {
      if (state.kind === 'live' || state.kind === 'quiet')
        become({ kind: isQuiet ? 'quiet' : 'live' });
    },
    finalReason() {
      if (lastReason !== null && FINAL.includes(lastReason)) return endOf(lastReason);
      if (mirror.table() !== null) return null;
      return isNoTable ? 'no-table' : (lastReason ?? 'unreachable');
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

  const endOf = (reason: CloseReason): LinkEnd =>
    reason === 'code' && credentials.kind === 'token' ? 'no-seat' : reason;

  const onNoise = () => {
    unreadable += 1;
    isNoTable = !welcomed;
    if (unreadable >= MOST_UNREADABLE && welcomed) end('bad-host');
    else connection.lost();
  };

  const hello = (nonce: string) => {
    const auth: Auth =
      credentials.kind === 'token'
        ? credentials
        : {
            kind: 'code',
            as: credentials.as,
            proof: proofOf(credentials.code, nonce, options.client),
          };
    connection.send({
      type: 'hello',
      protocolMin: PROTOCOL_MIN,
      protocolMax: PROTOCOL_MAX,
      app: options.app,
      client: options.client,
      name: options.name,
      auth,
    });
  };

  const onWelcome = (message: Extract<HostMessage, { readonly type: 'welcome' }>) => {
    if (welcomed) return onNoise();
    welcomed = true;
    hostApp = message.app;
    if (message.protocolMin > PROTOCOL_MAX || message.protocolMax < PROTOCOL_MIN)
      return end('version');
    const table = mirror.table();
    const isOther = table !== null && message.tables?.includes(table.tableId) === false;
    if (isOther) onOtherTable();
    else hello(message.nonce);
  };

  /** The host isn't back yet, and another has its address: that does not end the link, and the other gets no token. */
  const onOtherTable = () => {
    otherSinceMs ??= clock.nowMs();
    if (clock.nowMs() - otherSinceMs >= limits.otherTableMs) end('other-table');
    else connection.lost();
  };

  const onJoined = (message: Joined) => {
    credentials = { kind: 'token', token: message.token };
    otherSinceMs = null;
    connection.admitted();
    mirror.joined(message);
    options.onToken(message.token, message.table);
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

  const onText = (text: string) => {
    const read = parseJson(text, FRAME_LIMITS);
    const message = hostMessageSchema.safeParse(read.ok ? read.value : undefined);
    if (!message.success) return onNoise();
    if (message.data.type === 'welcome') return onWelcome(message.data);
    if (!welcomed) return onNoise();
    onMessage(message.data);
  };

  const onMessage = (message: Exclude<HostMessage, { readonly type: 'welcome' }>) => {
    if (message.type === 'bye') {
      lastReason = message.reason;
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
      if (state.kind === 'ended')
        return Promise.resolve({ ok: false, fault: { code: 'no-table' } });
      const request = { ...body, id: randomHex(REQUEST_ID_BYTES) };
      const answer = pending.add(request);
      if (state.kind === 'live' || state.kind === 'quiet') connection.send(request);
      return answer;
    },
    settled(seq) {
      if (state.kind === 'live') connection.send({ type: 'settled', seq });
    },
    checkNow() {
      if (state.kind !== 'connecting' && state.kind !== 'ended') connection.checkNow();
    },
    leave() {
      connection.send({ type: 'leave' });
      end('left', NORMAL_CLOSURE);
    },
  };
}
