import { systemClock } from '@main/session/clock';
import { LIMITS } from '@shared/protocol/lan/limits';
import { expect, it } from 'vitest';
import { systemNetwork } from './systemNetwork';

const networkAt = (address: string | null) =>
  systemNetwork({
    clock: systemClock,
    randomHex: (bytes) => '00'.repeat(bytes),
    app: '1.0.0',
    address,
    allowPublic: true,
    limits: LIMITS,
    onTrouble: () => {},
  });

it.each(['127.0.0.1', '::1', '192.168.1.20'])(
  'a host that listens at %s alone shows that address and no other',
  (address) => {
    expect(networkAt(address).addresses()).toEqual([{ address, network: '', virtual: false }]);
  },
);

it.each(['0.0.0.0', '::'])('a host that listens at %s shows the addresses of all', (address) => {
  expect(networkAt(address).addresses()).toEqual(networkAt(null).addresses());
});
