import { at } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import { handSize, type RuleSet } from '@shared/game/rules';
import type { TableUpdate } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { Director } from '@/table/animation/Director';
import { paceOf } from '@/table/animation/pace';
import { plan } from '@/table/animation/plan';
import type { Step } from '@/table/animation/Step';
import { poseCards } from '@/table/layout/poseCards';
import { type TableLayout, tableLayout } from '@/table/layout/tableLayout';
import { reconcile } from '@/table/stage/reconcile';
import { EMPTY_STAGE, groupOf, type Stage } from '@/table/stage/Stage';
import { stageOf } from '@/table/stage/stageOf';
import { tableStory } from '../support/tableStory';

const SORT = { suitOrder: 'alternating', trumpFirst: true } as const;
const PACE = { animationSpeed: 'normal', bidSpeed: 'normal', trickHoldMs: 900 } as const;

function layoutFor(rules: RuleSet, viewer: number | null): TableLayout {
  return tableLayout({
    width: 1280,
    height: 800,
    players: rules.players,
    bottomSeat: viewer ?? 0,
    mostCards: handSize(rules) + rules.widow + rules.passCount,
    cardScale: 1,
    textScale: 1,
  });
}

/** A director of a table without canvas, and what it has told. */
function stagedDirector(rules: RuleSet, viewer: number | null, pace = paceOf(PACE, false)) {
  const layout = layoutFor(rules, viewer);
  const told: string[] = [];
  const steps: Step[] = [];
  const settled: number[] = [];
  const director = new Director({
    poses: (stage) => poseCards(layout, stage),
    deck: () => ({ ...layout.middle, width: layout.cardWidth.other }),
    pace: () => pace,
    sort: () => SORT,
    ownMeldsLie: () => true,
    onStep: (step) => steps.push(step),
    onEvent: (event, update) => told.push(`${update.seq} ${event.type}`),
    onSettled: (update) => settled.push(update.seq),
  });
  return { director, layout, told, steps, settled };
}

/** What is where, without the keys of the sprites. */
const inventory = (stage: Stage): string[] =>
  stage.cards.map((card) => `${groupOf(card.spot)} ${card.spot.slot} ${card.face}`).sort();

const eventsOf = (updates: readonly TableUpdate[]): string[] =>
  updates.flatMap((update) => update.events.map((event) => `${update.seq} ${event.type}`));

const viewersOf = (rules: RuleSet): (number | null)[] => [0, rules.players - 1, null];

describe('plans', () => {
  it.each(PRESETS)('$name: every event leads to the picture of its view', ({ rules }) => {
    for (const viewer of viewersOf(rules)) {
      let stage: Stage = EMPTY_STAGE;
      for (const update of tableStory(rules, viewer, `plan-${viewer}`, viewer === 0 ? 2 : 1)) {
        for (const event of update.events) {
          const context = { view: update.view, sort: SORT, pace: paceOf(PACE, false) };
          stage = plan(stage, event, context).at(-1)?.stage ?? stage;
        }
        const truth = stageOf(update.view, SORT, true);
        expect(inventory(stage), `viewer ${viewer}, update ${update.seq}`).toEqual(
          inventory(truth),
        );
        stage = reconcile(stage, truth);
      }
    }
  });

  it.each(PRESETS)('$name: no sprite is lost or doubled within a deal', ({ rules }) => {
    let stage: Stage = EMPTY_STAGE;
    for (const update of tableStory(rules, 0, 'sprites')) {
      for (const event of update.events) {
        const context = { view: update.view, sort: SORT, pace: paceOf(PACE, false) };
        for (const step of plan(stage, event, context)) {
          const keys = step.stage.cards.map((card) => card.key);
          expect(new Set(keys).size).toBe(keys.length);
          stage = step.stage;
        }
      }
    }
  });
});

describe('Director', () => {
  it.each(PRESETS)('$name: finishing at any moment shows the view', ({ rules }) => {
    const updates = tableStory(rules, 1, 'any moment');
    const { director, layout } = stagedDirector(rules, 1);
    updates.forEach((update, index) => {
      director.show(update, false);
      director.advance((index * 37) % 400);
      if (index % 3 !== 2) return;
      director.finish();
      const truth = stageOf(update.view, SORT, true);
      expect(inventory(director.stage)).toEqual(inventory(truth));
      const poses = poseCards(layout, director.stage);
      for (const [key, pose] of poses) {
        expect(director.cards.get(key)).toMatchObject({
          x: pose.x,
          y: pose.y,
          rotation: pose.rotation,
        });
      }
      expect(director.cards.size).toBe(truth.cards.length);
    });
  });

  it.each(PRESETS)(
    '$name: tells every event once and in order, however it is hurried',
    ({ rules }) => {
      const updates = tableStory(rules, 0, 'order').slice(0, 40);
      for (const hurry of ['wait', 'skip', 'finish'] as const) {
        const { director, told } = stagedDirector(rules, 0);
        updates.forEach((update, index) => {
          director.show(update, false);
          director.advance(90);
          if (hurry === 'skip') director.skip();
          if (hurry === 'finish' && index % 4 === 3) director.finish();
        });
        for (let step = 0; step < 4000 && !director.isIdle; step += 1) director.advance(100);
        expect(director.isIdle).toBe(true);
        expect(told).toEqual(eventsOf(updates));
      }
    },
  );

  it('settles once for each picture that lies still, on the last update', () => {
    const { rules } = at(PRESETS, 0);
    const updates = tableStory(rules, 0, 'settle').slice(0, 6);
    const { director, settled } = stagedDirector(rules, 0);
    for (const update of updates) director.show(update, false);
    expect(settled).toEqual([]);
    for (let step = 0; step < 1000 && !director.isIdle; step += 1) director.advance(100);
    expect(settled).toEqual([6]);
  });

  it('moves nothing and waits for nothing but the trick when animation is off', () => {
    const { rules } = at(PRESETS, 0);
    const off = paceOf({ animationSpeed: 'off', bidSpeed: 'off', trickHoldMs: 0 }, false);
    const { director, told } = stagedDirector(rules, 0, off);
    const updates = tableStory(rules, 0, 'off').slice(0, 5);
    for (const update of updates) director.show(update, false);
    director.advance(1);
    expect(director.isIdle).toBe(true);
    expect(told).toEqual(eventsOf(updates));
  });

  it('draws the first view at once and glides to a view without events, as after an undo', () => {
    const { rules } = at(PRESETS, 0);
    const updates = tableStory(rules, 0, 'undo');
    const { director } = stagedDirector(rules, 0);
    const first = at(updates, 0);
    const later = at(updates, updates.length - 3);
    director.show({ ...later, events: [] }, false);
    expect(director.isIdle).toBe(true);
    expect(inventory(director.stage)).toEqual(inventory(stageOf(later.view, SORT, true)));
    director.show({ ...first, events: [] }, false);
    director.advance(1000);
    expect(director.isIdle).toBe(true);
    expect(inventory(director.stage)).toEqual(inventory(stageOf(first.view, SORT, true)));
  });
});
