import type { Settings } from '@shared/protocol/settings';
import { useEffect, useState } from 'react';

/** At 1280 x 800 the design's sizes hold; larger windows get larger type, smaller ones hardly smaller. */
const BASE_PX = 16;
const SMALLEST = 0.9375;
const LARGEST = 2.2;

/** The size of the root's type in px: the window's size and the text setting. */
export function rootPx(width: number, height: number, textScale: number): number {
  const unit = Math.min(width / 1280, height / 800);
  return BASE_PX * Math.min(LARGEST, Math.max(SMALLEST, unit)) * textScale;
}

const wantsReducedMotion = (setting: Settings['reducedMotion'], system: boolean): boolean =>
  setting === 'on' || (setting === 'system' && system);

/** Puts the settings that concern the look on the root element, where the styles find them. */
export function useAppearance(settings: Settings): void {
  const { width, height } = useWindowSize();
  const system = useMedia('(prefers-reduced-motion: reduce)');
  const moreContrast = useMedia('(prefers-contrast: more)');
  const { textScale, felt, highContrast, reducedMotion } = settings;
  useEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = `${rootPx(width, height, textScale)}px`;
    root.dataset.felt = felt;
    root.dataset.contrast = highContrast || moreContrast ? 'high' : 'normal';
    root.dataset.motion = wantsReducedMotion(reducedMotion, system) ? 'reduced' : 'full';
  }, [width, height, textScale, felt, highContrast, moreContrast, reducedMotion, system]);
}

function useWindowSize(): { width: number; height: number } {
  const [size, setSize] = useState({ width: window.innerWidth, height: window.innerHeight });
  useEffect(() => {
    const onResize = () => setSize({ width: window.innerWidth, height: window.innerHeight });
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return size;
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const onChange = () => setMatches(list.matches);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, [query]);
  return matches;
}
