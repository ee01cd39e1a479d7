import type { MakeEnd, Wire, WireEnd } from './wire';

/**
 * Two ends joined in memory. `deliver` runs each delivery, in order and later than the sending, as a network would:
 * `queueMicrotask` does.
 */
export function joinInMemory(
  makeFirst: MakeEnd,
  makeSecond: MakeEnd,
  deliver: (job: () => void) => void = queueMicrotask,
): { readonly first: Wire; readonly second: Wire } {
  let open = true;
  const ends: { first?: WireEnd; second?: WireEnd } = {};

  const wireTo = (own: 'first' | 'second', other: 'first' | 'second'): Wire => {
    const end = (code: number | null) => {
      if (!open) return;
      open = false;
      deliver(() => {
        ends[other]?.onClosed(code);
        ends[own]?.onClosed(code);
      });
    };
    return {
      send(text) {
        if (open) deliver(() => ends[other]?.onText(text));
      },
      close: end,
      cut: () => end(null),
      waitingBytes: () => 0,
    };
  };

  const first = wireTo('first', 'second');
  const second = wireTo('second', 'first');
  ends.first = makeFirst(first);
  ends.second = makeSecond(second);
  return { first, second };
}
