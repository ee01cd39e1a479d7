/** How a connection ends, on the wire. */
export const CLOSE_CODES = {
  protocol: 4000,
  replaced: 4001,
  version: 4002,
  code: 4003,
  removed: 4004,
  full: 4005,
  closed: 4006,
  slow: 4008,
  rate: 4009,
  silent: 4010,
  'wrong-name': 4011,
  'not-own-network': 4012,
  wait: 4013,
  failed: 4014,
} as const;
export type CloseReason = keyof typeof CLOSE_CODES;
export const CLOSE_REASONS = [
  'protocol',
  'replaced',
  'version',
  'code',
  'removed',
  'full',
  'closed',
  'slow',
  'rate',
  'silent',
  'wrong-name',
  'not-own-network',
  'wait',
  'failed',
] as const satisfies readonly CloseReason[];

/** The reason of a close code; null when the connection was cut without one. */
export const closeReasonOf = (code: number): CloseReason | null =>
  CLOSE_REASONS.find((reason) => CLOSE_CODES[reason] === code) ?? null;
