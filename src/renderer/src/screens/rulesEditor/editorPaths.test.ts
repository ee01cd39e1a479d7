import { checkRules, OPTION_NAMES } from '@shared/game/checkRules';
import { PRESETS, presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesFaultWords } from '../../i18n/rulesFaultWords';
import { changeRules, isOfUse, OPTIONS, type Option } from './changeRules';
import { CONTROLS, type Control } from './optionSpecs';

/** What somebody may do to a row: take its nth choice, or type a number. */
interface Touch {
  readonly option: Exclude<Option, 'rounds'>;
  readonly choice: number;
  readonly points: number;
}

/** Names that only a file of rules has, and values that only it calls so. */
const CODE_WORDS = new RegExp(
  `\\b(null|true|false|double80|double96|${OPTION_NAMES.filter((name) => /[A-Z]/.test(name)).join('|')})\\b`,
);

const ROWS = OPTIONS.filter((option) => option !== 'rounds');

const touch: fc.Arbitrary<Touch> = fc.record({
  option: fc.constantFrom(...ROWS),
  choice: fc.nat(7),
  points: fc.constantFrom(0, 1, 7, 10, 15, 25, 100, 150, 250, 1000, 99_999),
});

function patchOf(control: Control, { choice, points }: Touch): Partial<RuleSet> {
  switch (control.kind) {
    case 'choices':
      return control.choices[choice % control.choices.length]?.patch ?? {};
    case 'points':
      return control.write(points);
    case 'choices-points':
      return control.choices[choice]?.patch ?? control.write(points);
    default:
      return {};
  }
}

const touched = (rules: RuleSet, each: Touch): RuleSet =>
  isOfUse(rules, each.option) ? changeRules(rules, patchOf(CONTROLS[each.option], each)) : rules;

describe('the rules editor', () => {
  it('explains what is impossible only where it can be changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESETS),
        fc.array(touch, { maxLength: 8 }),
        (preset, touches) => {
          const rules = touches.reduce(touched, preset.rules);
          for (const fault of checkRules(rules)) {
            const shown = fault.option === 'preset' ? null : fault.option;
            expect(shown !== null && isOfUse(rules, shown), fault.sentence).toBe(true);
            expect(rulesFaultWords(fault, rules)).not.toMatch(CODE_WORDS);
          }
        },
      ),
      { seed: 20, numRuns: 3000 },
    );
  });

  it('says in plain words what each figure may be', () => {
    const rules = presetRules('sq-partnership');
    const said = (patch: Partial<RuleSet>): string[] => {
      const changed = changeRules(rules, patch);
      return checkRules(changed).map((fault) => rulesFaultWords(fault, changed));
    };
    expect(said({ opening: 255 })).toEqual([
      'The lowest bid is 255, but bids go in steps of 10: make it a multiple of 10.',
    ]);
    expect(said({ maxRaise: 7 })).toEqual([
      'The highest raise is 7, but bids go in steps of 10: make it 10 or a multiple of it, or choose “Any”.',
    ]);
    expect(said({ meldNeeds: 251 })).toEqual([
      'A side must take 251 to keep its melds, but all tricks together are worth 250: make it no more than that.',
    ]);
    expect(said({ meld: { ...rules.meld, runExtra: 10 } })).toEqual([
      'A royal marriage scores 40, more than an extra king and an extra queen with a run, which score 10 each: make it 20 or less, or the extras 0.',
    ]);
    const three = { ...presetRules('sq-three'), deck: 'double80' } as const;
    expect(checkRules(three).map((fault) => rulesFaultWords(fault, three))).toContain(
      'There is no deal of this deck for 3 players: choose 48 cards.',
    );
  });
});
