import { at } from '@shared/game/cards';
import { PRESETS, presetNamed } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { SavedRules } from '@shared/protocol/library';
import { gameWords } from '../../i18n/gameWords';

/** The game that is chosen: a preset, a saved rule set, or rules changed for this table. */
export interface ChosenGame {
  readonly title: string;
  readonly summary: string;
  readonly rules: RuleSet;
  readonly saved: SavedRules | null;
}

export const presetGame = (name: string): ChosenGame => {
  const preset = presetNamed(name) ?? at(PRESETS, 0);
  return { title: preset.title, summary: preset.summary, rules: preset.rules, saved: null };
};

/** The game that a table begins with. */
export const firstGame = (): ChosenGame => presetGame(at(PRESETS, 0).name);

export const savedGame = (saved: SavedRules): ChosenGame => ({
  title: saved.name,
  summary: gameWords(saved.rules),
  rules: saved.rules,
  saved,
});
