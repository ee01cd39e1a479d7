import { checkRules, OPTION_NAMES, parseRules } from '@shared/game/checkRules';
import { PRESETS, presetRules } from '@shared/game/presets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRules } from '../support/randomRules';
import { REFUSED_MIXES, refusedRules } from '../support/refusedMixes';

const SEED = 20261129;

describe('rule sets that can be played', () => {
  it('takes every preset, also after a trip through a file', () => {
    for (const { name, rules } of PRESETS)
      expect(parseRules(JSON.parse(JSON.stringify(rules))), name).toEqual({
        ok: true,
        value: rules,
      });
  });

  it('takes every mix that the rules do not refuse', () => {
    fc.assert(
      fc.property(randomRules, (rules) => {
        expect(checkRules(rules)).toEqual([]);
        expect(parseRules(JSON.parse(JSON.stringify(rules)))).toEqual({ ok: true, value: rules });
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

describe('rule sets that are refused', () => {
  it.each(REFUSED_MIXES)('$why', (mix) => {
    const base = PRESETS.map((preset) => preset.rules).find(mix.from);
    if (base === undefined) throw new Error('no preset to start from');
    const parsed = parseRules({ ...base, ...mix.change(base) });
    const [fault] = parsed.ok ? [] : parsed.error;
    expect(fault?.option).toBe(mix.option);
    expect(fault?.sentence).toMatch(new RegExp(`\\b${mix.option}\\b`));
    expect(fault?.sentence).toMatch(mix.says);
  });

  it('names the option at fault whatever the other options are', () => {
    fc.assert(
      fc.property(refusedRules, ({ mix, options }) => {
        const parsed = parseRules(options);
        const faults = parsed.ok ? [] : parsed.error;
        expect(faults.map((each) => each.option)).toContain(mix.option);
        for (const { sentence } of faults) expect(sentence).toMatch(/^\w.*\.$/);
      }),
      { seed: SEED, numRuns: 600 },
    );
  });

  it('takes figures up to the most that the editor allows', () => {
    const figures = { opening: 99_999, increment: 99_999, maxRaise: null, target: 99_999 };
    expect(parseRules({ ...presetRules('cm-single'), ...figures }).ok).toBe(true);
  });

  it.each(OPTION_NAMES)('a rule set without %s', (option) => {
    const { [option]: _, ...rest } = presetRules('cm-single');
    const parsed = parseRules(rest);
    expect(parsed.ok ? [] : parsed.error).toEqual([
      { option, sentence: expect.stringMatching(`^${option} is missing`) },
    ]);
  });

  it('an option nobody knows', () => {
    const parsed = parseRules({ ...presetRules('cm-single'), jokers: 2 });
    expect(parsed.ok ? [] : parsed.error.map((each) => each.sentence)).toEqual([
      expect.stringContaining('jokers is not an option'),
    ]);
  });

  it.each([null, 'cm-single', 3, [], undefined])('%j, which is no rule set', (input) => {
    expect(parseRules(input).ok).toBe(false);
  });
});
