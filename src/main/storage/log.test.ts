import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { createLog } from './log';

const NOON = new Date('2026-01-01T12:00:00Z');

describe('the log', () => {
  it('writes a line with time and level', () => {
    const path = join(temporaryFolder(), 'logs', 'main.log');
    createLog(path, () => NOON).write('warning', 'two\nlines');
    expect(readFileSync(path, 'utf8')).toBe('2026-01-01T12:00:00.000Z warning two | lines\n');
  });

  it('never fills more than two files', () => {
    const folder = temporaryFolder();
    const log = createLog(join(folder, 'main.log'), () => NOON);
    const long = 'x'.repeat(100_000);
    for (let n = 0; n < 12; n++) log.write('info', long);
    expect(readdirSync(folder).sort()).toEqual(['main.log', 'main.log.1']);
  });

  it('does not mind a place where nothing can be written', () => {
    expect(() => createLog('/dev/null/main.log', () => NOON).write('info', 'x')).not.toThrow();
  });
});
