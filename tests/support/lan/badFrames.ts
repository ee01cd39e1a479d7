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

/** `__proto__` as a key of its own, which an object literal can't have. */
const withPrototype = (text: string): string =>
  text.replace(/^\{/, '{"__proto__":{"isAdmin":true},');

/** A text that no well-behaved program sends, made from one that it does. */
export function badText(good: string, random: SeededRandom): string {
  switch (random.below(10)) {
    case 0:
      return good.slice(0, random.below(good.length));
    case 1:
      return '['.repeat(4_000);
    case 2:
      return `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`;
    case 3:
      return withPrototype(good);
    case 4:
      return JSON.stringify(random.pick(VALUES));
    case 5:
      return `{"type":"${'y'.repeat(16_000)}"}`;
    case 6: {
      const at = random.below(good.length);
      return good.slice(0, at) + String.fromCharCode(random.below(0x1_0000)) + good.slice(at + 1);
    }
    default:
      return JSON.stringify(spoil(JSON.parse(good), random)) ?? 'undefined';
  }
}
