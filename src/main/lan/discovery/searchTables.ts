import type { Clock } from '@main/session/clock';
import {
  type FoundTable,
  type Probe,
  type ProbeAnswer,
  probeAnswerSchema,
} from '@shared/protocol/lan/discovery';
import { PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import type { RandomHex } from '../secrets';
import type { NetworkInterface } from '../wire/addresses';
import { isOwnNetwork } from '../wire/ownNetworks';
import { type Ask, confirmAddresses } from './confirmedAddresses';
import { createSearchSockets } from './searchSockets';

export interface SearchOptions {
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  /** This machine's interfaces as they are now: asked before every probe, since networks come and go. */
  readonly interfaces: () => readonly NetworkInterface[];
  readonly port: number;
  /** Asked one by one, since some firewalls let through answers to nothing else. */
  readonly knownAddresses: readonly string[];
  readonly onFound: (tables: readonly FoundTable[]) => void;
  readonly onTrouble: (message: string) => void;
}

const PROBE_EVERY_MS = 2_000;
/** A host that missed this many probes in a row is gone. */
const PROBES_MISSED = 3;
const NUMBERS_KEPT = 3;
const MOST_FOUND = 50;
const MOST_FROM_ONE_ADDRESS = 8;
const NUMBER_BYTES = 8;

interface Sighting {
  readonly table: Omit<FoundTable, 'otherPlaces'>;
  readonly seenMs: number;
}

/** Looks for tables on this machine's networks until it is stopped. */
export function searchTables(options: SearchOptions): { stop(): void } {
  const { clock } = options;
  /** By table and place, the one that was found first in front. */
  const found = new Map<string, Sighting>();
  const confirmed = confirmAddresses(options.randomHex, options.knownAddresses);
  /** Of the last probes to everybody. */
  let numbers: readonly string[] = [];
  let networks: readonly NetworkInterface[] = [];
  let told = '';
  let stopped = false;
  let cancel = () => {};

  const tell = () => {
    const tables = oneOfEach([...found.values()].map(({ table }) => table));
    const text = JSON.stringify(tables);
    if (text === told || stopped) return;
    told = text;
    options.onFound(tables);
  };

  const ask = ({ address, n }: Ask) => sockets.sendTo(probeOf(n), options.port, address);

  const onAnswer = (value: unknown, address: string) => {
    const answer = probeAnswerSchema.safeParse(value);
    if (!answer.success || !isOwnNetwork(address, networks)) return;
    const isToAll = numbers.includes(answer.data.n);
    const heard = confirmed.hear(address, answer.data, isToAll);
    for (const each of heard.believed) believe(each, address);
    if (heard.ask !== null) ask(heard.ask);
    tell();
  };

  const believe = (answer: ProbeAnswer, address: string) => {
    const fromThere = [...found.values()].filter(({ table }) => table.address === address);
    let room = Math.min(MOST_FOUND - found.size, MOST_FROM_ONE_ADDRESS - fromThere.length);
    for (const table of tablesOf(answer, address)) {
      const key = `${table.id} ${address} ${table.port}`;
      if (!found.has(key)) room -= 1;
      if (room >= 0 || found.has(key)) found.set(key, { table, seenMs: clock.nowMs() });
    }
  };

  const forgetGone = () => {
    const oldestMs = clock.nowMs() - PROBES_MISSED * PROBE_EVERY_MS;
    for (const [id, { seenMs }] of found) if (seenMs < oldestMs) found.delete(id);
  };

  const sockets = createSearchSockets({
    onMessage: (value, from) => onAnswer(value, from.address),
    onTrouble: options.onTrouble,
  });

  const probe = async () => {
    networks = options.interfaces();
    await sockets.follow(networks);
    if (stopped) return;
    const n = options.randomHex(NUMBER_BYTES);
    numbers = [n, ...numbers].slice(0, NUMBERS_KEPT);
    // The known ones first: whoever floods the answers to the others comes after theirs.
    for (const each of confirmed.renew()) ask(each);
    sockets.sendAround(probeOf(n), options.port);
    forgetGone();
    tell();
    cancel = clock.after(PROBE_EVERY_MS, () => void probe());
  };
  void probe();

  return {
    stop() {
      stopped = true;
      cancel();
      sockets.close();
    },
  };
}

const probeOf = (n: string): string => JSON.stringify({ aces: 'probe', n } satisfies Probe);

/** Each table once, at the place where it was found first and still is. */
function oneOfEach(sightings: readonly Sighting['table'][]): FoundTable[] {
  const others = (table: Sighting['table']) =>
    sightings.filter((other) => other.id === table.id && other !== table);
  const isFirst = ({ id }: Sighting['table'], index: number) =>
    sightings.findIndex((each) => each.id === id) === index;
  return sightings.filter(isFirst).map((table) => ({
    ...table,
    otherPlaces: others(table).map(({ address, port }) => ({ address, port })),
  }));
}

const tablesOf = (answer: ProbeAnswer, address: string): Sighting['table'][] =>
  answer.tables.map((table) => ({
    ...table,
    host: answer.host,
    address,
    port: answer.port,
    app: answer.app,
    fits: answer.protocolMin <= PROTOCOL_MAX && answer.protocolMax >= PROTOCOL_MIN,
  }));
