import type { Settings } from '@shared/protocol/settings';
import { useEffect, useState } from 'react';
import { designPx, remPx, roomsOf } from './rooms';

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
    const rem = remPx(width, height, textScale);
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
