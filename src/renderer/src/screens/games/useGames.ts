import type { SavedGameSummary } from '@shared/protocol/library';
import { useCallback, useEffect, useState } from 'react';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { showToast } from '../../store/toastStore';

/** The list of games, null until it has come; to be read again after a change. */
export function useGames(): {
  readonly games: readonly SavedGameSummary[] | null;
  readonly reload: () => Promise<void>;
} {
  const [games, setGames] = useState<readonly SavedGameSummary[] | null>(null);
  const reload = useCallback(async () => {
    try {
      setGames(await bridge().games.list());
    } catch {
      showToast(texts.games.unreadable, 'error');
      setGames([]);
    }
  }, []);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { games, reload };
}
