import type { Socket } from 'node:dgram';
import type { Clock } from '@main/session/clock';
import {
  type FoundTable,
  type Probe,
  type ProbeAnswer,
  probeAnswerSchema,
} from '@shared/protocol/lan/discovery';
import { PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import type { RandomHex } from '../secrets';
import { isOwnNetwork, type NetworkInterface } from '../wire/addresses';
import { GROUP, openUdp, probeTargets, searchable } from './datagrams';

export interface SearchOptions {
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  readonly interfaces: readonly NetworkInterface[];
  readonly port: number;
  /** Asked one by one, since some firewalls let through answers to nothing else. */
  readonly knownAddresses: readonly string[];
  readonly onFound: (tables: readonly FoundTable[]) => void;
  readonly onTrouble: (message: string) => void;
}

const PROBE_EVERY_MS = 2_000;
/** A host that missed so many probes in a row has gone. */
const PROBES_MISSED = 3;
const NUMBERS_KEPT = 3;
const MOST_FOUND = 50;
const MOST_FROM_ONE_ADDRESS = 8;
const NUMBER_BYTES = 8;

interface Sighting {
  readonly table: FoundTable;
  readonly seenMs: number;
}

/** Looks for tables on the own networks until it is stopped. */
export function searchTables(options: SearchOptions): { stop(): void } {
  const { clock } = options;
  const found = new Map<string, Sighting>();
  const sockets = new Map<NetworkInterface, Socket>();
  let numbers: readonly string[] = [];
  let told = '';
  let stopped = false;
  let cancel = () => {};

  const tell = () => {
    const tables = [...found.values()].map(({ table }) => table);
    const text = JSON.stringify(tables);
    if (text === told || stopped) return;
    told = text;
    options.onFound(tables);
  };

  const onAnswer = (value: unknown, address: string) => {
    const answer = probeAnswerSchema.safeParse(value);
    if (!answer.success || !isOwnNetwork(address) || !numbers.includes(answer.data.n)) return;
    const fromThere = [...found.values()].filter(({ table }) => table.address === address);
    let room = Math.min(MOST_FOUND - found.size, MOST_FROM_ONE_ADDRESS - fromThere.length);
    for (const table of tablesOf(answer.data, address)) {
      const known = found.get(table.id);
      if (known === undefined && room <= 0) continue;
      if (known === undefined) room -= 1;
      // The first address by which a host was found is kept as long as it answers there.
      const isOther = known !== undefined && known.table.address !== address;
      if (!isOther) found.set(table.id, { table, seenMs: clock.nowMs() });
    }
    tell();
  };

  const forgetGone = () => {
    const oldestMs = clock.nowMs() - PROBES_MISSED * PROBE_EVERY_MS;
    for (const [id, { seenMs }] of found) if (seenMs < oldestMs) found.delete(id);
  };

  const probe = () => {
    const n = options.randomHex(NUMBER_BYTES);
    numbers = [n, ...numbers].slice(0, NUMBERS_KEPT);
    const message: Probe = { aces: 'probe', n };
    const text = JSON.stringify(message);
    // What can't be reached from one interface may be from another.
    for (const [own, socket] of sockets)
      for (const target of [...probeTargets(own), ...options.knownAddresses])
        socket.send(text, options.port, target, () => {});
    forgetGone();
    tell();
    cancel = clock.after(PROBE_EVERY_MS, probe);
  };

  const begin = async () => {
    for (const own of searchable(options.interfaces)) {
      const socket = await openUdp(
        { address: own.address, port: 0 },
        (value, from) => onAnswer(value, from.address),
        options.onTrouble,
      );
      if (socket === null) continue;
      if (stopped) {
        socket.close();
        return;
      }
      sockets.set(own, socket);
      prepare(socket, own, options.onTrouble);
    }
    if (!stopped) probe();
  };
  void begin();

  return {
    stop() {
      stopped = true;
      cancel();
      for (const socket of sockets.values()) socket.close();
      sockets.clear();
    },
  };
}

function prepare(socket: Socket, own: NetworkInterface, onTrouble: (message: string) => void) {
  try {
    socket.setBroadcast(true);
    socket.setMulticastTTL(1);
    socket.setMulticastInterface(own.address);
  } catch (error) {
    onTrouble(`${GROUP} can't be used on ${own.name}: ${String(error)}`);
  }
}

const tablesOf = (answer: ProbeAnswer, address: string): FoundTable[] =>
  answer.tables.map((table) => ({
    ...table,
    host: answer.host,
    address,
    port: answer.port,
    app: answer.app,
    fits: answer.protocolMin <= PROTOCOL_MAX && answer.protocolMax >= PROTOCOL_MIN,
  }));
