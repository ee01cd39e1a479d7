/** Longest text that a refused value is shown with. */
const MAX_LENGTH = 80;
/** Deepest level of a refused value that is shown. */
const MAX_DEPTH = 3;
/** Entries of a list or an object that are shown. */
const MAX_ENTRIES = 12;

/**
 * A value from outside as a sentence or a log shows it: a text as it is, all else like JSON, but cut to 80 characters, three
 * levels, and twelve entries a level. Takes whatever it is given, however deep, large, or cyclic, and never throws.
 */
export function printValue(value: unknown): string {
  const text = typeof value === 'string' ? value : print(value, 0);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function print(value: unknown, depth: number): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MAX_LENGTH));
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  if (typeof value !== 'object' || value === null) return String(value).slice(0, MAX_LENGTH);
  if (depth === MAX_DEPTH) return '…';
  if (Array.isArray(value)) {
    const shown = value.slice(0, MAX_ENTRIES).map((entry) => print(entry, depth + 1));
    return `[${withRest(shown, value.length)}]`;
  }
  const keys = Object.keys(value);
  const shown = keys.slice(0, MAX_ENTRIES).map((key) => {
    const entry: unknown = Reflect.get(value, key);
    return `${JSON.stringify(key.slice(0, MAX_LENGTH))}:${print(entry, depth + 1)}`;
  });
  return `{${withRest(shown, keys.length)}}`;
}

const withRest = (shown: readonly string[], count: number): string =>
  [...shown, ...(count > shown.length ? ['…'] : [])].join(',');
