import type { SeededRandom } from '../seededRandom';

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '\ud800',
  '\u202e\u0000',
  '__proto__',
  'x'.repeat(3_000),
  [],
  {},
  [[[[[[[[]]]]]]]],
];
const KEYS = ['__proto__', 'constructor', 'seat', 'type', 'id', 'turn', 'more', '\ud800'] as const;

/** JSON with one thing changed: a value of another type, a field too many, one too few, a list made long. */
function spoil(value: unknown, random: SeededRandom): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || random.onceIn(3)) return [...value, random.pick(VALUES)];
    const index = random.below(value.length);
    return value.map((each, at) => (at === index ? spoil(each, random) : each));
  }
  if (typeof value !== 'object' || value === null) return random.pick(VALUES);
  const entries = Object.entries(value);
  const choice = random.below(4);
  if (choice === 0 || entries.length === 0)
    return Object.fromEntries([...entries, [random.pick(KEYS), random.pick(VALUES)]]);
  const index = random.below(entries.length);
  if (choice === 1) return Object.fromEntries(entries.filter((_, at) => at !== index));
  return Object.fromEntries(
    entries.map(([key, each], at) => [key, at === index ? spoil(each, random) : each]),
  );
}

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
/** A field of the message, before all others, whose value is this text. */
const withField = (good: string, value: string, name = 'more') =>
  good.replace(/^\{/, () => `{"${name}":${value},`);

/** Makes a text out of one that a well-behaved program sends; `room` is how many bytes it may have. */
type Spoil = (good: string, random: SeededRandom, room: number) => string;

/** The kinds of texts that no well-behaved program sends. */
const KINDS = {
  'cut short': (good, random) => good.slice(0, random.below(good.length)),
  'one sign changed'(good, random) {
    const at = random.below(good.length);
    return good.slice(0, at) + String.fromCharCode(random.below(0x1_0000)) + good.slice(at + 1);
  },
  'one thing changed': (good, random) =>
    JSON.stringify(spoil(JSON.parse(good), random)) ?? 'undefined',
  'three things changed'(good, random) {
    const parsed: unknown = JSON.parse(good);
    return JSON.stringify(spoil(spoil(spoil(parsed, random), random), random)) ?? 'undefined';
  },
  'another value': (_good, random) => JSON.stringify(random.pick(VALUES)),
  'a prototype': (good) => withField(good, '{"isAdmin":true}', '__proto__'),
  'nested lists': (_good, random, room) => lists(random.below(room / 2)),
  'open lists': (_good, random, room) => '['.repeat(random.below(room)),
  'nested objects': (_good, random, room) => objects(random.below(room / 7)),
  'nested in a field': (good, random, room) =>
    withField(good, lists(random.below((room - good.length) / 3))),
  'a huge text': (good, random, room) =>
    withField(good, `"${'y'.repeat(random.below(room - good.length - 20))}"`),
  'a huge list': (good, random, room) =>
    withField(good, `[${'1,'.repeat(random.below((room - good.length) / 3))}1]`),
  'a huge number': (good, random, room) =>
    withField(good, '9'.repeat(1 + random.below(room - good.length - 20))),
  'many fields': (good, random, room) =>
    withField(good, `{${'"a":1,'.repeat(random.below((room - good.length) / 8))}"a":1}`),
} satisfies Record<string, Spoil>;
export type BadKind = keyof typeof KINDS;
export const BAD_KINDS = Object.keys(KINDS) as BadKind[];

/** A text of that kind, as long as fits into `room` bytes. */
export const badText = (kind: BadKind, good: string, random: SeededRandom, room: number): string =>
  KINDS[kind](good, random, Math.max(room, 2 * good.length));
