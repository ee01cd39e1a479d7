import { PRESETS, presetNamed } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { OPTIONS } from './changeRules';
import { CONTROLS, isChosen, meldTableName, valueWords } from './optionSpecs';
import { sourceWords } from './sources';

function rulesOf(name: string): RuleSet {
  const preset = presetNamed(name);
  if (preset === null) throw new Error(`no preset ${name}`);
  return preset.rules;
}

describe('the editor’s options', () => {
  it('has words for every value of every preset that is played with bidding', () => {
    for (const { name, rules } of PRESETS) {
      if (rules.players === 2) continue;
      for (const option of OPTIONS) {
        expect(valueWords(rules, option), `${option} of ${name}`).not.toBe('');
        expect(sourceWords(name, option)).not.toBe('');
      }
    }
  });

  it('marks the one choice that is taken', () => {
    const { mustWin } = CONTROLS;
    if (mustWin.kind !== 'choices') throw new Error('mustWin is chosen');
    const taken = mustWin.choices.filter((choice) => isChosen(rulesOf('sq-partnership'), choice));
    expect(taken.map(({ patch }) => patch)).toEqual([{ mustWin: 'always' }]);
  });

  it('knows the tables of melds by name, in tens and in ones', () => {
    expect(meldTableName(rulesOf('cm-single'))).toBe('cm');
    expect(meldTableName(rulesOf('sq-partnership'))).toBe('listed');
    expect(meldTableName(rulesOf('sq-double'))).toBe('double');
    expect(meldTableName(rulesOf('table-double'))).toBe('double');
    expect(meldTableName(rulesOf('table-single'))).toBeNull();
  });

  it('says what was decided here where the pages are silent', () => {
    expect(sourceWords('sq-partnership', 'opening')).toContain('SquareScores');
    expect(sourceWords('sq-partnership', 'throwIn')).toContain('our choice');
    expect(sourceWords('cm-six', 'meldNeeds')).toContain('our choice');
    expect(sourceWords('wcg-single', 'opening')).toContain('World of Card Games');
  });
});
