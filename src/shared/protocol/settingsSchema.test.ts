import { describe, expect, it } from 'vitest';
import { settingsPatchSchema } from './settingsSchema';

describe('a change of settings', () => {
  it('holds only what was named', () => {
    expect(settingsPatchSchema.parse({ felt: 'blue' })).toEqual({ felt: 'blue' });
  });

  it.each([
    ['an unknown name', { lamp: 1 }],
    ['a bad value', { felt: 'purple' }],
    ['no value', { felt: undefined }],
    ['a name of every object', { constructor: 1 }],
    ['a list', ['felt']],
  ])('refuses %s', (_name, patch) => {
    expect(settingsPatchSchema.safeParse(patch).success).toBe(false);
  });
});
