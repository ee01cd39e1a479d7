import type { ReadLimits } from './limits';
import type { ReadFault } from './readFault';

/**
 * Whether a value that is already one (from JSON, or cloned from the window's page) keeps the limits and is plain data:
 * null, or the first fault. Walks without recursion, so depth can't end it, and counts before it walks.
 */
export function boundsFault(value: unknown, limits: ReadLimits): ReadFault | null {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  let values = 1;
  let bytes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const size = sizeOf(next.value);
    if (typeof size !== 'number') return size;
    bytes += size;
    if (bytes > limits.bytes) return { code: 'too-large', limit: limits.bytes };
    if (!isContainer(next.value)) continue;
    const depth = next.depth + 1;
    if (depth > limits.depth) return { code: 'too-deep', limit: limits.depth };
    const keys = Array.isArray(next.value) ? null : Object.keys(next.value);
    values += keys === null ? lengthOf(next.value) : keys.length;
    if (values > limits.values) return { code: 'too-many-values', limit: limits.values };
    for (const key of keys ?? []) bytes += key.length;
    for (const child of Object.values(next.value)) waiting.push({ value: child, depth });
  }
  return null;
}

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

/** The bytes that a value takes by itself, or why it isn't plain data. */
function sizeOf(value: unknown): number | ReadFault {
  switch (typeof value) {
    case 'string':
      return value.length;
    case 'number':
      return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? 8 : { code: 'number-out-of-range' };
    case 'boolean':
    case 'undefined':
      return 0;
    case 'object':
      if (value === null || isContainer(value)) return 0;
      return value instanceof Uint8Array ? value.byteLength : { code: 'not-data' };
    default:
      return { code: 'not-data' };
  }
}

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const lengthOf = (list: Container): number => Number(list.length);
