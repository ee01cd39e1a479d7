import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, type GameState } from '@main/engine/game';
import { positionOfView } from '@main/engine/notation/positionOfView';
import { printPosition } from '@main/engine/notation/printPosition';
import { seatToAct } from '@main/engine/playDeal';
import { randomFromText } from '@main/engine/random';
import { viewFor } from '@main/engine/view';
import { presetRules } from '@shared/game/presets';
import type { Seat } from '@shared/game/seats';
import { expect, it } from 'vitest';
import { anyAction } from '../support/anyAction';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { seededRandom } from '../support/seededRandom';

const ROUNDS = 40;
const TRIES = 12;

/** A deal played by chance up to some move. */
function story(preset: string, seed: number): DealStory {
  const rules = presetRules(preset);
  const random = randomFromText(`copied/${seed}`);
  const dealt = dealCards(rules, `copied/${seed}`, 0);
  let { game } = createGame(rules, 0, dealt);
  const moves: DealStory['moves'][number][] = [];
  const wanted = random.below(60);
  for (let seat = seatToAct(game.deal); seat !== null; seat = seatToAct(game.deal)) {
    if (moves.length >= wanted) break;
    const action = anyAction(viewFor(game, seat), random);
    const applied = applyAction(game, seat, action);
    if (!applied.ok) throw new Error(applied.error.code);
    moves.push({ seat, action });
    game = applied.value.game;
  }
  return { rules, dealer: 0, dealt, moves };
}

function gameOf({ rules, dealer, dealt, moves }: DealStory): GameState {
  let { game } = createGame(rules, dealer, dealt);
  for (const { seat, action } of moves) {
    const applied = applyAction(game, seat, action);
    if (!applied.ok) throw new Error(applied.error.code);
    game = applied.value.game;
  }
  return game;
}

const copiedBy = (told: DealStory, seat: Seat): string =>
  printPosition(positionOfView(viewFor(gameOf(told), seat)));

it.each(['sq-partnership', 'cm-single', 'sq-three', 'cm-cutthroat-3', 'sq-two', 'cm-six'])(
  'a copied position is the same text when cards that its player can’t know are exchanged: %s',
  (preset) => {
    let changed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const told = story(preset, round);
      const seat = round % told.rules.players;
      const known = knownStory(told, seat);
      if (known === null) continue;
      const random = seededRandom(round);
      for (let left = TRIES; left > 0; left -= 1) {
        const other = changeHidden(told, known, seat, random);
        if (other === null) continue;
        changed += 1;
        expect(copiedBy(other, seat)).toBe(copiedBy(told, seat));
        break;
      }
    }
    expect(changed).toBeGreaterThan(ROUNDS / 4);
  },
);
