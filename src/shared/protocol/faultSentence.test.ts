import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { parseRecord } from './recordSchema';
import { parseRequest, REQUESTS } from './requests';

const deal = { dealer: 0, hands: ['AS', 'AH'], actions: [[0, 'pass']], tricks: [] };
const record = {
  format: 'pinochle-record/1',
  app: '1',
  rules: presetRules('sq-two'),
  seats: [
    { name: 'Ann', kind: 'human' },
    { name: 'Ben', kind: 'bot' },
  ],
  deals: [deal],
  over: false,
};

function refusal(value: unknown): string {
  const parsed = parseRecord(value);
  return parsed.ok ? 'accepted' : parsed.error;
}

const withDeal = (change: object) => ({ ...record, deals: [deal, { ...deal, ...change }] });

/** Words of the validator and of JavaScript, which nobody who plays cards has heard. */
const FOREIGN = /undefined|NaN|expected|received|invalid|tuple|boolean|>=|<=|nonoptional/i;

describe('a record that is refused', () => {
  it.each<[string, unknown, string]>([
    ['a number', 3, 'it must be an object'],
    ['a list', [], 'it must be an object'],
    ['nothing in it', {}, '"format" is missing'],
    ['another format', { ...record, format: 'x' }, '"format" must be pinochle-record/1'],
    ['no deals', { ...record, deals: undefined }, '"deals" is missing'],
    ['an empty list of deals', { ...record, deals: [] }, '"deals" must have at least 1 entry'],
    ['an answer that is neither', { ...record, over: 'no' }, '"over" must be true or false'],
    ['one seat', { ...record, seats: [record.seats[0]] }, '"seats" must have at least 2 entries'],
    ['a seat without a name', { ...record, seats: [{}, {}] }, 'seat 0, "name" is missing'],
    [
      'a long seed',
      { ...record, seed: 'x'.repeat(201) },
      '"seed" must have at most 200 characters',
    ],
    ['a dealer of the ninth seat', withDeal({ dealer: 8 }), 'deal 2, "dealer" must be at most 7'],
    ['half a dealer', withDeal({ dealer: 0.5 }), 'deal 2, "dealer" must be a whole number'],
    [
      'an action that is a text',
      withDeal({ actions: ['pass'] }),
      'deal 2, action 1 must be a list',
    ],
    [
      'an unknown verb',
      withDeal({ actions: [[0, 'fly']] }),
      'deal 2, action 1, entry 2 must be one of redeal, ',
    ],
    [
      'an action without a verb',
      withDeal({ actions: [[0]] }),
      'deal 2, action 1 must have at least 2 entries',
    ],
    [
      'a trick without a winner',
      withDeal({ tricks: [{ leader: 0, cards: '' }] }),
      'deal 2, trick 1, "winner" is missing',
    ],
    [
      'a hand that is a number',
      withDeal({ hands: ['', 4] }),
      'deal 2, hand of seat 1 must be a text',
    ],
  ])('with %s says the place and what must stand there', (_, value, words) => {
    const sentence = refusal(value);
    expect(sentence).toContain(`This is not a game record: ${words}`);
    expect(sentence).not.toMatch(FOREIGN);
  });

  it('for its rules names three faults and counts the others', () => {
    const sentence = refusal({ ...record, rules: {} });
    expect(sentence.match(/ is missing/g)).toHaveLength(3);
    expect(sentence).toMatch(/There are \d+ faults more\.$/);
  });
});

describe('a request that is refused', () => {
  it.each<[string, keyof typeof REQUESTS, unknown, string]>([
    ['without arguments', 'id', [], 'it must have at least 1 entry'],
    ['with one too many', 'none', [1], 'it must have at most 0 entries'],
    ['with another kind', 'paused', ['yes'], 'entry 1 must be true or false'],
    ['with an unknown screen', 'shown', ['cellar'], 'entry 1 must be one of '],
    [
      'with an unknown action',
      'submission',
      [{ turn: 0, action: { type: 'fly' } }],
      'entry 1, "action", "type" must be one of redeal, ',
    ],
    [
      'with a field too many',
      'submission',
      [{ turn: 0, action: { type: 'pass' }, seed: 1 }],
      'entry 1 has a field that is not known: "seed"',
    ],
  ])('%s says the place and what must stand there', (_, name, args, words) => {
    const parsed = parseRequest<unknown>(REQUESTS[name], args);
    const sentence = parsed.ok ? 'accepted' : parsed.error;
    expect(sentence).toContain(words);
    expect(sentence).not.toMatch(FOREIGN);
  });

  it('for a rule set says only what is wrong with the rules', () => {
    const parsed = parseRequest(REQUESTS.rules, [{ ...record.rules, players: 5 }]);
    expect(parsed).toMatchObject({ ok: false, error: expect.stringMatching(/^players is 5/) });
  });
});
