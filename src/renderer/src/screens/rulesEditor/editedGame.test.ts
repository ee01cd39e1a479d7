import { describe, expect, it } from 'vitest';
import { presetGame, savedGame } from '../../store/drafts/chosenGame';
import { changeRules } from './changeRules';
import { editedGame, ownName } from './editedGame';

const preset = presetGame('sq-partnership');
const house = { id: 'a1', name: 'Club', rules: changeRules(preset.rules, { passCount: 3 }) };

/** Into the editor and out of it with these rules, nothing typed. */
const edited = (game: typeof preset, rules = game.rules) =>
  editedGame(game, { title: ownName(game), rules, saved: game.saved });

describe('a game that comes out of the editor', () => {
  it('is the same if nothing was changed, or all was changed back', () => {
    for (const game of [preset, savedGame(house)]) {
      expect(edited(game)).toBe(game);
      const away = changeRules(game.rules, { target: 1234 });
      expect(edited(game, changeRules(away, { target: game.rules.target }))).toBe(game);
    }
  });

  it('bears no preset’s name if it was changed', () => {
    const next = edited(preset, house.rules);
    expect(next.rules.preset).toBeNull();
    expect(next.title).not.toBe(preset.title);
    expect(next.saved).toBeNull();
  });

  it('keeps the name that was given to it, when it is changed again', () => {
    const next = editedGame(preset, { title: 'Aunt May', rules: house.rules, saved: null });
    expect(next.title).toBe('Aunt May');
    expect(ownName(next)).toBe('Aunt May');
    expect(ownName(savedGame(house))).toBe('Club');
  });
});
