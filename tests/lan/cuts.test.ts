import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { MakeEnd, Wire } from '@main/lan/wire/wire';
import type { RuleSet } from '@shared/game/rules';
import { expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../support/fakeClock';
import { FULL_TIMEOUT_MS, share } from '../support/lan/share';
import { openWholeGame, shortGameOf } from '../support/lan/wholeGame';
import { seededRandom } from '../support/seededRandom';

const PRESETS = ['sq-partnership', 'cm-cutthroat-3', 'sq-two', 'sq-three'] as const;
/** Games of each preset, each cut from end to end. */
const GAMES = share(1, 6);
/** Of the whole programme: reached by all games of all presets together. */
const LEAST_CUTS = share(250, 2_000);
const SEED = 20_261_130;
const STEP_MS = 50;
/** Welcome, hello, exchange, proof, and joined. */
const HANDSHAKE = 5;
const MOST_STEPS = 50_000;

/** Once it is time, passes on that number of messages, in both directions, and cuts the wire before the next one. */
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
  let cuts = 0;
  let isCutting = false;
  const phases = new Set<string>();
  const game = openWholeGame({
    rules,
    seed,
    clock,
    dialOf: (host, seat, guest) => {
      const connect = (makeEnd: MakeEnd) =>
        joinInMemory(
          (wire) => host.accept(wire, { source: `127.0.0.${seat + 1}`, isOwn: false }),
          makeEnd,
        ).second;
      return (makeEnd) => {
        // The first five of a connection are its handshake; some last until all that waits is through.
        const most = random.onceIn(8)
          ? 1 + random.below(HANDSHAKE)
          : HANDSHAKE + random.below(random.onceIn(4) ? 40 : 10);
        const onCut = () => {
          cuts += 1;
          phases.add(guest().update()?.view.phase.kind ?? 'lobby');
        };
        cutAfter(() => isCutting, most, onCut, connect)(makeEnd);
      };
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  for (let step = 0; step < 20; step += 1) {
    await settle();
    clock.advance(STEP_MS);
  }
  isCutting = withCuts;
  game.start();
  for (let step = 0; !game.isOver(); step += 1) {
    if (step > MOST_STEPS) throw new Error(`the game of seed ${seed} doesn't end`);
    await settle();
    clock.advance(STEP_MS);
  }
  game.close();
  await settle();
  return {
    record: game.record(),
    cuts,
    phases,
    troubles: game.troubles.length,
  };
}

let allCuts = 0;
const phasesCut = new Set<string>();

it.each(PRESETS)(
  'whole games of %s end as they would have without a single cut',
  async (name) => {
    const rules = shortGameOf(name);
    for (let game = 0; game < GAMES; game += 1) {
      const seed = SEED + game;
      const uncut = await playGame(rules, seed, false);
      const cut = await playGame(rules, seed, true);
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
