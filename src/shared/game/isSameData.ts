/** Whether two plain values are the same, whatever the order of their fields. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSameData(value, others.get(key)))
  );
}
