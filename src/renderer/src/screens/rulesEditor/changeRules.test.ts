import { checkRules } from '@shared/game/checkRules';
import { PRESETS, presetRules } from '@shared/game/presets';
import { PLAYER_COUNTS } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import {
  changeRules,
  differences,
  nearestPreset,
  OPTIONS,
  setBack,
  trulyNamed,
} from './changeRules';

describe('OPTIONS', () => {
  it('names every option of a rule set but its preset', () => {
    const named = Object.keys(presetRules('sq-partnership')).filter((name) => name !== 'preset');
    expect([...OPTIONS].sort()).toEqual(named.sort());
  });
});

describe('trulyNamed', () => {
  it('takes the name of a preset off changed rules and puts it back on', () => {
    const rules = presetRules('sq-partnership');
    const changed = changeRules(rules, { passCount: 3 });
    expect(trulyNamed(changed).preset).toBeNull();
    expect(trulyNamed(changeRules(changed, { passCount: 4 }))).toEqual(rules);
  });
});

describe('changeRules', () => {
  it('leads from every preset to every number of players without a fault', () => {
    for (const { name, rules } of PRESETS) {
      for (const players of PLAYER_COUNTS) {
        const changed = changeRules(rules, { players });
        expect(checkRules(changed), `${name} for ${players}`).toEqual([]);
        expect(changed.players).toBe(players);
      }
    }
  });

  it('takes the passing away with the partners', () => {
    const solo = changeRules(presetRules('sq-partnership'), { partners: false });
    expect(solo.passCount).toBe(0);
    expect(checkRules(solo)).toEqual([]);
  });

  it('finds melds for four copies when the deck is doubled', () => {
    expect(checkRules(changeRules(presetRules('sq-partnership'), { deck: 'double80' }))).toEqual(
      [],
    );
    const ones = changeRules(presetRules('wcg-single'), { deck: 'double80' });
    expect(ones.meld.run).toEqual([15, 150, 225, 300]);
  });

  it('leaves an impossible value to be explained', () => {
    const rules = changeRules(presetRules('sq-partnership'), { opening: 255 });
    expect(checkRules(rules).map(({ option }) => option)).toEqual(['opening']);
  });
});

describe('nearestPreset', () => {
  it('knows every preset by itself', () => {
    for (const { name, rules } of PRESETS) expect(nearestPreset(rules).name).toBe(name);
  });

  it('knows a kitchen table by what differs', () => {
    const kitchen = changeRules(presetRules('sq-partnership'), { passCount: 3, mustWin: 'trump' });
    const nearest = nearestPreset(kitchen);
    expect(nearest.name).toBe('sq-partnership');
    expect(differences(kitchen, nearest.rules)).toEqual(['passCount', 'mustWin']);
    expect(differences(setBack(kitchen, nearest.rules, 'mustWin'), nearest.rules)).toEqual([
      'passCount',
    ]);
  });
});
