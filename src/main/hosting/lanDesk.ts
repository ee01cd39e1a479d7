import { checkCards } from '@main/hosting/checkCards';
import type { NetTables } from '@main/hosting/netTables';
import { createTablePlace, type SearchTables } from '@main/hosting/tablePlace';
import { updateFault } from '@main/hosting/updateFault';
import { watchAddresses } from '@main/hosting/watchAddresses';
import type { Credentials, SeatKey } from '@main/lan/guest/admission';
import { createGuestLink, type GuestLink } from '@main/lan/guest/guestLink';
import type { HostTable } from '@main/lan/host/hostTable';
import { createLanHost, type LanHost } from '@main/lan/host/lanHost';
import type { RandomHex } from '@main/lan/secrets';
import { type HostPlace, parsePlace } from '@main/lan/wire/addresses';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { Door } from '@main/lan/wire/openDoor';
import type { MakeEnd } from '@main/lan/wire/wire';
import type { Clock } from '@main/session/clock';
import type { RememberedHosts } from '@main/storage/rememberedHosts';
import type { Result } from '@shared/game/result';
import type { Seat } from '@shared/game/seats';
import type { FoundTable } from '@shared/protocol/lan/discovery';
import type { DoorFault } from '@shared/protocol/lan/doorFault';
import type { Gesture } from '@shared/protocol/lan/gestures';
import type { ChatLine } from '@shared/protocol/lan/hostMessages';
import { parseCode } from '@shared/protocol/lan/joinCode';
import {
  type HostAddress,
  type HostPlan,
  type JoinRequest,
  type LanState,
  type LinkEnd,
  NO_LAN,
  type RememberedHost,
  type ReopenableTable,
} from '@shared/protocol/lan/lanState';
import type { TableCommand } from '@shared/protocol/lan/lanTable';
import { doorFaultSentence, linkEndSentence } from '@shared/protocol/lan/lanWords';
import { DEFAULT_PORT, type Limits } from '@shared/protocol/lan/limits';
import type { Answer, TableUpdate } from '@shared/protocol/table';

export interface LanDeskOptions {
  readonly tables: NetTables;
  readonly remembered: RememberedHosts;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly randomHex: RandomHex;
  /** Version of the program. */
  readonly app: string;
  readonly now: () => Date;
  /** The own addresses, the likeliest for guests first. */
  readonly addresses: () => readonly HostAddress[];
  readonly openDoor: (host: LanHost, port: number) => Promise<Result<Door, DoorFault>>;
  /** Has the host's tables found; returns how to stop it. */
  readonly announce: (host: LanHost, port: number) => Promise<{ stop(): void }>;
  readonly search: SearchTables;
  readonly dial: (place: HostPlace, makeEnd: MakeEnd) => void;
  /** A table of the network is about to be opened: this program's is left. */
  readonly onTake: () => Promise<void>;
  readonly onState: (state: LanState) => void;
  readonly onUpdate: (update: TableUpdate) => void;
  readonly onFound: (tables: readonly FoundTable[]) => void;
  readonly onSaid: (line: ChatLine) => void;
  readonly onGesture: (shown: { readonly member: string; readonly gesture: Gesture }) => void;
  readonly onTrouble: (message: string) => void;
}

/** All that this program does on the network: one table at a time, hosted or joined. */
export interface LanDesk {
  state(): LanState;
  host(plan: HostPlan): Promise<Answer<LanState>>;
  reopenable(): Promise<readonly ReopenableTable[]>;
  reopen(id: string): Promise<Answer<LanState>>;
  search(searching: boolean): void;
  join(request: JoinRequest): Promise<Answer<LanState>>;
  remembered(): readonly RememberedHost[];
  rejoin(id: string): Promise<Answer<LanState>>;
  forget(id: string): void;
  leave(): Promise<void>;
  sit(seat: Seat | null): Promise<Answer>;
  manage(command: TableCommand): Promise<Answer>;
  say(text: string): Promise<Answer>;
  gesture(gesture: Gesture): Promise<Answer>;
  mute(member: string, muted: boolean): void;
  chat(): readonly ChatLine[];
  /** The way to the table, for what every table does; null when no table is open. */
  link(): GuestLink | null;
}

/** What hosting needs beside the own seat, and how to end it. */
interface Hosting {
  readonly host: LanHost;
  readonly table: HostTable;
  readonly port: number;
  stop(): Promise<void>;
}

/** A way to a table, and what is to be known of the link there. */
interface Way {
  readonly dial: (makeEnd: MakeEnd) => void;
  readonly credentials: Credentials;
  readonly name: string;
  readonly onSeat?: (seat: SeatKey, title: string) => void;
  readonly onLink?: (link: GuestLink) => void;
}

const NO_TABLE: Answer<never> = { ok: false, fault: { code: 'no-table' } };
const refuse = (sentence: string): Answer<never> => ({
  ok: false,
  fault: { code: 'bad-request', sentence },
});
const refuseEnd = (reason: LinkEnd, hostApp: string | null = null) =>
  refuse(linkEndSentence(reason, hostApp));

export function createLanDesk(options: LanDeskOptions): LanDesk {
  const { tables, remembered, randomHex } = options;
  let hosting: Hosting | null = null;
  let link: GuestLink | null = null;
  let mutedHere: readonly string[] = [];
  let searching: { stop(): void } | null = null;
  /** Opening and leaving, one after the other. */
  let jobs: Promise<unknown> = Promise.resolve();
  const oneAtATime = <T>(job: () => Promise<T>): Promise<T> => {
    const done = jobs.then(job);
    jobs = done.catch(() => {});
    return done;
  };

  const state = (): LanState => {
    if (link === null) return NO_LAN;
    const now = link.state();
    return {
      role: hosting === null ? 'guest' : 'host',
      link: now.kind,
      end:
        now.kind === 'ended'
          ? { reason: now.reason, sentence: linkEndSentence(now.reason, now.hostApp) }
          : null,
      invitation:
        hosting === null
          ? null
          : {
              addresses: options.addresses(),
              port: hosting.port,
              code: hosting.table.code,
              isGuessed: hosting.host.isGuessed(),
            },
      table: link.table(),
      you: link.member(),
      mutedHere,
      checks: link.checks(),
    };
  };

  const isHeard = (member: string) => !mutedHere.includes(member);

  /** Connects, and waits until one is let in or it is known why not. */
  const connect = ({ dial, credentials, name, onSeat, onLink }: Way): Promise<Answer> =>
    new Promise((resolve) => {
      const opened: GuestLink = createGuestLink({
        dial,
        credentials,
        name,
        app: options.app,
        clock: options.clock,
        randomHex,
        limits: options.limits,
        checkCards,
        updateFault,
        onTrouble: options.onTrouble,
        onUpdate: options.onUpdate,
        onChange: () => queueMicrotask(onChange),
        onSaid: (line) => isHeard(line.member) && options.onSaid(line),
        onGesture: (shown) => isHeard(shown.member) && options.onGesture(shown),
        onSeat: (seat, table) => onSeat?.(seat, table.title),
      });
      const onChange = () => {
        onLink?.(opened);
        if (link !== opened) return;
        const now = opened.state();
        if (now.kind === 'live') resolve({ ok: true, value: null });
        if (now.kind === 'ended') resolve(refuseEnd(now.reason, now.hostApp));
        options.onState(state());
      };
      link = opened;
      onChange();
    });

  const leave = async () => {
    const [left, stopped] = [link, hosting];
    link = null;
    hosting = null;
    mutedHere = [];
    left?.leave();
    await stopped?.stop();
    if (left !== null) options.onState(state());
  };

  const openHost = async (table: HostTable): Promise<Result<Hosting, DoorFault>> => {
    const host = createLanHost({ ...options, onGuessing: () => options.onState(state()) });
    host.add(table);
    // Where it was before, since guests come back there by themselves; else the usual port, else any.
    let door = await options.openDoor(host, table.kept().port ?? DEFAULT_PORT);
    for (const other of [DEFAULT_PORT, 0]) if (!door.ok) door = await options.openDoor(host, other);
    if (!door.ok) {
      await table.close();
      return door;
    }
    const { port, close } = door.value;
    table.listensAt(port);
    const announced = await options.announce(host, port);
    const watched = watchAddresses(options.clock, options.addresses, () =>
      options.onState(state()),
    );
    return {
      ok: true,
      value: {
        host,
        table,
        port,
        async stop() {
          announced.stop();
          watched.stop();
          await Promise.all([table.close(), close()]);
        },
      },
    };
  };

  /** Opens the door and sits down as any guest does, but over a wire of one's own. */
  const hostTable = async (table: HostTable, name: string): Promise<Answer<LanState>> => {
    const opened = await openHost(table);
    if (!opened.ok) return refuse(doorFaultSentence(opened.error));
    hosting = opened.value;
    const { host } = opened.value;
    const joined = await connect({
      dial: (makeEnd) =>
        void joinInMemory((wire) => host.accept(wire, { source: 'own', isOwn: true }), makeEnd),
      credentials: { kind: 'code', code: table.code, as: 'player' },
      name,
    });
    if (joined.ok) return { ok: true, value: state() };
    await leave();
    return joined;
  };

  const joinAt = async (
    joinedPlace: HostPlace,
    credentials: Credentials,
    name: string,
  ): Promise<Answer<LanState>> => {
    await leave();
    await options.onTake();
    const id = randomHex(8);
    const place = createTablePlace(joinedPlace, options.search);
    const joined = await connect({
      dial: (makeEnd) => options.dial(place.next(), makeEnd),
      credentials,
      name,
      onSeat(seat, title) {
        const joinedAt = options.now().toISOString();
        remembered.add({ id, ...place.now(), title, joinedAt, name, seat });
      },
      onLink: place.follow,
    });
    if (joined.ok) return { ok: true, value: state() };
    link = null;
    options.onState(state());
    return joined;
  };

  const ask = (body: Parameters<GuestLink['request']>[0]): Promise<Answer> =>
    link?.request(body) ?? Promise.resolve(NO_TABLE);

  return {
    state,
    link: () => link,
    host: (plan) =>
      oneAtATime(async () => {
        const seat = plan.seats.findIndex(({ kind }) => kind === 'you');
        if (plan.seats.length !== plan.rules.players)
          return refuse(`This game is for ${plan.rules.players} players.`);
        if (seat < 0) return refuse('One seat of the table must be yours.');
        await leave();
        await options.onTake();
        const slots = plan.seats.map((each) =>
          each.kind === 'you'
            ? ({ kind: 'open', level: 'plain' } as const)
            : { kind: each.kind, level: each.level },
        );
        const hosted = await hostTable(tables.open({ ...plan, slots }), plan.yourName);
        const member = link?.member() ?? null;
        if (!hosted.ok || member === null) return hosted;
        await ask({ type: 'manage', command: { type: 'move', member, seat } });
        return { ok: true, value: state() };
      }),
    reopenable: tables.reopenable,
    reopen: (id) =>
      oneAtATime(async () => {
        await leave();
        await options.onTake();
        const table = await tables.reopen(id);
        return table.ok ? hostTable(table.value, 'Host') : refuse(table.error);
      }),
    search(wanted) {
      searching?.stop();
      searching = wanted
        ? options.search(
            remembered.list().map(({ address }) => address),
            options.onFound,
          )
        : null;
    },
    join: ({ address, code, name, as }) =>
      oneAtATime(async () => {
        const place = parsePlace(address);
        const parsed = parseCode(code);
        if (place === null) return refuseEnd('bad-address');
        if (parsed === null) return refuseEnd('bad-code');
        return joinAt(place, { kind: 'code', code: parsed, as }, name);
      }),
    remembered: () =>
      remembered
        .list()
        .map(({ id, address, port, title, joinedAt }) => ({ id, address, port, title, joinedAt })),
    rejoin: (id) =>
      oneAtATime(async () => {
        const host = remembered.list().find((each) => each.id === id);
        if (host === undefined) return refuseEnd('no-seat');
        const { address, port, seat, name } = host;
        if (seat === null) return refuseEnd('old-seat');
        return joinAt({ address, port }, { kind: 'seat', ...seat }, name);
      }),
    forget: remembered.forget,
    leave: () => oneAtATime(leave),
    sit: (seat) => ask(seat === null ? { type: 'stand' } : { type: 'sit', seat }),
    manage: (command) => ask({ type: 'manage', command }),
    say: (text) => ask({ type: 'chat', text }),
    gesture: (gesture) => ask({ type: 'gesture', gesture }),
    mute(member, muted) {
      mutedHere = [...mutedHere.filter((each) => each !== member), ...(muted ? [member] : [])];
      options.onState(state());
    },
    chat: () => (link?.chat() ?? []).filter(({ member }) => isHeard(member)),
  };
}
