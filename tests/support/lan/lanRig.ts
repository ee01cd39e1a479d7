import { randomBytes } from 'node:crypto';
import { decide } from '@main/bots/levels/decide';
import type { BotPort } from '@main/bots/thread/botPort';
import { checkCards } from '@main/hosting/checkCards';
import { createNetTables, type NetTablePlan } from '@main/hosting/netTables';
import { updateFault } from '@main/hosting/updateFault';
import type { Credentials, SeatKey } from '@main/lan/guest/admission';
import { createGuestLink, type GuestLink } from '@main/lan/guest/guestLink';
import type { CheckCards } from '@main/lan/guest/judgeDeal';
import { createLanHost } from '@main/lan/host/lanHost';
import type { MakeEnd } from '@main/lan/wire/wire';
import { type Clock, systemClock } from '@main/session/clock';
import { decideHere, decidePlain } from '@main/session/decideHere';
import type { GameKeeper } from '@main/tables/gameKeeper';
import type { Action } from '@shared/game/actions';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { LIMITS, type Limits } from '@shared/protocol/lan/limits';
import { DEFAULT_BOT_NAMES } from '@shared/protocol/settings';
import type { TableUpdate } from '@shared/protocol/table';
import { createMemoryKeeper } from '../memoryKeeper';

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Limits under which a test's players may act as fast as they can. */
export const FAST: Limits = {
  ...LIMITS,
  messagesPerSecond: 1_000_000,
  messageBurst: 1_000_000,
  bytesPerSecond: 100_000_000,
  exchangesPerSecondOfOne: 1_000_000,
  exchangesPerSecondOfKnown: 1_000_000,
  exchangeBurst: 1_000_000,
};

export interface RigOptions {
  readonly limits?: Limits;
  readonly clock?: Clock;
  readonly keeper?: GameKeeper;
  readonly owner?: 'own-window' | 'first';
  readonly abandonAfterMs?: number | null;
  readonly onTrouble?: (message: string) => void;
  readonly random?: (bytes: number) => string;
  readonly bots?: BotPort;
}

/** A host with the real game behind it. */
export function createRig(options: RigOptions = {}) {
  const { limits = FAST, clock = systemClock, keeper = createMemoryKeeper() } = options;
  const troubles: string[] = [];
  const failed: string[] = [];
  const onTrouble = options.onTrouble ?? ((message: string) => void troubles.push(message));
  const random = options.random ?? randomHex;
  const host = createLanHost({ clock, randomHex: random, limits, app: '1.0.0', onTrouble });
  const tables = createNetTables({
    keeper,
    clock,
    limits,
    house: {
      bots: options.bots ?? (async (request) => decideHere(request)),
      plain: decidePlain,
      onTrouble,
    },
    randomHex: random,
    app: '1.0.0',
    owner: options.owner ?? 'first',
    abandonAfterMs: options.abandonAfterMs ?? null,
    botNames: () => DEFAULT_BOT_NAMES,
    onMemberFailed: (name) => failed.push(name),
  });
  return { host, tables, limits, clock, troubles, failed };
}

/** A plan with every seat free, except for `bots` bots at the end. */
export function planFor(rules: RuleSet, bots = 0, more: Partial<NetTablePlan> = {}): NetTablePlan {
  return {
    title: 'Club',
    rules,
    timerSeconds: null,
    convention: 'natural',
    spectators: true,
    graceSeconds: 5,
    slots: Array.from({ length: rules.players }, (_, seat) => ({
      kind: seat >= rules.players - bots ? 'bot' : 'open',
      level: 'plain',
    })),
    ...more,
  };
}

export interface TestGuest extends GuestLink {
  readonly name: string;
  /** Every update as it came. */
  readonly updates: TableUpdate[];
  readonly said: string[];
  readonly gestures: string[];
  /** Codes of the faults with which its own play was refused. */
  readonly refusals: string[];
  /** What it would write to its log. */
  readonly troubles: string[];
  /** What opens its seat. */
  seat: SeatKey | null;
  /** Resolves when it holds, which is looked at after everything that arrives; fails after some seconds. */
  until(what: string, holds: (guest: TestGuest) => boolean, patienceMs?: number): Promise<void>;
}

export interface GuestOptions {
  readonly dial: (makeEnd: MakeEnd) => void;
  readonly credentials: Credentials;
  readonly name?: string;
  readonly limits?: Limits;
  readonly clock?: Clock;
  readonly random?: (bytes: number) => string;
  /** Acts for this guest whenever it is its turn, and wants every next deal. */
  readonly play?: ((view: PlayerView) => Action) | undefined;
  /** Checks each deal; else as the program does. */
  readonly checkCards?: CheckCards;
  /** Updates aren't kept, for long games. */
  readonly forgetful?: boolean;
  /** An action of `play` was answered after that number of milliseconds. */
  readonly onAnswered?: (ms: number) => void;
  /** Acts again at a turn where it has acted, when it comes back: its host may have lost that. */
  readonly hostForgets?: boolean;
  /** Otherwise a deal that is found unfair fails the test, whatever it is about. */
  readonly hostMayCheat?: boolean;
}

const PATIENCE_MS = 120_000;

export function createTestGuest(options: GuestOptions): TestGuest {
  const { name = 'Guest', clock = systemClock } = options;
  const updates: TableUpdate[] = [];
  const said: string[] = [];
  const gestures: string[] = [];
  const refusals: string[] = [];
  const troubles: string[] = [];
  const waiting = new Set<() => void>();
  let lastAsked = '';
  const look = () => {
    for (const check of [...waiting]) check();
  };
  const play = (update: TableUpdate) => {
    if (options.play === undefined || update.paused) return;
    const { view, tableId } = update;
    const ask = `${tableId}/${view.turn}/${view.phase.kind}`;
    if (ask === lastAsked) return;
    if (view.legal !== null) {
      lastAsked = ask;
      const action = options.play(view);
      const askedMs = performance.now();
      void link.request({ type: 'act', submission: { turn: view.turn, action } }).then((answer) => {
        options.onAnswered?.(performance.now() - askedMs);
        if (!answer.ok) refusals.push(answer.error.code);
      });
    } else if (view.phase.kind === 'over' && view.winner === null && view.seat !== null) {
      lastAsked = ask;
      void link.request({ type: 'next' });
    }
  };
  const link = createGuestLink({
    dial: options.dial,
    credentials: options.credentials,
    name,
    app: '1.0.0',
    clock,
    randomHex: options.random ?? randomHex,
    limits: options.limits ?? FAST,
    checkCards: options.checkCards ?? checkCards,
    updateFault,
    onTrouble: (message) => troubles.push(message),
    onUpdate(update) {
      if (options.forgetful !== true) updates.push(update);
      queueMicrotask(() => play(update));
      look();
    },
    onChange: () =>
      queueMicrotask(() => {
        const accused = link.checks().find(({ verdict }) => verdict === 'unfair');
        if (accused !== undefined && options.hostMayCheat !== true)
          throw new Error(`an honest host was accused: ${JSON.stringify(accused)}`);
        look();
      }),
    onSaid(line) {
      said.push(`${line.name}: ${line.text}`);
      look();
    },
    onGesture({ gesture }) {
      gestures.push(gesture);
      look();
    },
    onSeat(seat) {
      if (options.hostForgets === true) lastAsked = '';
      guest.seat = seat;
    },
  });
  const guest: TestGuest = {
    ...link,
    name,
    updates,
    said,
    gestures,
    refusals,
    troubles,
    seat: null,
    until: (what, holds, patienceMs = PATIENCE_MS) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (!holds(guest)) return;
          waiting.delete(check);
          clearTimeout(limit);
          resolve();
        };
        const limit = setTimeout(() => {
          waiting.delete(check);
          const now = JSON.stringify({
            link: link.state(),
            stage: link.table()?.stage,
            members: link.table()?.members,
            phase: link.update()?.view.phase,
            seq: link.update()?.seq,
          });
          reject(new Error(`${name} waited in vain until ${what}: ${now}`));
        }, patienceMs);
        limit.unref();
        waiting.add(check);
        check();
      }),
  };
  return guest;
}

/** What a guest that was let in before comes back with. */
export function credentialsOf({ name, seat }: TestGuest): Credentials {
  if (seat === null) throw new Error(`${name} was not let in`);
  return { kind: 'seat', ...seat };
}

/** Plays as the plain bot does. */
export const playPlain = (view: PlayerView): Action => decide(view, 'plain', 'test');
