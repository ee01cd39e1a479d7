import type { Legal } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { useEffect } from 'react';
import { useSettings } from '../../../store/settingsStore';
import { act } from '../../../store/tableRequests';
import { useTable } from '../../../store/tableStore';

const WAIT_MS = 400;

/** Two-hand: nothing to show, exchange or meld, so drawing is all that can be done. */
const canOnlyDraw = (legal: Legal | null): boolean =>
  legal?.kind === 'after-trick' && !legal.dix && !legal.exchange && legal.melds.length === 0;

/** Draws where there is nothing to decide: a button for it would only be in the way. */
function useAutoDraw(update: TableUpdate, ready: boolean): void {
  const { legal, turn } = update.view;
  const drawsAt = ready && canOnlyDraw(legal) ? turn : null;
  useEffect(() => {
    if (drawsAt !== null) void act({ type: 'draw' });
  }, [drawsAt]);
}

/**
 * Setting `autoPlayForced`: plays the only distinct card that is legal, but never the first card of a
 * deal. Opening a menu or any key press before it happens leaves the card to the player.
 */
export function useAutoPlay(update: TableUpdate, ready: boolean): void {
  useAutoDraw(update, ready);
  const enabled = useSettings((state) => state.settings.autoPlayForced);
  const covered = useTable((state) => state.overlay !== 'none');
  const { legal, tricks, trick } = update.view;
  const only = legal?.kind === 'play' && legal.cards.length === 1 ? legal.cards[0] : undefined;
  const isFirst = tricks.length === 0 && (trick?.cards.length ?? 0) === 0;
  useEffect(() => {
    if (!enabled || !ready || covered || isFirst || only === undefined) return;
    const timer = setTimeout(() => void act({ type: 'play', card: only }), WAIT_MS);
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') clearTimeout(timer);
    };
    window.addEventListener('keydown', cancel);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', cancel);
    };
  }, [enabled, ready, covered, isFirst, only]);
}
