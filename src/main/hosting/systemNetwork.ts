import { networkInterfaces } from 'node:os';
import { answerProbes } from '@main/lan/discovery/answerProbes';
import { searchTables } from '@main/lan/discovery/searchTables';
import type { HostTable } from '@main/lan/host/hostTable';
import type { LanHost } from '@main/lan/host/lanHost';
import type { RandomHex } from '@main/lan/secrets';
import { type NetworkInterface, usableAddresses } from '@main/lan/wire/addresses';
import { dialPlace } from '@main/lan/wire/dialPlace';
import { openDoor } from '@main/lan/wire/openDoor';
import { isOwnNetwork } from '@main/lan/wire/ownNetworks';
import type { Clock } from '@main/session/clock';
import { presetNamed } from '@shared/game/presets';
import type { ProbeAnswer } from '@shared/protocol/lan/discovery';
import {
  DISCOVERY_PORT,
  type Limits,
  PROTOCOL_MAX,
  PROTOCOL_MIN,
} from '@shared/protocol/lan/limits';
import type { LanDeskOptions } from './lanDesk';

export interface SystemNetworkOptions {
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  /** Version of the program. */
  readonly app: string;
  /** Null: all of this machine's addresses. */
  readonly address: string | null;
  readonly allowPublic: boolean;
  readonly limits: Limits;
  readonly onTrouble: (message: string) => void;
}

export type SystemNetwork = Pick<
  LanDeskOptions,
  'addresses' | 'openDoor' | 'announce' | 'search' | 'dial'
>;

const HOST_ID_BYTES = 8;

/** This machine's network, as hosting and joining use it. */
export function systemNetwork(options: SystemNetworkOptions): SystemNetwork {
  const { clock, randomHex, app, address, limits, onTrouble } = options;
  const hostId = randomHex(HOST_ID_BYTES);
  // The door opens at no other address than one that is named.
  const named = address === null || ['0.0.0.0', '::'].includes(address) ? null : address;
  /** One address alone is also the only one to search from. */
  const interfaces = () =>
    interfacesOf().filter((each) => named === null || each.address === named);
  const letsIn = (source: string) => options.allowPublic || isOwnNetwork(source, interfacesOf());
  return {
    addresses: () =>
      named === null
        ? usableAddresses(interfacesOf(), letsIn)
        : [{ address: named, network: '', virtual: false }],
    openDoor: (host, port) =>
      openDoor({
        host,
        port,
        address,
        limits,
        letsIn,
        onTrouble,
      }),
    announce: (host, port) =>
      answerProbes({
        clock,
        interfaces,
        port: DISCOVERY_PORT,
        address,
        tell: () => describeHost(host, hostId, port, app),
        onTrouble,
      }),
    search: (knownAddresses, onFound) =>
      searchTables({
        clock,
        randomHex,
        interfaces,
        port: DISCOVERY_PORT,
        knownAddresses,
        onFound,
        onTrouble,
      }),
    dial: (place, makeEnd) => dialPlace(place, limits, makeEnd),
  };
}

/** What a host says of itself to whoever looks for tables. */
const describeHost = (
  host: LanHost,
  hostId: string,
  port: number,
  app: string,
): Omit<ProbeAnswer, 'aces' | 'n'> => ({
  host: hostId,
  port,
  protocolMin: PROTOCOL_MIN,
  protocolMax: PROTOCOL_MAX,
  app,
  tables: host.tables().map(describeTable),
});

function describeTable(table: HostTable): ProbeAnswer['tables'][number] {
  const { tableId, title, rules, seats, spectators, stage } = table.state();
  return {
    id: tableId,
    title,
    game: presetNamed(rules.preset ?? '')?.title ?? 'House rules',
    players: rules.players,
    open: seats.filter(({ kind }) => kind === 'open').length,
    spectators,
    stage,
  };
}

function interfacesOf(): NetworkInterface[] {
  return Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.map(({ address, netmask, family, internal }) => ({
      name,
      address,
      netmask,
      family,
      internal,
    })),
  );
}
