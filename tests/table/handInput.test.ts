import { at } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { PlayerView } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { Director } from '@/table/animation/Director';
import { paceOf } from '@/table/animation/pace';
import type { Choice } from '@/table/input/callbacks';
import { HandInput } from '@/table/input/HandInput';
import type { Point } from '@/table/layout/geometry';
import { handSlots, poseCards } from '@/table/layout/poseCards';
import { tableLayout } from '@/table/layout/tableLayout';
import { stageOf } from '@/table/stage/stageOf';
import { tableStory } from '../support/tableStory';

const SORT = { suitOrder: 'alternating', trumpFirst: true } as const;

/** A partnership game as seat 0 is told it. */
const STORY = tableStory(at(PRESETS, 0).rules, 0, 'hand input', 1);

const LAYOUT = tableLayout({
  width: 1280,
  height: 800,
  players: 4,
  bottomSeat: 0,
  mostCards: 12,
  cardScale: 1,
  textScale: 1,
});

function find(wanted: (view: PlayerView) => boolean): number {
  const index = STORY.findIndex(({ view }) => wanted(view));
  if (index < 0) throw new Error('the story has no such moment');
  return index;
}

/** A moment at which seat 0 may play some of its cards and not others. */
const choosy = ({ legal }: PlayerView): boolean =>
  legal?.kind === 'play' && legal.refused.length > 0 && legal.cards.length > 0;

function table(update: TableUpdate) {
  const told: string[] = [];
  let now = 10_000;
  let latest = update;
  let choice: Choice | null = null;
  const director = new Director({
    poses: (stage) => poseCards(LAYOUT, stage),
    deck: () => ({ ...LAYOUT.middle, width: 50 }),
    pace: () => paceOf({ animationSpeed: 'normal', bidSpeed: 'normal', trickHoldMs: 900 }, false),
    sort: () => SORT,
    ownMeldsLie: () => false,
    onStep: () => undefined,
    onEvent: () => undefined,
    onSettled: () => undefined,
  });
  const input = new HandInput({
    director,
    callbacks: {
      onPlay: (card, index, byDrag) => told.push(`play ${card} ${index} ${byDrag}`),
      onToggle: (card, index) => told.push(`toggle ${card} ${index}`),
      onRefused: (card, why) => told.push(`refused ${card} ${why.code}`),
    },
    view: () => latest.view,
    choice: () => choice,
    now: () => now,
    shakeCard: () => told.push('shake'),
    redraw: () => undefined,
  });
  director.show({ ...update, events: [] }, true);
  return {
    director,
    input,
    told,
    wait: (ms: number) => {
      now += ms;
    },
    show(next: TableUpdate) {
      latest = next;
      input.forget();
      director.show(next, false);
    },
    choose(indices: readonly number[]) {
      choice = { chosen: indices };
    },
    /** The middle of the strip of a card, by its index in the hand. */
    strip(handIndex: number): Point {
      const stage = stageOf(latest.view, SORT);
      const slot = handSlots(LAYOUT, stage, poseCards(LAYOUT, stage)).find(
        (each) => each.handIndex === handIndex,
      );
      if (slot === undefined) throw new Error(`no card ${handIndex}`);
      const { x, y, width, height } = slot.strip;
      return { x: x + width / 2, y: y + height / 2 };
    },
  };
}

const updateAt = (index: number): TableUpdate => at(STORY, index);

const legalIndex = ({ view }: TableUpdate): number =>
  view.hand.findIndex((card) => view.legal?.kind === 'play' && view.legal.cards.includes(card));
const refusedIndex = ({ view }: TableUpdate): number =>
  view.hand.findIndex(
    (card) => view.legal?.kind === 'play' && view.legal.refused.some((each) => each.card === card),
  );

describe('HandInput', () => {
  const update = updateAt(find(choosy));
  const legal = legalIndex(update);
  const refused = refusedIndex(update);

  it('plays one card for three clicks on it within 150 ms', () => {
    const { input, told, strip, wait } = table(update);
    for (let click = 0; click < 3; click += 1) {
      input.onClick(strip(legal));
      wait(50);
    }
    expect(told).toEqual([`play ${update.view.hand[legal]} ${legal} false`]);
  });

  it('plays one card for clicks on two cards within 150 ms', () => {
    const { input, told, strip, wait } = table(update);
    input.onClick(strip(legal));
    wait(40);
    input.onClick(strip(refused));
    wait(40);
    input.onClick(strip(legal));
    expect(told).toHaveLength(1);
  });

  it('plays no second card in the same turn, however late', () => {
    const { input, told, strip, wait } = table(update);
    input.onClick(strip(legal));
    wait(5000);
    input.onClick(strip(legal));
    expect(told).toHaveLength(1);
  });

  it('lets another card be played once the first was not accepted', () => {
    const { input, told, strip } = table(update);
    input.onClick(strip(legal));
    input.release();
    input.onClick(strip(legal));
    expect(told).toHaveLength(2);
  });

  it('shakes an illegal card, says why, and plays nothing', () => {
    const { input, told, strip } = table(update);
    input.onClick(strip(refused));
    const why =
      update.view.legal?.kind === 'play'
        ? update.view.legal.refused.find((each) => each.card === update.view.hand[refused])?.why
        : undefined;
    expect(told).toEqual(['shake', `refused ${update.view.hand[refused]} ${why?.code}`]);
  });

  it('plays by a drag upwards and takes a short drag back', () => {
    const { input, told, strip, director } = table(update);
    const from = strip(legal);
    const far = { x: 640, y: from.y - 200 };
    input.onDrag(from, far);
    input.onDrop(from, { x: from.x, y: from.y - 20 });
    expect(told).toEqual([]);
    director.advance(1000);
    input.onDrag(from, far);
    input.onDrop(from, far);
    expect(told).toEqual([`play ${update.view.hand[legal]} ${legal} true`]);
  });

  it('toggles in place of playing while cards are being chosen', () => {
    const scene = table(update);
    scene.choose([]);
    scene.input.onClick(scene.strip(refused));
    scene.input.onClick(scene.strip(legal));
    expect(scene.told).toEqual([
      `toggle ${update.view.hand[refused]} ${refused}`,
      `toggle ${update.view.hand[legal]} ${legal}`,
    ]);
  });

  it('finishes a flight and then plays the card that was clicked in it', () => {
    const index = find(choosy);
    const scene = table(updateAt(index - 1));
    scene.show(updateAt(index));
    expect(scene.director.isIdle).toBe(false);
    scene.input.onClick(scene.strip(legal));
    expect(scene.director.isIdle).toBe(true);
    expect(scene.told).toEqual([`play ${update.view.hand[legal]} ${legal} false`]);
  });

  it('only hurries the picture when it is the turn of somebody else', () => {
    const index = STORY.findIndex(
      ({ view, events }) =>
        events.some((event) => event.type === 'trick-won') &&
        view.legal === null &&
        view.hand.length > 2,
    );
    const scene = table(updateAt(index - 1));
    scene.show(updateAt(index));
    for (let click = 0; click < 6; click += 1) scene.input.onClick({ x: 640, y: 400 });
    expect(scene.told).toEqual([]);
    expect(scene.director.isIdle).toBe(true);
  });
});
