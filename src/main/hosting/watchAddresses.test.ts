import type { HostAddress } from '@shared/protocol/lan/lanState';
import { expect, it } from 'vitest';
import { createFakeClock } from '../../../tests/support/fakeClock';
import { watchAddresses } from './watchAddresses';

const wifi: HostAddress = { address: '192.168.1.20', network: 'wlan0', virtual: false };

it('tells of other addresses once, and not after it was stopped', () => {
  const clock = createFakeClock();
  let addresses: readonly HostAddress[] = [];
  let told = 0;
  const watched = watchAddresses(
    clock,
    () => addresses,
    () => {
      told += 1;
    },
  );
  clock.advance(10_000);
  expect(told).toBe(0);
  addresses = [wifi];
  clock.advance(10_000);
  expect(told).toBe(1);
  addresses = [{ ...wifi, address: '10.0.0.7' }];
  clock.advance(2_000);
  expect(told).toBe(2);
  watched.stop();
  addresses = [];
  clock.advance(10_000);
  expect(told).toBe(2);
});
