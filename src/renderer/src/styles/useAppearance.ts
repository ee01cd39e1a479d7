import type { Settings } from '@shared/protocol/settings';
import { useEffect, useState } from 'react';

/** At 1280 x 800 the design's sizes hold; larger windows get larger type, smaller ones hardly smaller. */
const BASE_PX = 16;
const SMALLEST = 0.9375;
const LARGEST = 2.2;

/** What a px of the design is in a window of this size. */
export function designPx(width: number, height: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.min(width / 1280, height / 800)));
}

/** Rooms by what the window holds of the text's own size, in rem: the styles give way in each. */
const ROOMS = [
  { name: 'low', holds: (_width: number, height: number) => height < 30 },
  { name: 'short', holds: (_width: number, height: number) => height < 44 },
  { name: 'slim', holds: (width: number) => width < 48 },
  { name: 'narrow', holds: (width: number) => width < 62 },
];

/** The names of the tight rooms that a window of so many rem is, for `data-room`. */
export const roomsOf = (widthRem: number, heightRem: number): string =>
  ROOMS.filter(({ holds }) => holds(widthRem, heightRem))
    .map(({ name }) => name)
    .join(' ');

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
    const px = designPx(width, height);
    root.style.setProperty('--px', `${px}px`);
    const rem = BASE_PX * px * textScale;
    root.style.fontSize = `${rem}px`;
    root.dataset.room = roomsOf(width / rem, height / rem);
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
