import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetRules } from '@shared/game/presets';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonLines, runCommand } from '../support/commandLine';
import { temporaryFolder } from '../support/temporaryFolder';

let record = '';
beforeAll(async () => {
  const args = ['simulate', '--preset', 'sq-two', '--deals', '1', '--seed', 'input'];
  record = (await runCommand(args)).out.trim();
});

const laidOut = (text: string) => JSON.stringify(JSON.parse(text), null, 2);
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
/** The record with something in the place of its rules. */
const withRules = (json: string) =>
  record.replace(/"rules":\{.*?\},"seats"/, `"rules":${json},"seats"`);

function fileOf(content: string | Uint8Array): string {
  const file = join(temporaryFolder(), 'input');
  writeFileSync(file, content);
  return file;
}

const littleEndian = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const ENCODINGS: readonly (readonly [string, (text: string) => Uint8Array])[] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, as Windows shells write it', littleEndian],
  ['UTF-16, the high byte first', (text) => littleEndian(text).swap16()],
];

describe.each(ENCODINGS)('a text in %s is read', (_, encode) => {
  it.each([
    ['with line feeds', '\n'],
    ['with the line ends of Windows', '\r\n'],
    ['with the line ends of old Macs', '\r'],
  ])('as records %s, from a file and from standard input', async (_name, end) => {
    const bytes = encode(`${record}${end}${end}${record}${end}`);
    expect(await runCommand(['check', fileOf(bytes)])).toMatchObject({ code: 0, err: '' });
    const [counts] = jsonLines(await runCommand(['check', '-'], bytes));
    expect(counts).toEqual({ records: 2, deals: 2, faults: 0 });
  });

  it('as a record over many lines', async () => {
    const [counts] = jsonLines(await runCommand(['check', '-'], encode(laidOut(record))));
    expect(counts).toEqual({ records: 1, deals: 1, faults: 0 });
  });

  it('as a rule set, from a file and from standard input', async () => {
    const bytes = encode(JSON.stringify(presetRules('cm-six'), null, 2));
    const result = await runCommand(['rules', '--rules', fileOf(bytes)]);
    expect(jsonLines(result)).toEqual([presetRules('cm-six')]);
    expect(await runCommand(['rules', '--rules', '-'], bytes)).toEqual(result);
  });

  it('as a batch and as a game to solve', async () => {
    const line = '{"preset":"cm-single","trump":"S","hand":"KS QS"}';
    expect(jsonLines(await runCommand(['meld', '--batch', fileOf(encode(line))]))).toMatchObject([
      { total: 40 },
    ]);
    const solved = await runCommand(['solve', fileOf(encode(record)), '--trick', '24']);
    expect(solved).toMatchObject({ code: 0, err: '' });
  });
});

describe('a line that can be anything', () => {
  it.each<[string, () => string, RegExp]>([
    ['rules nested 200,000 deep', () => withRules(nested(200_000)), /more than 32 levels deep/],
    [
      'a field nested 6,000 deep',
      () => record.replace('{', `{"x":${nested(6_000)},`),
      /more than 32 levels deep/,
    ],
    [
      'a meld table nested 33 deep',
      () => withRules(`{"meld":${nested(33)}}`),
      /more than 32 levels deep/,
    ],
    [
      'objects nested deep',
      () => `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
      /more than 32 levels deep/,
    ],
    ['five million values', () => `[${'0,'.repeat(5_000_000)}0]`, /more than 4000000 values/],
    ['a number beyond all bounds', () => withRules('{"target":1e999}'), /number that is too large/],
    ['a rule set of another kind', () => withRules('"cm-single"'), /rules/],
  ])('with %s is named, and the good ones around it are checked', async (_, bad, words) => {
    const result = await runCommand(['check', '-'], `${record}\n${bad()}\n${record}\n`);
    expect(result.code).toBe(1);
    expect(result.err).toMatch(words);
    expect(result.err).toMatch(/^Line 2: .{1,400}\.\n$/);
    expect(jsonLines(result)).toEqual([{ records: 3, deals: 2, faults: 1 }]);
  });

  it.each<[string, string, RegExp]>([
    ['nested 100,000 deep', nested(100_000), /more than 32 levels deep/],
    ['with a nested option', `{"meld":${nested(6_000)}}`, /more than 32 levels deep/],
    ['that is a list', '[]', /is not a rule set/],
    ['that is a text', '"cm-single"', /is not a rule set/],
    ['that is empty', '', /it is not JSON/],
  ])('a rule set %s is refused with one sentence', async (_, text, words) => {
    const result = await runCommand(['rules', '--rules', fileOf(text)]);
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toMatch(words);
    expect(result.err).toMatch(/^.*\n$/);
  });

  it('a rule set without its options names three of them', async () => {
    const { err } = await runCommand(['rules', '--rules', fileOf('{}')]);
    expect(err.match(/ is missing/g)).toHaveLength(3);
    expect(err).toMatch(/There are 23 faults more\./);
  });
});

describe('a spoiled record over many lines', () => {
  it('is one fault', async () => {
    const result = await runCommand(['check', '-'], laidOut(record).replace(',', ''));
    expect(result.err).toBe('Line 1: This is not a game record: it is not JSON.\n');
    expect(jsonLines(result)).toEqual([{ records: 1, deals: 0, faults: 1 }]);
  });

  it('does not swallow the records after it', async () => {
    const input = `${record.slice(0, 200)}\n${record}\n${record}\n`;
    expect(jsonLines(await runCommand(['check', '-'], input))).toEqual([
      { records: 3, deals: 2, faults: 1 },
    ]);
  });
});

describe('what holds no records', () => {
  it('ends after twenty sentences, and says how much was not looked at', async () => {
    const result = await runCommand(['check', '-'], 'nonsense\n'.repeat(45));
    expect(result.code).toBe(1);
    const sentences = result.err.trim().split('\n');
    expect(sentences).toHaveLength(21);
    expect(sentences.at(-1)).toBe('Stopped after 20 faults: 25 more lines were not looked at.');
    expect(jsonLines(result)).toEqual([{ records: 20, deals: 0, faults: 20 }]);
  });

  it('says nothing more about twenty faults and no line after them', async () => {
    const { err } = await runCommand(['check', '-'], 'nonsense\n'.repeat(20));
    expect(err.trim().split('\n')).toHaveLength(20);
  });

  it('may be a binary of any length, in one line or in many', async () => {
    const bytes = new Uint8Array(8 * 1024 * 1024).map((_, index) => (index * 31) % 251);
    const { code, err } = await runCommand(['check', fileOf(bytes)]);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(21);
    const zeros = await runCommand(['check', fileOf(new Uint8Array(70 * 1024 * 1024))]);
    expect(zeros.err).toBe('Line 1: This is not a game record: it is larger than 64 megabytes.\n');
  });

  it('may be empty', async () => {
    for (const text of ['', '\n\n', '\uFEFF']) {
      const result = await runCommand(['check', '-'], text);
      expect(result).toMatchObject({ code: 2, out: '' });
      expect(result.err).toBe('The standard input is empty: there is no record in it.\n');
    }
  });
});

describe('a file that can\u2019t be read', () => {
  it.each(['check', 'solve'])('%s says whether it is missing or a folder', async (command) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'games'));
    const said = async (name: string) => {
      const result = await runCommand([command, join(folder, name)]);
      expect(result).toMatchObject({ code: 2, out: '' });
      return result.err.replace(folder, '');
    };
    expect(await said('none')).toBe('There is no file "/none".\n');
    expect(await said('none/below')).toBe('There is no file "/none/below".\n');
    expect(await said('games')).toBe('"/games" is a folder. Give the name of a file.\n');
  });

  it('and a closed descriptor advises a pipe', async () => {
    const { err } = await runCommand(['check', '/dev/fd/999']);
    expect(err).toContain('Pipe the text in and give - as the file.');
  });
});

describe('as a program of its own', () => {
  const run = (script: string) =>
    spawnSync('bash', ['-c', script], { encoding: 'utf8', input: record, timeout: 120_000 });
  const PINOCHLE = 'node scripts/pinochle.mjs';

  it('reads the output of another command by a substituted descriptor', () => {
    const { status, stdout } = run(
      `cat > /dev/null; ${PINOCHLE} check <(${PINOCHLE} simulate --preset sq-two --deals 1)`,
    );
    expect(stdout).toBe('{"records":1,"deals":1,"faults":0}\n');
    expect(status).toBe(0);
  });

  it('says that a file may not be read', () => {
    const file = fileOf(record);
    // Root may read all files; a user who owns nothing may not.
    const asNobody = process.getuid?.() === 0 ? 'setpriv --reuid=65534 --clear-groups' : '';
    const { status, stderr } =
      run(`chmod 711 "${join(file, '..')}"; chmod 000 "${file}"; ${PINOCHLE} presets > /dev/null; ${asNobody} node -e "
      import('./out/cli/cli.js').then(({ runCli }) => runCli(['check', process.argv[1]])).then((code) => process.exit(code));
    " "${file}"`);
    expect(stderr).toContain(`The file "${file}" can't be read: you don't have permission to.`);
    expect(status).toBe(2);
  });

  it('says that the disk is full', () => {
    const { status, stderr } = run(`${PINOCHLE} presets > /dev/full`);
    expect(stderr).toContain("The output can't be written (ENOSPC).");
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
  });
});
