import type { LanHost } from '@main/lan/host/lanHost';
import type { MakeEnd } from '@main/lan/wire/wire';
import type { Clock } from '@main/session/clock';
import { at } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { type Seat, seatsOf } from '@shared/game/seats';
import { createMemoryKeeper } from '../memoryKeeper';
import { seededRandom } from '../seededRandom';
import { createRig, createTestGuest, FAST, planFor, playPlain, type TestGuest } from './lanRig';

/** Nobody gives up, and nobody is played for, while a connection is being restored. */
export const PATIENT = { ...FAST, numbersMs: 3_600_000, readyMs: 3_600_000 };

const GRACE_SECONDS = 60;

/** A preset that ends after few deals. */
export function shortGameOf(preset: string, target = 300): RuleSet {
  const rules = presetRules(preset);
  return { ...rules, preset: null, target: rules.target === null ? null : target };
}

const hexFrom = (seed: number) => {
  const random = seededRandom(seed);
  return (bytes: number) =>
    Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('');
};

/** The shares of the deals come from a stream of their own: more or fewer request numbers don't move them. */
function guestRandom(seed: number) {
  const shares = hexFrom(seed);
  const others = hexFrom(seed + 1_000_000);
  return (bytes: number) => (bytes === 32 ? shares(bytes) : others(bytes));
}

export interface WholeGameOptions {
  readonly rules: RuleSet;
  /** Fixes cards and players: the same seed gives the same game, however the connections fare. */
  readonly seed: number;
  readonly clock: Clock;
  readonly limits?: typeof PATIENT;
  /** How each seat's guest reaches the host; may be asked again after each cut. */
  readonly dialOf: (
    host: LanHost,
    seat: Seat,
    guest: () => TestGuest,
  ) => (makeEnd: MakeEnd) => void;
}

export interface WholeGame {
  readonly guests: readonly TestGuest[];
  readonly troubles: readonly string[];
  start(): void;
  isOver(): boolean;
  close(): void;
  /** Deals and winner of the game that has ended, as they are archived. */
  record(): string;
}

/** A game between people alone, each of whom plays as the plain bot does. */
export function openWholeGame(options: WholeGameOptions): WholeGame {
  const { rules, seed, clock, limits = PATIENT } = options;
  const keeper = createMemoryKeeper();
  const rig = createRig({ clock, keeper, limits, random: hexFrom(seed) });
  const table = rig.tables.open(planFor(rules, 0, { graceSeconds: GRACE_SECONDS }));
  rig.host.add(table);
  const guests = seatsOf(rules).map((seat) => {
    const guest: TestGuest = createTestGuest({
      dial: options.dialOf(rig.host, seat, () => guest),
      credentials: { kind: 'code', code: table.code, as: 'player' },
      name: `P${seat}`,
      limits,
      clock,
      random: guestRandom(seed * 100 + seat),
      play: playPlain,
      forgetful: true,
    });
    return guest;
  });
  return {
    guests,
    troubles: rig.troubles,
    start: () => void at(guests, 0).request({ type: 'manage', command: { type: 'start' } }),
    isOver: () => table.state().stage === 'game-over',
    close: () => table.close(),
    record() {
      const { deals, winner } = JSON.parse(JSON.stringify(at(keeper.archived, 0).record));
      return JSON.stringify({ deals, winner });
    },
  };
}
