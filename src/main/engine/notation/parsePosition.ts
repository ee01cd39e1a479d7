import { printValue } from '@shared/game/printValue';
import { err, ok, type Result } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import { sideCount } from '@shared/game/seats';
import type { OpenTrick } from '@shared/game/view';
import { type Position, type SomeCards, unknownCards } from './position';
import { positionFault } from './positionFault';
import { ENTRY_BREAK, FIELD_BREAK, NOTHING, SEAT_BREAK } from './printPosition';
import { readCalls, readPassed } from './readCalls';
import {
  type Read,
  readContract,
  readEach,
  readList,
  readMelds,
  readOpenCard,
  readSeat,
  readSomeCards,
  readSuit,
  readTrick,
  readTurn,
  readWhole,
  type Turn,
  wordsOf,
} from './readEntries';
import { parseRulesText } from './rulesText';

/** The longest text that is looked at; the longest auction that a table allows fits in. */
const LONGEST = 40_000;

/** Every field but the rules, which stand first and have no name. */
const NAMES = [
  'scores',
  'dealer',
  'turn',
  'hands',
  'widow',
  'stock',
  'calls',
  'contract',
  'trump',
  'passed',
  'buried',
  'melds',
  'moon',
  'open',
  'tricks',
] as const;
type FieldName = (typeof NAMES)[number];
type Fields = ReadonlyMap<FieldName, string>;

/** The fields by their names, each at most once. */
function splitFields(texts: readonly string[]): Read<Fields> {
  const fields = new Map<FieldName, string>();
  for (const text of texts) {
    const [first = '', ...rest] = wordsOf(text);
    const name = NAMES.find((each) => each === first);
    if (name === undefined)
      return err(
        `"${printValue(first)}" is not a field of a position: they are ${NAMES.join(', ')}`,
      );
    if (fields.has(name)) return err(`${name}: this field stands there twice`);
    fields.set(name, rest.join(' '));
  }
  return ok(fields);
}

/** Reads one field after the other and keeps the first fault. */
function createFieldReader(fields: Fields) {
  let fault: string | null = null;
  const note = (name: FieldName, error: string) => {
    fault ??= `${name}: ${error}`;
  };
  return {
    fault: () => fault,
    /** What a field says, or what holds where it is left out. */
    read<T>(name: FieldName, read: (text: string) => Read<T>, absent: T): T {
      const text = fields.get(name);
      if (text === undefined) return absent;
      const value = read(text);
      if (value.ok) return value.value;
      note(name, value.error);
      return absent;
    },
    demand(name: FieldName) {
      if (!fields.has(name)) note(name, 'this field is missing');
    },
  };
}

function readScores(text: string): Read<Pick<Position, 'scores' | 'dealsBefore'>> {
  const [totals = '', deals, ...more] = text.split(' after ');
  const scores = readList(SEAT_BREAK, readWhole)(totals);
  if (!scores.ok) return scores;
  const before = readWhole(deals ?? '1');
  if (!before.ok) return before;
  return more.length === 0 && before.value >= 0 && before.value <= 10_000
    ? ok({ scores: scores.value, dealsBefore: before.value })
    : err(`"${printValue(text)}" is not a score, as in 250/-40 after 3`);
}

const readOpen = readList(SEAT_BREAK, (text) =>
  text === NOTHING ? ok([]) : readEach(wordsOf(text), readOpenCard),
);

/** Finished tricks, and the one in play: an empty one where somebody is to lead. */
function splitTricks(
  { players }: RuleSet,
  tricks: readonly OpenTrick[],
  { phase }: Turn,
): Pick<Position, 'tricks' | 'trick'> {
  const last = tricks[tricks.length - 1];
  if (last !== undefined && last.cards.length < players)
    return { tricks: tricks.slice(0, -1), trick: last };
  return { tricks, trick: phase.kind === 'play' ? { leader: phase.seat, cards: [] } : null };
}

function readFields(rules: RuleSet, fields: Fields): Read<Position> {
  const reader = createFieldReader(fields);
  for (const name of ['dealer', 'turn', 'hands'] as const) reader.demand(name);
  const seat = (text: string) => readSeat(rules, text);
  const turn = reader.read('turn', (text) => readTurn(rules, text), {
    phase: { kind: 'over' },
    hasMelded: false,
    how: null,
  });
  const isBuried = turn.phase.kind === 'decision' || turn.phase.kind === 'play';
  const noScores = { scores: new Array<number>(sideCount(rules)).fill(0), dealsBefore: 0 };
  const tricks = reader.read<OpenTrick[]>(
    'tricks',
    readList(ENTRY_BREAK, (text) => readTrick(rules, text)),
    [],
  );
  const position: Position = {
    rules,
    ...turn,
    dealer: reader.read('dealer', seat, 0),
    ...reader.read('scores', readScores, noScores),
    hands: reader.read<SomeCards[]>('hands', readList(SEAT_BREAK, readSomeCards), []),
    widow: reader.read('widow', readSomeCards, unknownCards(rules.widow)),
    stock: reader.read('stock', readSomeCards, []),
    calls: reader.read('calls', readCalls(rules), []),
    contract: reader.read('contract', (text) => readContract(rules, text), null),
    trump: reader.read('trump', readSuit, null),
    passed: reader.read('passed', readPassed(rules), []),
    buried: reader.read('buried', readSomeCards, unknownCards(isBuried ? rules.widow : 0)),
    melds: reader.read(
      'melds',
      readList(SEAT_BREAK, (text) => readMelds(rules, text)),
      null,
    ),
    moon: reader.read<number | null>('moon', seat, null) !== null,
    open: reader.read('open', readOpen, rules.players === 2 ? [[], []] : []),
    ...splitTricks(rules, tricks, turn),
  };
  const fault = reader.fault() ?? positionFault(position);
  return fault === null ? ok(position) : err(fault);
}

/**
 * The position that a line of text says, or a sentence that names the place where it can't be read. Everything is bounded,
 * and nothing throws, whatever the text is.
 */
export function parsePosition(text: string): Result<Position, string> {
  if (text.length > LONGEST) return err(`This position is longer than ${LONGEST} characters.`);
  const [rulesText = '', ...rest] = text.trim().split(FIELD_BREAK);
  const rules = parseRulesText(rulesText);
  if (!rules.ok) return err(`This position can't be read: rules: ${rules.error}`);
  const fields = splitFields(rest.filter((each) => each.trim() !== ''));
  if (!fields.ok) return err(`This position can't be read: ${fields.error}.`);
  const position = readFields(rules.value, fields.value);
  return position.ok ? position : err(`This position can't be read: ${position.error}.`);
}
