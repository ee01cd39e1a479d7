import { gameWords } from '../../i18n/gameWords';
import { texts } from '../../i18n/texts';
import type { ChosenGame } from '../../store/drafts/chosenGame';
import { differences, trulyNamed } from './changeRules';

/** The name that a game has of its own; a preset's rules get another when they are changed. */
export const ownName = ({ rules, saved, title }: Omit<ChosenGame, 'summary'>): string =>
  saved === null && trulyNamed(rules).preset !== null ? texts.editor.unnamed : title;

/** What became of a game in the editor: the same, if nothing was changed there. */
export function editedGame(
  before: ChosenGame,
  { title, rules, saved }: Omit<ChosenGame, 'summary'>,
): ChosenGame {
  const isSame =
    title === ownName(before) &&
    saved === before.saved &&
    differences(rules, before.rules).length === 0;
  if (isSame) return before;
  const named = trulyNamed(rules);
  return { title, summary: gameWords(named), rules: named, saved };
}
