import { readKnowledge } from '@main/bots/belief/knowledge/knowledge';
import { createDealSampler } from '@main/bots/belief/sampling/dealSampler';
import { type Places, readPlaces } from '@main/bots/belief/sampling/places';
import { createGenerator } from '@main/bots/core/generator';
import { createBot } from '@main/bots/levels/createBot';
import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, type GameState, isDealOver } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import { at, type Face } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';

const DEALS = 3;

/** Whether the copies of one face can be given to the places that really hold them. */
function fits(masks: readonly number[], holders: readonly number[]): boolean {
  const [first, ...rest] = masks;
  if (first === undefined) return holders.length === 0;
  return holders.some(
    (place, index) =>
      ((first >> place) & 1) === 1 &&
      fits(
        rest,
        holders.filter((_, other) => other !== index),
      ),
  );
}

/** By face, the places where its unseen copies really lie, those left out that are known to be there. */
function trueHolders(game: GameState, seat: number, known: readonly (readonly number[])[]) {
  const { deal } = game;
  const holders = new Map<Face, number[]>();
  const add = (cards: readonly Face[], place: number): void => {
    const rest = [...(known[place] ?? [])];
    for (const face of cards) {
      const left = rest[face] ?? 0;
      if (left > 0) {
        rest[face] = left - 1;
        continue;
      }
      holders.set(face, [...(holders.get(face) ?? []), place]);
    }
    expect(
      rest.every((count) => count === 0),
      'what is known is there',
    ).toBe(true);
  };
  deal.hands.forEach((hand, other) => {
    if (other !== seat) add(hand, other);
  });
  const nowhere = [...deal.stock.slice(0, -1), ...(deal.declarer === seat ? [] : deal.buried)];
  if (!deal.widowShown) nowhere.push(...deal.dealt.widow);
  add(nowhere, deal.rules.players);
  return holders;
}

function expectConsistent(game: GameState, seat: number): Places {
  const view = viewFor(game, seat);
  const knowledge = readKnowledge(view, seat);
  const places = readPlaces(view, knowledge);
  const masks = new Map<Face, number[]>();
  for (const { mask, cards } of places.classes)
    for (const face of cards) masks.set(face, [...(masks.get(face) ?? []), mask]);
  const holders = trueHolders(game, seat, knowledge.known);
  for (const face of new Set([...masks.keys(), ...holders.keys()]))
    expect(fits(masks.get(face) ?? [], holders.get(face) ?? []), `face ${face}`).toBe(true);
  return places;
}

function expectFits(places: Places): void {
  const deal = createDealSampler(places)(createGenerator('fits'));
  expect(deal.map((cards) => cards.length)).toEqual(places.spaces);
  const masks = new Map<Face, number[]>();
  const holders = new Map<Face, number[]>();
  for (const { mask, cards } of places.classes)
    for (const face of cards) masks.set(face, [...(masks.get(face) ?? []), mask]);
  deal.forEach((cards, place) => {
    for (const face of cards) holders.set(face, [...(holders.get(face) ?? []), place]);
  });
  for (const [face, each] of masks) expect(fits(each, holders.get(face) ?? [])).toBe(true);
}

function playThrough(rules: RuleSet, seed: string, index: number): void {
  const bots = Array.from({ length: rules.players }, (_, seat) =>
    createBot(seat % 2 === 0 ? 'plain' : 'random', `${seed} ${seat}`),
  );
  let { game } = createGame(rules, index % rules.players, dealCards(rules, seed, index));
  while (!isDealOver(game)) {
    const { phase } = game.deal;
    if (phase.kind === 'over') break;
    expectFits(expectConsistent(game, phase.seat));
    const next = applyAction(
      game,
      phase.seat,
      at(bots, phase.seat).decide(viewFor(game, phase.seat)),
    );
    if (!next.ok) throw new Error(`refused in deal ${index} of ${seed}`);
    game = next.value.game;
  }
}

describe('what a seat thinks possible', () => {
  it.each(PRESETS)('$name: the true deal is always among it', ({ name, rules }) => {
    for (let deal = 0; deal < DEALS; deal += 1) playThrough(rules, `possible ${name}`, deal);
  });

  it.each(PRESETS.filter(({ rules }) => rules.players > 2))(
    '$name, must win only in trumps: the same',
    ({ name, rules }) => {
      for (let deal = 0; deal < 1; deal += 1)
        playThrough({ ...rules, mustWin: 'trump' }, `possible ${name} loose`, deal);
    },
  );
});
