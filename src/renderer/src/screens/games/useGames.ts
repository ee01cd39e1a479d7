import type { SavedGameSummary } from '@shared/protocol/library';
import type { ResumableGame } from '@shared/protocol/table';
import { useCallback, useEffect, useState } from 'react';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { showToast } from '../../store/toastStore';

export interface Games {
  /** Those that were begun and not finished. */
  readonly unfinished: readonly ResumableGame[];
  readonly saved: readonly SavedGameSummary[];
}

/** The lists of games, null until they have come; to be read again after a change. */
export function useGames(): {
  readonly games: Games | null;
  readonly reload: () => Promise<void>;
} {
  const [games, setGames] = useState<Games | null>(null);
  const reload = useCallback(async () => {
    try {
      const [unfinished, saved] = await Promise.all([
        bridge().table.unfinished(),
        bridge().games.list(),
      ]);
      setGames({ unfinished, saved });
    } catch {
      showToast(texts.games.unreadable, 'error');
      setGames({ unfinished: [], saved: [] });
    }
  }, []);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { games, reload };
}
