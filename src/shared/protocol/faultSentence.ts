import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Place = readonly PropertyKey[];

/** What a value must be, where zod names a kind that isn't one of its own words for a person. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** What the entries of a list are called, and the number of the first: seats and sides count from 0, as records do. */
const ENTRIES: Readonly<Record<string, readonly [name: string, first: number]>> = {
  deals: ['deal', 1],
  actions: ['action', 1],
  tricks: ['trick', 1],
  seats: ['seat', 0],
  hands: ['hand of seat', 0],
  sides: ['side', 0],
};

/** Longest text of a place, since fields may have any name. */
const MAX_NAME = 40;
/** Choices that a sentence lists. */
const MAX_CHOICES = 20;

/**
 * The first thing that is wrong with a value from outside, in a person's words and without a full stop: the place, and what
 * must stand there. `input` is the value that was refused.
 */
export function faultSentence({ issues }: z.ZodError, input: unknown): string {
  const [first] = issues;
  if (first === undefined) return 'it has another form';
  if (first.code === 'custom') return first.message;
  const issue = innermost(first);
  const place = printPlace(issue.path);
  return `${place === '' ? 'it' : place} ${demandOf(issue, valueAt(input, issue.path))}`;
}

/** The fault that goes deepest among the forms a value may have: that form is most likely what was meant. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const within = issue.errors
    .flatMap(([first]) => (first === undefined ? [] : [innermost(first)]))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return within === undefined ? issue : { ...within, path: [...issue.path, ...within.path] };
}

function demandOf(issue: Issue, value: unknown): string {
  if (value === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return mustBeOneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined
        ? mustBeOneOf(issue.options)
        : 'has none of the forms allowed';
    case 'too_big':
      return mustHave('at most', issue.origin, issue.maximum);
    case 'too_small':
      return mustHave('at least', issue.origin, issue.minimum);
    case 'unrecognized_keys':
      return `has a field that is not known: ${JSON.stringify((issue.keys[0] ?? '').slice(0, MAX_NAME))}`;
    default:
      return 'does not have the form it must have';
  }
}

function mustBeOneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_CHOICES).map(String).join(', ');
  return values.length === 1 ? `must be ${shown}` : `must be one of ${shown}`;
}

function mustHave(bound: string, origin: string, limit: number | bigint): string {
  const unit = limit === 1 ? ['character', 'entry'] : ['characters', 'entries'];
  if (origin === 'string') return `must have ${bound} ${limit} ${unit[0]}`;
  if (origin === 'array') return `must have ${bound} ${limit} ${unit[1]}`;
  return `must be ${bound} ${limit}`;
}

function valueAt(input: unknown, place: Place): unknown {
  let value = input;
  for (const part of place) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** As in `deal 2, action 1, entry 3`. */
function printPlace(place: Place): string {
  const words: string[] = [];
  for (const [index, part] of place.entries()) {
    const isListed = typeof place[index + 1] === 'number';
    if (typeof part !== 'number') {
      const name = String(part).slice(0, MAX_NAME);
      if (!(isListed && Object.hasOwn(ENTRIES, name))) words.push(`"${name}"`);
      continue;
    }
    const [name, first] = ENTRIES[String(place[index - 1])] ?? ['entry', 1];
    words.push(`${name} ${part + first}`);
  }
  return words.join(', ');
}
