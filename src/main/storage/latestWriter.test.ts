import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { createLatestWriter } from './latestWriter';

const failOn = (error: unknown) => {
  if (error !== null) throw error;
};

describe('a latest writer', () => {
  it('ends with the last content and no temporary file', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.json');
    const writer = createLatestWriter(path, failOn);
    for (const content of ['1', '2', '3']) writer.write(content);
    await writer.flush();
    expect(readFileSync(path, 'utf8')).toBe('3');
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('writes what came while it was writing', async () => {
    const path = join(temporaryFolder(), 'a.json');
    const writer = createLatestWriter(path, failOn);
    writer.write('first');
    await Promise.resolve();
    await Promise.resolve();
    writer.write('second');
    await writer.flush();
    expect(readFileSync(path, 'utf8')).toBe('second');
  });

  it('reports a write that failed, and tries again with the next', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.json');
    const errors: unknown[] = [];
    // A folder in the place of the file can't be replaced by one.
    mkdirSync(join(path, 'in-the-way'), { recursive: true });
    const writer = createLatestWriter(path, (error) => errors.push(error));
    writer.write('x');
    await writer.flush();
    writer.write('y');
    await writer.flush();
    expect(errors).toEqual([expect.any(Error), expect.any(Error)]);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });
});
