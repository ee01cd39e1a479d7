import { LIMITS } from '@shared/protocol/lan/limits';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../../tests/support/fakeClock';
import { createGuessThrottle } from './guessThrottle';

const MINUTE_MS = 60_000;
const MANY = LIMITS.guessesPerMinuteOfMany;

function openThrottle() {
  const clock = createFakeClock();
  const told: boolean[] = [];
  const throttle = createGuessThrottle({
    clock,
    limits: LIMITS,
    onGuessing: (isGuessed) => void told.push(isGuessed),
  });
  /** How many of `codes` codes from an address are tried. */
  const tried = (source: string, codes: number) =>
    Array.from({ length: codes }, () => throttle.allowsCode(source, 1)).filter(Boolean).length;
  /** An attack that lasts `minutes`: `perMinute` codes, each from the next of many addresses. */
  const attack = (minutes: number, perMinute: number, addresses: number): number => {
    let looked = 0;
    for (let guess = 0; guess < minutes * perMinute; guess += 1) {
      if (throttle.allowsCode(`10.0.${Math.floor((guess % addresses) / 256)}.${guess % 256}`, 1))
        looked += 1;
      clock.advance(MINUTE_MS / perMinute);
    }
    return looked;
  };
  return { clock, told, throttle, tried, attack };
}

describe('guesses of one address', () => {
  it('are tried five times in a minute, then once in ten seconds', () => {
    const { clock, tried } = openThrottle();
    expect(tried('10.0.0.1', 20)).toBe(LIMITS.guessesPerMinute);
    clock.advance(LIMITS.guessEveryMs - 1);
    expect(tried('10.0.0.1', 1)).toBe(0);
    clock.advance(1);
    expect(tried('10.0.0.1', 5)).toBe(1);
  });

  it('are no guesses once they have proved right, however often one comes', () => {
    const { clock, throttle, tried, told } = openThrottle();
    for (let n = 0; n < 100; n += 1) {
      expect(tried('10.0.0.1', 1)).toBe(1);
      throttle.proved('10.0.0.1', 'code');
      clock.advance(200);
    }
    expect(told).toEqual([]);
  });

  it('are still bounded when every other one proves right: that is of one table, the rest of another', () => {
    const { throttle, tried } = openThrottle();
    let guesses = 0;
    for (let n = 0; n < 100; n += 1) {
      if (tried('10.0.0.1', 1) === 1) throttle.proved('10.0.0.1', 'code');
      guesses += tried('10.0.0.1', 1);
    }
    expect(guesses).toBe(LIMITS.guessesPerMinute);
  });
});

it('guesses of another table\u2019s code are still guesses when a member comes back by a seat after each', () => {
  const { throttle, tried, told } = openThrottle();
  let guesses = 0;
  for (let n = 0; n < 60; n += 1) {
    guesses += tried('10.0.0.1', 1);
    if (throttle.allowsSeat('10.0.0.1')) throttle.proved('10.0.0.1', 'seat');
  }
  expect(guesses).toBe(LIMITS.guessesPerMinute);
  expect(told).toEqual([true]);
});

describe('guesses from many addresses', () => {
  it.each([254, 700, 60_000])(
    '3,500 a minute from %i of them are tried 60 times a minute at most',
    (addresses) => {
      const { attack } = openThrottle();
      // What may come at once, and then what comes by the minute.
      expect(attack(10, 3_500, addresses)).toBeLessThanOrEqual(2 * MANY + 10 * 2 * MANY);
    },
  );

  it('do not shut out an address from which somebody was let in before', () => {
    const { attack, throttle, tried } = openThrottle();
    expect(tried('192.168.1.7', 1)).toBe(1);
    throttle.proved('192.168.1.7', 'code');
    attack(3, 3_500, 700);
    expect(tried('192.168.1.7', 1)).toBe(1);
  });

  it('do not shut out an address that asks for the first time', () => {
    const { attack, tried } = openThrottle();
    attack(2, 3_500, 254);
    for (let guest = 1; guest <= 8; guest += 1) expect(tried(`192.168.1.${guest}`, 1)).toBe(1);
  });

  it('do not shut out the other kind of addresses', () => {
    const { tried, clock } = openThrottle();
    for (let n = 0; n < 3_500; n += 1) {
      tried(`fd00::${n.toString(16)}`, 1);
      clock.advance(MINUTE_MS / 3_500);
    }
    expect(tried('192.168.1.1', 1)).toBe(1);
  });

  it('are told to the host once, and so is their end', () => {
    const { attack, clock, told, throttle } = openThrottle();
    attack(3, 3_500, 254);
    expect(told).toEqual([true]);
    expect(throttle.isGuessed()).toBe(true);
    clock.advance(MINUTE_MS);
    expect(told).toEqual([true, false]);
    expect(clock.waiting()).toBe(0);
  });

  it('are forgotten: the memory of a long attack stays small', () => {
    const { attack } = openThrottle();
    const before = process.memoryUsage().heapUsed;
    attack(20, 3_500, 65_536);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024);
  });
});

describe('keys of seats', () => {
  const STRANGERS = LIMITS.exchangesPerSecondOfStrangers;
  const BURST = LIMITS.exchangeBurst;
  const openSeats = () => {
    const opened = openThrottle();
    const asked = (source: string, keys: number) =>
      Array.from({ length: keys }, () => opened.throttle.allowsSeat(source)).filter(Boolean).length;
    return { ...opened, asked };
  };

  it('are tried up to a limit per second for addresses that have proved nothing, and more often for others', () => {
    const { asked, clock, throttle } = openSeats();
    // The first that comes from there, and those that come again.
    expect(asked('10.0.0.1', 100)).toBe(1 + STRANGERS);
    clock.advance(1_000);
    expect(asked('10.0.0.2', 100)).toBe(1 + STRANGERS);
    throttle.proved('10.0.0.3', 'seat');
    expect(asked('10.0.0.3', 50)).toBe(50);
  });

  it('are tried of who comes back for the first time, while many addresses try on and on', () => {
    const { asked, clock } = openSeats();
    for (let n = 0; n < 10_000; n += 1) {
      asked(`10.0.0.${n % 254}`, 1);
      clock.advance(1);
    }
    for (let guest = 1; guest <= 8; guest += 1) expect(asked(`192.168.1.${guest}`, 1)).toBe(1);
  });

  it('are bounded for a member who does nothing but come back, and others come back all the same', () => {
    const { asked, clock, throttle } = openSeats();
    throttle.proved('10.0.0.1', 'seat');
    throttle.proved('10.0.0.2', 'seat');
    expect(asked('10.0.0.1', 1_000)).toBe(BURST);
    clock.advance(1_000);
    expect(asked('10.0.0.1', 1_000)).toBe(LIMITS.exchangesPerSecondOfOne);
    expect(asked('10.0.0.2', 1)).toBe(1);
  });

  it('are bounded for members of many addresses together', () => {
    const { asked, clock, throttle } = openSeats();
    const addresses = Array.from({ length: 200 }, (_, n) => `10.0.0.${n}`);
    for (const address of addresses) throttle.proved(address, 'seat');
    const all = () => addresses.reduce((sum, address) => sum + asked(address, 10), 0);
    expect(all()).toBe(BURST);
    clock.advance(1_000);
    expect(all()).toBe(LIMITS.exchangesPerSecondOfKnown);
  });
});

it('a code that is tried at many tables is as much work as many codes, also of a member', () => {
  const { throttle, clock } = openThrottle();
  throttle.proved('10.0.0.1', 'code');
  const heard = () => {
    let count = 0;
    for (; throttle.allowsCode('10.0.0.1', 16); count += 1) throttle.proved('10.0.0.1', 'code');
    return count;
  };
  expect(heard()).toBe(LIMITS.exchangeBurst / 16);
  clock.advance(1_000);
  expect(heard()).toBe(0);
  clock.advance(1_000);
  expect(heard()).toBe(1);
});
