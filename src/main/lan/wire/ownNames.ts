import { isIP } from 'node:net';
import { plainAddress } from './addresses';

/** What networks at home and in offices append to the names of their machines; none of it is anybody's on the internet. */
const LOCAL_SUFFIXES = [
  'corp',
  'fritz.box',
  'home',
  'home.arpa',
  'internal',
  'intranet',
  'lan',
  'local',
  'localdomain',
  'private',
  'speedport.ip',
  // Names that Tailscale gives to the machines of one's own VPN.
  'ts.net',
];

/**
 * Whether a caller's `Host` header names this machine: by an address, or by its own name alone or with a local suffix.
 * A page that was led here by a borrowed name of the internet names that one.
 */
export function isOwnName(hostHeader: string, hostname: string): boolean {
  const name = hostHeader
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (name === '') return false;
  if (isIP(plainAddress(name)) !== 0) return true;
  const own = hostname.toLowerCase().replace(/\.$/, '');
  const [ownLabel = ''] = own.split('.');
  if (['localhost', own].includes(name)) return true;
  const [label, ...rest] = name.split('.');
  if (ownLabel === '' || label !== ownLabel) return false;
  const suffix = `.${rest.join('.')}`;
  return rest.length === 0 || LOCAL_SUFFIXES.some((local) => suffix.endsWith(`.${local}`));
}
