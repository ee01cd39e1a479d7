import type { RuleSet } from '@shared/game/rules';
import { texts } from './texts';

const SOLO: Readonly<Record<RuleSet['players'], string>> = {
  2: 'Two-hand',
  3: 'Three-hand',
  4: 'Cutthroat',
  6: 'Six players',
  8: 'Eight players',
};

const PARTNERS: Readonly<Record<RuleSet['players'], string>> = {
  2: 'Two-hand',
  3: 'Three-hand',
  4: 'Partnership',
  6: 'Six in pairs',
  8: 'Eight in pairs',
};

/** "Partnership, double deck": the kind of game in a few words. */
function kindWords(rules: Pick<RuleSet, 'players' | 'partners' | 'deck'>): string {
  const kind = rules.partners ? PARTNERS[rules.players] : SOLO[rules.players];
  return rules.deck === 'single' ? kind : `${kind}, double deck`;
}

/** "Partnership · game to 1500". */
export const gameWords = (rules: RuleSet): string =>
  `${kindWords(rules)} · ${texts.common.gameTo(rules.target, rules.rounds)}`;
