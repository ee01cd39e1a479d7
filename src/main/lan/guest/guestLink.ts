import { FRAME_LIMITS } from '@main/reading/limits';
import { parseJson } from '@main/reading/parseJson';
import type { Clock } from '@main/session/clock';
import { assertNever } from '@shared/game/result';
import type { CloseReason } from '@shared/protocol/lan/closeCodes';
import type { Gesture } from '@shared/protocol/lan/gestures';
import type { Auth, GuestMessage, GuestRequest } from '@shared/protocol/lan/guestMessages';
import {
  type ChatLine,
  type HostMessage,
  hostMessageSchema,
  type Joined,
} from '@shared/protocol/lan/hostMessages';
import type { DealCheck, LinkEnd } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { CHAT_KEPT, type Limits, PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import { fromWire, type WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { Answer, TableUpdate } from '@shared/protocol/table';
import { proofOf, type RandomHex } from '../secrets';
import type { MakeEnd, Wire } from '../wire/wire';
import { type CheckCards, createDealChecks } from './dealChecks';
import { createPendingRequests } from './pendingRequests';

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
  readonly onUpdate: (update: TableUpdate) => void;
  /** The link, the table or a deal's check has changed. */
  readonly onChange: () => void;
  readonly onSaid: (line: ChatLine) => void;
  readonly onGesture: (shown: { readonly member: string; readonly gesture: Gesture }) => void;
  /** A new token, to be kept for coming back. */
  readonly onToken: (token: string, table: LanTable) => void;
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
const BACKOFF_MS = [250, 500, 1_000, 2_000, 4_000, 5_000];
const BACKOFF_SPREAD = 0.2;
/** WebSocket's own code for an end that was meant. */
const NORMAL_CLOSURE = 1000;
const CHECK_NOW_MS = 2_000;
const SLOW_DOWN_MS = 2_000;
const MOST_UNREADABLE = 3;
/** After these a new connection would end in the same way. */
const FINAL: readonly CloseReason[] = ['closed', 'removed', 'replaced', 'version', 'code', 'full'];

export function createGuestLink(options: GuestLinkOptions): GuestLink {
  const { clock, limits, randomHex } = options;
  const pending = createPendingRequests();
  const checks = createDealChecks(randomHex, options.checkCards);
  let state: LinkState = { kind: 'connecting' };
  let credentials = options.credentials;
  let wire: Wire | null = null;
  let hostApp: string | null = null;
  let welcomed = false;
  let table: LanTable | null = null;
  let member: string | null = null;
  let update: TableUpdate | null = null;
  let chat: readonly ChatLine[] = [];
  let attempts = 0;
  let unreadable = 0;
  let heardMs = 0;
  let pings = 0;
  let lostMs: number | null = null;
  /** Since when another table answers in the place of the own one. */
  let otherSinceMs: number | null = null;
  let lastReason: CloseReason | null = null;
  let isNoTable = false;
  const timers = new Set<() => void>();

  const after = (delayMs: number, job: () => void) => {
    const cancel = clock.after(delayMs, () => {
      timers.delete(cancel);
      job();
    });
    timers.add(cancel);
  };
  const stopTimers = () => {
    for (const cancel of timers) cancel();
    timers.clear();
  };

  const become = (next: LinkState) => {
    state = next;
    options.onChange();
  };
  const send = (message: GuestMessage) => wire?.send(JSON.stringify(message));

  const end = (reason: LinkEnd) => {
    if (state.kind === 'ended') return;
    stopTimers();
    wire?.cut();
    wire = null;
    pending.giveUp();
    become({ kind: 'ended', reason, hostApp });
  };

  // --- Connecting -----------------------------------------------------------------------------------

  const connect = () => {
    stopTimers();
    welcomed = false;
    lastReason = null;
    after(limits.dialMs, onCut);
    options.dial((opened) => {
      wire = opened;
      // A word from an earlier connection counts no more.
      const isCurrent = () => wire === opened;
      return {
        onText: (text) => isCurrent() && onText(text),
        onNoise: () => isCurrent() && onNoise(),
        onClosed: () => isCurrent() && onCut(),
      };
    });
  };

  const onCut = () => {
    stopTimers();
    wire?.cut();
    wire = null;
    if (lastReason !== null && FINAL.includes(lastReason)) return end(endOf(lastReason));
    if (table === null) return end(isNoTable ? 'no-table' : (lastReason ?? 'unreachable'));
    lostMs ??= clock.nowMs();
    if (clock.nowMs() - lostMs >= limits.reconnectForMs) return end('lost');
    const base = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length - 1)] ?? 0;
    attempts += 1;
    const spread = 1 + BACKOFF_SPREAD * (Number.parseInt(randomHex(1), 16) / 127.5 - 1);
    after(base * spread, connect);
    if (state.kind !== 'reconnecting') become({ kind: 'reconnecting' });
  };

  const endOf = (reason: CloseReason): LinkEnd =>
    reason === 'code' && credentials.kind === 'token' ? 'no-seat' : reason;

  const onNoise = () => {
    unreadable += 1;
    isNoTable = !welcomed;
    if (unreadable >= MOST_UNREADABLE && welcomed) end('protocol');
    else onCut();
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
    send({
      type: 'hello',
      protocolMin: PROTOCOL_MIN,
      protocolMax: PROTOCOL_MAX,
      app: options.app,
      client: options.client,
      name: options.name,
      auth,
    });
  };

  const watch = () => {
    const silentMs = clock.nowMs() - heardMs;
    if (silentMs >= limits.silenceMs) return onCut();
    if (silentMs >= limits.quietMs && state.kind === 'live') become({ kind: 'quiet' });
    after(WATCH_MS, watch);
  };

  const ping = () => {
    pings += 1;
    send({ type: 'ping', n: pings });
    after(limits.pingMs, ping);
  };

  const onJoined = (message: Joined) => {
    stopTimers();
    table = message.table;
    member = message.member;
    chat = message.chat;
    credentials = { kind: 'token', token: message.token };
    lostMs = null;
    otherSinceMs = null;
    if (message.update === null) update = null;
    else take(message.update);
    // After the update: what is checked is all that was seen.
    const verdict = checks.onJoined(message.fixed);
    options.onToken(message.token, message.table);
    become({ kind: 'live' });
    watch();
    // The first word also tells the host that the new token has arrived.
    ping();
    after(limits.steadyMs, () => {
      attempts = 0;
      unreadable = 0;
    });
    for (const request of pending.all()) send(request);
    if (verdict !== null && message.fixed !== null)
      send({ type: 'verdict', deal: message.fixed.deal, verdict });
  };

  // --- What arrives -----------------------------------------------------------------------------------

  const take = (arrived: WireUpdate) => {
    if (table === null) return;
    update = fromWire(arrived, table.rules);
    checks.onUpdate(update);
    options.onUpdate(update);
  };

  const takeInOrder = (arrived: WireUpdate) => {
    const isSameGame = update !== null && arrived.tableId === update.tableId;
    if (isSameGame && update !== null && arrived.seq <= update.seq) return;
    if (isSameGame && update !== null && arrived.seq === update.seq + 1) take(arrived);
    else send({ type: 'sync' });
  };

  const onText = (text: string) => {
    heardMs = clock.nowMs();
    if (state.kind === 'quiet') become({ kind: 'live' });
    const read = parseJson(text, FRAME_LIMITS);
    const message = hostMessageSchema.safeParse(read.ok ? read.value : undefined);
    if (!message.success) return onNoise();
    if (message.data.type === 'welcome') return onWelcome(message.data);
    if (!welcomed) return onNoise();
    onMessage(message.data);
  };

  const onWelcome = (message: Extract<HostMessage, { readonly type: 'welcome' }>) => {
    if (welcomed) return onNoise();
    welcomed = true;
    hostApp = message.app;
    if (message.protocolMin > PROTOCOL_MAX || message.protocolMax < PROTOCOL_MIN)
      return end('version');
    const isOther = table !== null && message.tables?.includes(table.tableId) === false;
    if (isOther) onOtherTable();
    else hello(message.nonce);
  };

  /** The host isn't back yet, and another has its address: that one is no end, and gets no token. */
  const onOtherTable = () => {
    otherSinceMs ??= clock.nowMs();
    if (clock.nowMs() - otherSinceMs >= limits.otherTableMs) end('other-table');
    else onCut();
  };

  const onMessage = (message: Exclude<HostMessage, { readonly type: 'welcome' }>) => {
    if (message.type === 'joined') return onJoined(message);
    if (message.type === 'bye') {
      lastReason = message.reason;
      return onCut();
    }
    if (table === null || state.kind !== 'live') return;
    switch (message.type) {
      case 'table':
        table = message.table;
        return options.onChange();
      case 'update':
        return takeInOrder(message.update);
      case 'snapshot':
        return take(message.update);
      case 'answer':
        return pending.answered(message.id, message.fault);
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
      case 'slow-down':
        return after(SLOW_DOWN_MS, () => {
          for (const request of pending.all()) send(request);
        });
      case 'pong':
        return;
      default:
        return assertNever(message);
    }
  };

  connect();

  return {
    state: () => state,
    table: () => table,
    member: () => member,
    update: () => update,
    chat: () => chat,
    checks: checks.list,
    request(body) {
      if (state.kind === 'ended')
        return Promise.resolve({ ok: false, fault: { code: 'no-table' } });
      const request = { ...body, id: randomHex(REQUEST_ID_BYTES) };
      const answer = pending.add(request);
      if (state.kind === 'live' || state.kind === 'quiet') send(request);
      return answer;
    },
    settled(seq) {
      if (state.kind === 'live') send({ type: 'settled', seq });
    },
    checkNow() {
      if (state.kind === 'reconnecting') connect();
      if (state.kind !== 'live' && state.kind !== 'quiet') return;
      const askedMs = clock.nowMs();
      pings += 1;
      send({ type: 'ping', n: pings });
      after(CHECK_NOW_MS, () => {
        if (heardMs < askedMs) onCut();
      });
    },
    leave() {
      send({ type: 'leave' });
      wire?.close(NORMAL_CLOSURE);
      wire = null;
      end('left');
    },
  };
}

const WATCH_MS = 1_000;
