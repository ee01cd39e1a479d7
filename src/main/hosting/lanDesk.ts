import { checkCards } from '@main/hosting/checkCards';
import { guestSeat } from '@main/hosting/guestSeat';
import type { NetTables } from '@main/hosting/netTables';
import { type Hosting, type OpenHostOptions, openHost } from '@main/hosting/openHost';
import { createTablePlace, type SearchTables } from '@main/hosting/tablePlace';
import { updateFault } from '@main/hosting/updateFault';
import type { Credentials, SeatKey } from '@main/lan/guest/admission';
import { createGuestLink, type GuestLink } from '@main/lan/guest/guestLink';
import type { HostTable } from '@main/lan/host/hostTable';
import { type HostPlace, parsePlace } from '@main/lan/wire/addresses';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { MakeEnd } from '@main/lan/wire/wire';
import { createAsyncQueue } from '@main/session/asyncQueue';
import type { RememberedHosts } from '@main/storage/rememberedHosts';
import type { CurrentTable } from '@main/tables/currentTable';
import { ok } from '@shared/game/result';
import type { Seat } from '@shared/game/seats';
import { badRequest, DONE, NO_TABLE } from '@shared/protocol/answers';
import type { FoundTable } from '@shared/protocol/lan/discovery';
import type { Gesture } from '@shared/protocol/lan/gestures';
import type { ChatLine } from '@shared/protocol/lan/hostMessages';
import { parseCode } from '@shared/protocol/lan/joinCode';
import {
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
import type { Answer, TableUpdate } from '@shared/protocol/table';

export interface LanDeskOptions extends OpenHostOptions {
  readonly tables: NetTables;
  readonly remembered: RememberedHosts;
  /** Holds the table that is hosted or joined; what was there before is left. */
  readonly current: CurrentTable;
  readonly now: () => Date;
  readonly search: SearchTables;
  readonly dial: (place: HostPlace, makeEnd: MakeEnd) => void;
  readonly onState: (state: LanState) => void;
  readonly onUpdate: (update: TableUpdate) => void;
  readonly onFound: (tables: readonly FoundTable[]) => void;
  readonly onSaid: (line: ChatLine) => void;
  readonly onGesture: (shown: { readonly member: string; readonly gesture: Gesture }) => void;
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
  /** The machine was asleep: looks at once whether the host still answers. */
  checkNow(): void;
}

/** A way to a table, and what is to be known of the link there. */
interface Way {
  readonly dial: (makeEnd: MakeEnd) => void;
  readonly credentials: Credentials;
  readonly name: string;
  readonly onSeat?: (seat: SeatKey, title: string) => void;
  readonly onLink?: (link: GuestLink) => void;
}

const refuseEnd = (reason: LinkEnd, hostApp: string | null = null) =>
  badRequest(linkEndSentence(reason, hostApp));

export function createLanDesk(options: LanDeskOptions): LanDesk {
  const { tables, remembered, randomHex, current } = options;
  let hosting: Hosting | null = null;
  let link: GuestLink | null = null;
  let mutedHere: readonly string[] = [];
  let searching: { stop(): void } | null = null;
  /** Opening and leaving. */
  const inTurn = createAsyncQueue();

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
        const now = opened.state();
        if (now.kind === 'live') resolve(DONE);
        if (now.kind === 'ended') resolve(refuseEnd(now.reason, now.hostApp));
        if (link === opened) options.onState(state());
      };
      link = opened;
      void current.take(guestSeat(opened, leaveNow));
      onChange();
    });

  /** What closing the seat here means. */
  const leaveNow = async () => {
    const [left, stopped] = [link, hosting];
    link = null;
    hosting = null;
    mutedHere = [];
    left?.leave();
    await stopped?.stop();
    if (left !== null) options.onState(state());
  };

  /** Leaves a table on the network, and no other. */
  const leave = async () => {
    if (link !== null) await current.leave();
  };

  /** Opens the door and sits down as any guest does, but over a wire of one's own. */
  const hostTable = async (table: HostTable, name: string): Promise<Answer<LanState>> => {
    const opened = await openHost(options, table, () => options.onState(state()));
    if (!opened.ok) return badRequest(doorFaultSentence(opened.error));
    hosting = opened.value;
    const { host } = opened.value;
    const joined = await connect({
      dial: (makeEnd) =>
        void joinInMemory((wire) => host.accept(wire, { source: 'own', isOwn: true }), makeEnd),
      credentials: { kind: 'code', code: table.code, as: 'player' },
      name,
    });
    if (joined.ok) return ok(state());
    await leave();
    return joined;
  };

  const joinAt = async (
    joinedPlace: HostPlace,
    credentials: Credentials,
    name: string,
  ): Promise<Answer<LanState>> => {
    await current.leave();
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
    if (joined.ok) return ok(state());
    await leave();
    return joined;
  };

  const ask = (body: Parameters<GuestLink['request']>[0]): Promise<Answer> =>
    link?.request(body) ?? Promise.resolve(NO_TABLE);

  return {
    state,
    host: (plan) =>
      inTurn(async () => {
        const seat = plan.seats.findIndex(({ kind }) => kind === 'you');
        if (plan.seats.length !== plan.rules.players)
          return badRequest(`This game is for ${plan.rules.players} players.`);
        if (seat < 0) return badRequest('One seat of the table must be yours.');
        await current.leave();
        const slots = plan.seats.map((each) =>
          each.kind === 'you'
            ? ({ kind: 'open', level: 'plain' } as const)
            : { kind: each.kind, level: each.level },
        );
        const hosted = await hostTable(tables.open({ ...plan, slots }), plan.yourName);
        const member = link?.member() ?? null;
        if (!hosted.ok || member === null) return hosted;
        await ask({ type: 'manage', command: { type: 'move', member, seat } });
        return ok(state());
      }),
    reopenable: tables.reopenable,
    reopen: (id) =>
      inTurn(async () => {
        await current.leave();
        const table = await tables.reopen(id);
        return table.ok ? hostTable(table.value, 'Host') : badRequest(table.error);
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
      inTurn(async () => {
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
      inTurn(async () => {
        const host = remembered.list().find((each) => each.id === id);
        if (host === undefined) return refuseEnd('no-seat');
        const { address, port, seat, name } = host;
        if (seat === null) return refuseEnd('old-seat');
        return joinAt({ address, port }, { kind: 'seat', ...seat }, name);
      }),
    forget: remembered.forget,
    leave: () => inTurn(leave),
    sit: (seat) => ask(seat === null ? { type: 'stand' } : { type: 'sit', seat }),
    manage: (command) => ask({ type: 'manage', command }),
    say: (text) => ask({ type: 'chat', text }),
    gesture: (gesture) => ask({ type: 'gesture', gesture }),
    mute(member, muted) {
      mutedHere = [...mutedHere.filter((each) => each !== member), ...(muted ? [member] : [])];
      options.onState(state());
    },
    checkNow: () => link?.checkNow(),
    chat: () => (link?.chat() ?? []).filter(({ member }) => isHeard(member)),
  };
}
