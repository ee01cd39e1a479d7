import { readFileSync } from 'node:fs';
import type { GameState } from '@main/engine/game';
import { viewOfPosition } from '@main/engine/notation/gameOfPosition';
import { parsePosition } from '@main/engine/notation/parsePosition';
import { positionOfGame } from '@main/engine/notation/positionOfGame';
import { positionOfView } from '@main/engine/notation/positionOfView';
import { printPosition } from '@main/engine/notation/printPosition';
import { parseRulesText, printRules } from '@main/engine/notation/rulesText';
import { viewFor } from '@main/engine/view';
import { presetRules } from '@shared/game/presets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../support/workedVariation';

const open = (game: GameState): string => printPosition(positionOfGame(game));
const seenBy = (game: GameState, seat: number): string =>
  printPosition(positionOfView(viewFor(game, seat)));

describe('a position as text', () => {
  it('is the rules, the dealer, the turn, and the hands before anybody has called', () => {
    expect(open(play('sq-partnership', { upTo: 0 }))).toBe(
      'sq-partnership; dealer 2; turn 3 auction; hands AS KS JS TH 9H QD 9D AC TC KC KC 9C' +
        ' / QS AH TH KH JH TD KD KD JD JD AC QC / AS TS KS JS AH QH JH AD QD 9D TC JC' +
        ' / TS QS 9S 9S KH QH 9H AD TD QC JC 9C',
    );
  });

  it('has the calls, the contract, and the cards passed where they are passed', () => {
    expect(seenBy(play('sq-partnership', { upTo: 6 }), 0)).toBe(
      'sq-partnership; dealer 2; turn 2 give; hands KS JS TH 9H TC KC KC 9C / 12? / 16? / 12?' +
        '; calls 3 pass, 0 pass, 1 pass, 2 bid 250; contract 250 by 2; trump D' +
        '; passed 0 QD 9D AS AC',
    );
    expect(seenBy(play('sq-partnership', { upTo: 6 }), 3)).toBe(
      'sq-partnership; dealer 2; turn 2 give' +
        '; hands 8? / 12? / 16? / TS QS 9S 9S KH QH 9H AD TD QC JC 9C' +
        '; calls 3 pass, 0 pass, 1 pass, 2 bid 250; contract 250 by 2; trump D; passed 0 4?',
    );
  });

  it('has the melds as they lie on the table, and the tricks, the last one in play', () => {
    expect(open(play('sq-partnership', { upTo: 13 }))).toBe(
      'sq-partnership; dealer 2; turn 0 play; hands JS JS TH QH JH 9H TC KC KC JC 9C' +
        ' / AH TH KH JH TD KD KD JD JD AC QC / TS KS AH AD QD QD 9D 9D AC TC' +
        ' / TS QS KH QH 9H AD TD QC JC 9C; calls 3 pass, 0 pass, 1 pass, 2 bid 250' +
        '; contract 250 by 2; trump D; passed 0 QD 9D AS AC, 2 JS JH JC QH' +
        '; melds - / QS JD / AS AH AD 9D 9D AC / KH QH; tricks 2 AS 9S KS QS, 2 AS 9S',
    );
  });

  it('has the stock and the open cards of two players with what they have scored', () => {
    const stock = 'QH QH TH 9C TH JH KD JC KC QC QD AH AS 9C 9H KH KC TD QD TC 9H';
    const hands = 'AS TS KS KS QS QS JS AH TD KD TC / TS JS 9S KH JH JD JD AC AC QC JC';
    expect(open(play('sq-two', { upTo: 7 }))).toBe(
      `sq-two; dealer 1; turn 0 after-trick; hands ${hands}; stock ${stock} 9S; trump S` +
        '; melds 9S + KS QS / -; open KS:40.0.0 QS:40.0.0 / -; tricks 0 AD 9D, 0 AD 9D',
    );
    const melded = play('sq-two', { upTo: 8 });
    expect(open(melded)).toBe(
      `sq-two; dealer 1; turn 0 after-trick melded; hands ${hands}; stock ${stock} 9S; trump S` +
        '; melds 9S + KS QS + AS TS KS QS JS / -' +
        '; open KS:150.0.0 QS:150.0.0 AS:150.0.0 TS:150.0.0 JS:150.0.0 / -' +
        '; tricks 0 AD 9D, 0 AD 9D',
    );
    expect(seenBy(melded, 1)).toContain(
      'hands AS TS KS QS JS 6? / TS JS 9S KH JH JD JD AC AC QC JC; stock 21? 9S;',
    );
  });

  it('has the scores before the deal, and how a deal ended that was not played', () => {
    const game = play('sq-partnership', {
      rules: { allPass: 'redeal' },
      actions: [
        [3, 'pass'],
        [0, 'pass'],
        [1, 'pass'],
        [2, 'pass'],
      ],
    });
    expect(open(game)).toContain(
      'sq-partnership allPass=redeal; dealer 2; turn over redeal; hands',
    );
    expect(
      parsePosition(open(game).replace('; dealer', '; scores 750/-250 after 4; dealer')),
    ).toMatchObject({
      ok: true,
      value: { scores: [750, -250], dealsBefore: 4 },
    });
  });
});

describe('rules as text', () => {
  const rules = presetRules('sq-partnership');

  it('are the name of a preset, or its nearest and what differs', () => {
    expect(printRules(rules)).toBe('sq-partnership');
    expect(
      printRules({ ...rules, preset: null, moon: 'tricks', counters: { ...rules.counters, K: 5 } }),
    ).toBe('sq-partnership counters={"9":0,"A":10,"T":10,"K":5,"Q":0,"J":0} moon=tricks');
  });

  it.each([
    ['sq-partners', 'sq-partners'],
    ['sq-partnership moon', 'option=value'],
    ['sq-partnership moon=sun', 'moon'],
    ['sq-partnership preset=mine', 'option=value'],
    ['sq-partnership meld=lots', 'meld table'],
    ['', 'preset'],
  ])('can’t be "%s"', (text, place) => {
    const read = parseRulesText(text);
    expect(read).toMatchObject({ ok: false });
    if (!read.ok) expect(read.error).toContain(place);
  });
});

const ENDING =
  'sq-partnership; dealer 3; turn 0 play; hands AS 9H / 2? / 2? / 2?; contract 250 by 0; trump S' +
  '; tricks 0 AD TD TD KD, 0 AC QC JC 9C, 0 QS TS AS KS, 2 AC KC TC QC, 2 JH AH KH AH' +
  ', 3 KD 9D AD QD, 1 9H TH JH QH, 2 9S QS KS 9S, 0 JS JS KC JD, 0 TS 9D QH TH';

describe('a position that somebody wrote', () => {
  it('need not say how the contract came about', () => {
    const position = parsePosition(ENDING);
    if (!position.ok) throw new Error(position.error);
    const view = viewOfPosition(position.value, 0);
    expect(view).toMatchObject({
      ok: true,
      value: { contract: 250, auction: { calls: [] }, legal: { kind: 'play' } },
    });
    expect(viewOfPosition(position.value, 1)).toMatchObject({ ok: false });
  });

  it.each([
    ['a card too often', 'AS 9H', 'AD 9H', 'cards: AD'],
    ['a card that is no card', 'AS 9H', 'AS 1H', 'hands: "1H"'],
    ['a card too few', 'AS 9H', 'AS', 'hands: seat 0 has 1'],
    ['a hand too few', ' / 2? / 2? / 2?', ' / 2? / 2?', 'hands: 3'],
    ['another turn', 'turn 0', 'turn 1', 'tricks: '],
    ['a phase that isn’t one', 'turn 0 play', 'turn 0 sleep', 'turn: "sleep"'],
    ['a seat beyond the players', 'dealer 3', 'dealer 4', 'dealer: "4"'],
    ['no dealer', 'dealer 3; ', '', 'dealer: '],
    ['a field twice', 'dealer 3', 'dealer 3; dealer 3', 'dealer: '],
    ['a field that isn’t one', 'dealer 3', 'dealt 3', '"dealt"'],
    ['a contract that can’t be bid', '250 by 0', '245 by 0', 'contract: '],
    ['no contract', 'contract 250 by 0; ', '', 'contract: '],
    ['no trump', 'trump S; ', '', 'trump: '],
    ['a suit that isn’t one', 'trump S', 'trump X', 'trump: "X"'],
    ['a trick of the wrong leader', '2 AC KC', '1 AC KC', 'tricks: trick 4'],
    ['a trick that isn’t full', '0 AD TD TD KD', '0 AD TD TD', 'tricks: '],
    ['calls out of turn', '; trump', '; calls 2 pass; trump', 'calls: '],
    [
      'calls that lead to another contract',
      '; trump',
      '; calls 0 bid 260, 1 pass, 2 pass, 3 pass; trump',
      'contract: by the calls it is 260',
    ],
    ['a stock with four players', '; trump', '; stock 4? AS; trump', 'stock: '],
    ['scores of three sides', 'dealer 3', 'scores 1/2/3; dealer 3', 'scores: '],
    ['a moon that these rules don’t have', '; trump', '; moon 0; trump', 'moon: '],
    ['more unknown cards than there are', 'AS 9H', '99? 99?', 'hands: '],
  ])('is refused with the place: %s', (_, from, to, place) => {
    expect(ENDING).toContain(from);
    const read = parsePosition(ENDING.replace(from, to));
    expect(read).toMatchObject({ ok: false });
    if (!read.ok) expect(read.error).toMatch(/^This position can't be read: .*\.$/);
    if (!read.ok) expect(read.error).toContain(place);
  });

  it('is answered with a value or a sentence, whatever it is', () => {
    const words = fc.constantFrom(
      ...[...ENDING.split(/([ ;,/])/), '99?', '-', '+', '120', 'KS:40.0.0', 'moon', 'over', 'open'],
    );
    const spoiled = fc
      .tuple(fc.nat(ENDING.length), fc.nat(20), fc.oneof(words, fc.string()))
      .map(([from, length, text]) => ENDING.slice(0, from) + text + ENDING.slice(from + length));
    const texts = fc.oneof(
      spoiled,
      fc.array(words).map((list) => `sq-two;${list.join(' ')}`),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('[', '{"a":').map((sign) => `sq-partnership meld=${sign.repeat(15_000)}`),
      fc.constant('x'.repeat(1_000_000)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = parsePosition(text);
        if (read.ok) {
          const seat = read.value.phase.kind === 'over' ? 0 : read.value.phase.seat;
          viewOfPosition(read.value, seat);
        } else {
          expect(read.error.length).toBeLessThan(700);
          expect(read.error).toMatch(/\.$/);
        }
      }),
      { numRuns: 3_000, seed: Number(process.env.PROPERTY_SEED ?? 11) },
    );
  });
});

it('the examples of docs/position-notation.md can be read', () => {
  const page = readFileSync('docs/position-notation.md', 'utf8');
  const examples = page.split('\n').filter((line) => /^[a-z-]+( \S+)*; dealer /.test(line));
  const whole = examples.filter((line) => !line.includes('…'));
  expect(whole).toHaveLength(3);
  for (const line of whole) expect(parsePosition(line), line).toMatchObject({ ok: true });
});
