import { useEffect } from 'react';
import { bridge } from './bridge';
import type { Screen } from './screenStore';

/** Tells main when a screen has come to the glass: after the frame that follows its first layout. */
export function useShown(kind: Screen['kind']): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void bridge().app.shown(kind));
    });
    return () => cancelAnimationFrame(frame);
  }, [kind]);
}
