import { describe, expect, it } from 'vitest';
import type { TestGuest } from '../support/lan/lanRig';
import { type Meddle, openHouse } from '../support/lan/middleman';
import { openClub } from '../support/lan/rawClub';

const isIn = ({ state }: TestGuest) => state().kind === 'live';

describe('a sealed connection ends, and nothing is carried out, when a frame', () => {
  const leave = '{"type":"leave"}';
  it.each<[string, (ann: ReturnType<ReturnType<typeof openClub>['admitted']>) => void]>([
    ['comes twice', (ann) => ann.put(ann.sent.at(-1) ?? '')],
    ['comes again later', (ann) => ann.put(ann.sent.at(2) ?? '')],
    ['of the host comes back to it', (ann) => ann.put(ann.frames.at(-1) ?? '')],
    ['is left out', (ann) => skipOne(ann)],
    ['is not sealed', (ann) => ann.put(leave)],
    ['of the greeting comes again', (ann) => ann.put(ann.sent[1] ?? '')],
    ['is empty', (ann) => ann.put('')],
    ['is long and means nothing', (ann) => ann.put('A'.repeat(16_000))],
  ])('%s', (_what, attack) => {
    const { admitted, table } = openClub();
    const ann = admitted();
    ann.say('{"type":"ping","n":1}');
    ann.say('{"type":"ping","n":2}');
    attack(ann);
    expect(ann.closedWith).toEqual([4000]);
    ann.say(leave);
    expect(table.state().members).toMatchObject([{ name: 'Ann', presence: 'away', seat: 0 }]);
  });

  /** The frame that says something is lost on its way, and the next one arrives. */
  function skipOne(ann: ReturnType<ReturnType<typeof openClub>['admitted']>) {
    ann.lose(() => ann.say('{"type":"ping","n":3}'));
    ann.say('{"type":"ping","n":4}');
  }
});

/** Meddles with one sealed frame, and with none after it. */
function once(change: (frame: string, before: string) => readonly string[]): Meddle {
  let before = '';
  let isDone = false;
  return (frame) => {
    const isSealed = !frame.startsWith('{');
    if (isDone || !isSealed || before === '') {
      if (isSealed) before = frame;
      return [frame];
    }
    isDone = true;
    return change(frame, before);
  };
}

const SEALED: readonly [what: string, change: (frame: string, before: string) => string[]][] = [
  ['drops a frame', () => []],
  ['says a frame twice', (frame) => [frame, frame]],
  ['says an old frame again', (frame, before) => [before, frame]],
  ['changes a bit of a frame', (frame) => [`${frame[0] === 'A' ? 'B' : 'A'}${frame.slice(1)}`]],
  ['cuts a frame short', (frame) => [frame.slice(0, 340)]],
  ['joins two frames', (frame, before) => [before + frame]],
  ['puts a word of its own in', (frame) => ['{"type":"bye","reason":"removed"}', frame]],
];
const DIRECTIONS = ['fromHost', 'fromGuest'] as const;

it.each(
  SEALED.flatMap(([what, change]) => DIRECTIONS.map((each) => [what, each, change] as const)),
)('a game goes on as it stood after somebody %s %s', async (_what, direction, change) => {
  const house = openHouse();
  const ann = house.join('Ann', true);
  await ann.until('it is in', isIn);
  let isMeddled = false;
  const meddle = once((frame, before) => {
    isMeddled = true;
    return change(frame, before);
  });
  house.meddle({ [direction]: meddle });
  await ann.request({ type: 'manage', command: { type: 'start' } });
  const { here } = house;
  // Bots play the other seats; each answer of Ann's comes through, however the frame before it fared.
  await ann.until('a deal is over', ({ update }) => update()?.view.phase.kind === 'over');
  expect(isMeddled).toBe(true);
  expect(ann.state().kind).toBe('live');
  expect(ann.troubles).toEqual([]);
  expect(here.state().members).toMatchObject([{ name: 'Ann', seat: 0, presence: 'here' }]);
});
