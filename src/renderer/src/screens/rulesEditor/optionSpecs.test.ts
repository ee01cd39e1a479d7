import { PRESETS, presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { OPTIONS } from './changeRules';
import { CONTROLS, isChosen, meldTableName, valueWords } from './optionSpecs';
import { sourceWords } from './sources';

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
    const taken = mustWin.choices.filter((choice) =>
      isChosen(presetRules('sq-partnership'), choice),
    );
    expect(taken.map(({ patch }) => patch)).toEqual([{ mustWin: 'always' }]);
  });

  it('knows the tables of melds by name, in tens and in ones', () => {
    expect(meldTableName(presetRules('cm-single'))).toBe('cm');
    expect(meldTableName(presetRules('sq-partnership'))).toBe('listed');
    expect(meldTableName(presetRules('sq-double'))).toBe('double');
    expect(meldTableName(presetRules('table-double'))).toBe('double');
    expect(meldTableName(presetRules('table-single'))).toBeNull();
  });

  it('says what was decided here where the pages are silent', () => {
    expect(sourceWords('sq-partnership', 'opening')).toContain('SquareScores');
    expect(sourceWords('sq-partnership', 'throwIn')).toContain('our choice');
    expect(sourceWords('cm-six', 'meldNeeds')).toContain('our choice');
    expect(sourceWords('wcg-single', 'opening')).toContain('World of Card Games');
  });
});
