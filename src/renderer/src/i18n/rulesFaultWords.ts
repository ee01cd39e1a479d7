import { DECKS_FOR, type RulesFault } from '@shared/game/checkRules';
import { type RuleSet, trickSum } from '@shared/game/rules';
import { texts } from './texts';

const t = texts.editor.impossible;

/**
 * Why a mix of rules can't be played, in the words of the editor. The sentence of the fault itself names options and
 * values as a file of rules does.
 */
export function rulesFaultWords({ option, sentence }: RulesFault, rules: RuleSet): string {
  const { values } = texts.editor;
  switch (option) {
    case 'deck': {
      const decks = DECKS_FOR[rules.players].map((deck) => values[deck]);
      return t.deck(rules.players, decks);
    }
    case 'opening':
      return t.opening(rules.opening ?? 0, rules.increment ?? 0);
    case 'increment':
      return t.increment;
    case 'maxRaise':
      return t.maxRaise(rules.maxRaise ?? 0, rules.increment ?? 0);
    case 'meldNeeds':
      return t.meldNeeds(Number(rules.meldNeeds), trickSum(rules));
    case 'meld':
      return t.royal(rules.meld.royal, rules.meld.runExtra);
    case 'target':
      return t.target;
    default:
      return sentence;
  }
}
