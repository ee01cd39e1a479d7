import { err, ok, type Result } from '@shared/game/result';
import { boundsFault } from './boundsFault';
import { FILE_LIMITS, type ReadLimits } from './limits';
import type { ReadFault } from './readFault';

/**
 * The value of a JSON text from outside, within limits; never throws. A byte order mark in front is passed over, since
 * many editors write one.
 */
export function parseJson(
  text: string,
  limits: ReadLimits = FILE_LIMITS,
): Result<unknown, ReadFault> {
  if (text.length > limits.bytes) return err({ code: 'too-large', limit: limits.bytes });
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch {
    return err({ code: 'not-json' });
  }
  const fault = boundsFault(value, limits);
  return fault === null ? ok(value) : err(fault);
}

const BYTE_ORDER_MARK = '\uFEFF';
