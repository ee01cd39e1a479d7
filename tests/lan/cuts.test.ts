import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { MakeEnd, Wire } from '@main/lan/wire/wire';
import { at } from '@shared/game/cards';
import { presetNamed } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import { expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../support/fakeClock';
import { createRig, createTestGuest, FAST, planFor, playPlain } from '../support/lan/lanRig';
import { FULL_TIMEOUT_MS, share } from '../support/lan/share';
import { createMemoryKeeper } from '../support/memoryKeeper';
import { seededRandom } from '../support/seededRandom';

const PRESETS = ['sq-partnership', 'cm-cutthroat-3', 'sq-two', 'sq-three'] as const;
/** Games of each preset, each cut from end to end. */
const GAMES = share(1, 6);
/** Of the whole programme: reached by all games of all presets together. */
const LEAST_CUTS = share(250, 2_000);
const SEED = 20_261_129;
const STEP_MS = 50;
const MOST_STEPS = 50_000;

/** Nobody gives up, and nobody is played for, while a connection is being restored. */
const PATIENT = { ...FAST, numbersMs: 3_600_000, readyMs: 3_600_000 };

const hexFrom = (seed: number) => {
  const random = seededRandom(seed);
  return (bytes: number) =>
    Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('');
};

/** The shares of the deals come from a stream of their own: more or fewer request numbers don't move them. */
function guestRandom(seed: number) {
  const numbers = hexFrom(seed);
  const others = hexFrom(seed + 1_000_000);
  return (bytes: number) => (bytes === 16 ? numbers(bytes) : others(bytes));
}

/** Once it is time, passes on so many messages, in both directions, and cuts the wire before the next one. */
function cutAfter(
  isTime: () => boolean,
  most: number,
  onCut: () => void,
  connect: (makeEnd: MakeEnd) => Wire,
) {
  return (makeEnd: MakeEnd): void => {
    let passed = 0;
    let isCut = false;
    let ownEnd: ReturnType<MakeEnd> | null = null;
    const pass = (job: () => void) => {
      if (isCut) return;
      job();
      if (!isTime()) return;
      passed += 1;
      if (passed < most) return;
      isCut = true;
      onCut();
      // What comes after this message is lost, in both directions.
      queueMicrotask(() => {
        wire.cut();
        ownEnd?.onClosed(null);
      });
    };
    const wire = connect((opened) => {
      const end = makeEnd({
        ...opened,
        send: (text) => {
          if (!isCut) pass(() => opened.send(text));
        },
      });
      ownEnd = end;
      return {
        onText: (text) => pass(() => end.onText(text)),
        onNoise: () => end.onNoise(),
        onClosed: (code) => end.onClosed(code),
      };
    });
  };
}

interface Outcome {
  readonly record: string;
  readonly cuts: number;
  readonly phases: ReadonlySet<string>;
  readonly troubles: number;
}

/** Plays a whole game by people alone; with cuts, connections break again and again after few messages. */
async function playGame(rules: RuleSet, seed: number, withCuts: boolean): Promise<Outcome> {
  const clock: FakeClock = createFakeClock();
  const random = seededRandom(seed);
  const keeper = createMemoryKeeper();
  const hostRandom = hexFrom(seed);
  const rig = createRig({ clock, keeper, limits: PATIENT, random: hostRandom });
  const table = rig.tables.open(planFor(rules, 0, { graceSeconds: 60 }));
  rig.host.add(table);
  let cuts = 0;
  let isCutting = false;
  const phases = new Set<string>();
  const guests = seatsOf(rules).map((seat) => {
    const connect = (makeEnd: MakeEnd) =>
      joinInMemory(
        (wire) => rig.host.accept(wire, { source: `127.0.0.${seat + 1}`, isOwn: false }),
        makeEnd,
      ).second;
    const guest = createTestGuest({
      dial: (makeEnd) => {
        // The first three of a connection are its handshake; some last until all that waits is through.
        const most = 3 + random.below(random.onceIn(4) ? 40 : 12);
        const onCut = () => {
          cuts += 1;
          phases.add(guest.update()?.view.phase.kind ?? 'lobby');
        };
        cutAfter(() => isCutting, most, onCut, connect)(makeEnd);
      },
      credentials: { kind: 'code', code: table.code, as: 'player' },
      name: `P${seat}`,
      limits: PATIENT,
      clock,
      random: guestRandom(seed * 100 + seat),
      play: playPlain,
      forgetful: true,
    });
    return guest;
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  for (let step = 0; step < 20; step += 1) {
    await settle();
    clock.advance(STEP_MS);
  }
  isCutting = withCuts;
  void at(guests, 0).request({ type: 'manage', command: { type: 'start' } });
  for (let step = 0; table.state().stage !== 'game-over'; step += 1) {
    if (step > MOST_STEPS) throw new Error(`the game of seed ${seed} doesn't end`);
    await settle();
    clock.advance(STEP_MS);
  }
  table.close();
  await settle();
  const archived = at(keeper.archived, 0).record;
  const { deals, winner } = JSON.parse(JSON.stringify(archived));
  return {
    record: JSON.stringify({ deals, winner }),
    cuts,
    phases,
    troubles: rig.troubles.length,
  };
}

let allCuts = 0;
const phasesCut = new Set<string>();

it.each(PRESETS)(
  'whole games of %s end as they would have without a single cut',
  async (name) => {
    const rules = presetNamed(name)?.rules;
    if (rules === undefined) throw new Error(`no preset ${name}`);
    const short = { ...rules, preset: null, target: rules.target === null ? null : 300 };
    for (let game = 0; game < GAMES; game += 1) {
      const seed = SEED + game;
      const uncut = await playGame(short, seed, false);
      const cut = await playGame(short, seed, true);
      expect(uncut.cuts).toBe(0);
      expect(cut.troubles).toBe(0);
      expect(cut.record, `seed ${seed}`).toBe(uncut.record);
      allCuts += cut.cuts;
      for (const phase of cut.phases) phasesCut.add(phase);
    }
  },
  FULL_TIMEOUT_MS,
);

it('cut connections at enough places, in every phase', () => {
  console.info(`cut ${allCuts} times`);
  const phases = ['auction', 'trump', 'bury', 'play', 'after-trick', 'over'];
  expect([...phasesCut]).toEqual(expect.arrayContaining(phases));
  expect(allCuts).toBeGreaterThanOrEqual(LEAST_CUTS);
});
