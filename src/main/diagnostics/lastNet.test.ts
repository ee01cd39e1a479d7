import { describe, expect, it } from 'vitest';
import { createLastNet, errorText } from './lastNet';

function openNet() {
  const lines: string[] = [];
  const said: string[] = [];
  const net = createLastNet({
    write: (_level, line) => lines.push(line),
    say: (sentence) => said.push(sentence),
  });
  return { net, lines, said };
}

describe('last net', () => {
  it('writes an error with its stack and says one sentence', () => {
    const { net, lines, said } = openNet();
    net.catch('main', new TypeError('boom'));
    expect(lines[0]).toMatch(/^uncaught in main: TypeError: boom\n +at /);
    expect(said).toHaveLength(1);
  });

  it('writes an error that comes 1,000 times in four lines and says it once', () => {
    const { net, lines, said } = openNet();
    const error = new Error('again');
    for (let time = 0; time < 1_000; time += 1) net.catch('main', error);
    expect(lines.map((line) => line.slice(0, 11))).toEqual([
      'uncaught in',
      '10 times: m',
      '100 times: ',
      '1000 times:',
    ]);
    expect(said).toHaveLength(1);
  });

  it('keeps its memory and the log small when every error is another one', () => {
    const { net, lines } = openNet();
    for (let time = 0; time < 10_000; time += 1) net.catch('main', `error ${time}`);
    expect(lines.length).toBeLessThan(110);
  });

  it('cuts an endless message', () => {
    const { net, lines } = openNet();
    net.catch('page', 'x'.repeat(10_000_000));
    expect(lines[0]?.length).toBeLessThan(5_000);
  });

  it.each([
    [
      'an object that throws when it is printed',
      {
        toString: () => {
          throw new Error('no');
        },
      },
    ],
    ['an object without a prototype', Object.create(null)],
    ['a symbol', Symbol('odd')],
    ['nothing', undefined],
  ])('prints whatever was thrown: %s', (_name, thrown) => {
    expect(typeof errorText(thrown)).toBe('string');
  });
});
