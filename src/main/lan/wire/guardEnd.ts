import type { WireEnd } from './wire';

/** An end whose errors, which nobody foresaw, are handed over instead of ending the program. */
export function guardEnd(end: WireEnd, onError: (error: unknown) => void): WireEnd {
  const guarded =
    <Args extends readonly unknown[]>(job: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        job(...args);
      } catch (error) {
        onError(error);
      }
    };
  return {
    onText: guarded((text) => end.onText(text)),
    onNoise: guarded(() => end.onNoise()),
    onClosed: guarded((code) => end.onClosed(code)),
  };
}
