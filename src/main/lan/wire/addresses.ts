import { isIP } from 'node:net';
import type { HostAddress } from '@shared/protocol/lan/lanState';
import { DEFAULT_PORT } from '@shared/protocol/lan/limits';

/** An interface of this machine, as the system tells it (`os.networkInterfaces`). */
export interface NetworkInterface {
  readonly name: string;
  readonly address: string;
  readonly netmask: string;
  readonly family: 'IPv4' | 'IPv6';
  readonly internal: boolean;
}

/** Without the prefix of an IPv4 address that came over IPv6, and without the interface's name. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** Names by which systems call what virtual machines, containers and VPNs add. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|utun|wg|tailscale|zt|lxc|lxd|podman|cni|ham)|virtual|vpn|hyper-v|wsl/i;

/**
 * What guests can type to find this machine: IPv4 of real networks first, then virtual ones, then IPv6. Left out are
 * link-local IPv6 addresses, whose zone each guest's machine calls otherwise, and those that the door lets nobody in by.
 */
export function usableAddresses(
  interfaces: readonly NetworkInterface[],
  letsIn: (address: string) => boolean,
): HostAddress[] {
  return interfaces
    .filter(({ internal, address }) => !internal && !/^fe80:/i.test(address) && letsIn(address))
    .map(({ name, address, family }) => ({
      address,
      network: name,
      virtual: VIRTUAL.test(name),
      rank:
        (VIRTUAL.test(name) ? 2 : 0) +
        (family === 'IPv4' ? (address.startsWith('169.254.') ? 1 : 0) : 4),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ address, network, virtual }) => ({ address, network, virtual }));
}

export interface HostPlace {
  readonly address: string;
  readonly port: number;
}

const NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** An address as a person types it: an IP address or a name, with a port or without; null when it is neither. */
export function parsePlace(text: string): HostPlace | null {
  const trimmed = text.trim();
  if (isIP(trimmed) === 6) return { address: trimmed, port: DEFAULT_PORT };
  const parts = /^(?:\[(?<six>[^\]]+)\]|(?<plain>[^:]+))(?::(?<port>\d{1,5}))?$/.exec(
    trimmed,
  )?.groups;
  if (parts === undefined) return null;
  const { six, plain } = parts;
  const port = parts.port === undefined ? DEFAULT_PORT : Number(parts.port);
  if (port < 1 || port > 65_535) return null;
  if (six !== undefined) return isIP(six) === 6 ? { address: six, port } : null;
  if (plain === undefined) return null;
  // Four numbers are meant as an address, not as a name.
  const isNumbers = /^[\d.]+$/.test(plain);
  return (isNumbers ? isIP(plain) === 4 : NAME.test(plain)) ? { address: plain, port } : null;
}

/** As it is shown and typed; the usual port is left out. */
export function printPlace({ address, port }: HostPlace): string {
  const shown = isIP(address) === 6 ? `[${address}]` : address;
  return port === DEFAULT_PORT ? shown : `${shown}:${port}`;
}
