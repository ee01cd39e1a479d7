import type { SavedGameSummary } from '@shared/protocol/library';
import { useState } from 'react';
import { Button } from '../../dialogs/Button';
import { Modal } from '../../dialogs/Modal';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { goTo } from '../../store/screenStore';
import { reportFault } from '../../store/tableRequests';
import { showToast } from '../../store/toastStore';
import { GameRow } from './GameRow';
import { useGames } from './useGames';

const t = texts.games;

async function exportGames(ids: readonly string[]): Promise<void> {
  const answer = await bridge().games.exportFile(ids);
  if (!answer.ok) reportFault(answer.fault);
  else if (answer.value) showToast(t.exported);
}

/** The games that were played: to look back at, to play again, to hand on. */
export function GamesScreen() {
  const { games, reload } = useGames();
  const [doomed, setDoomed] = useState<SavedGameSummary | null>(null);
  const importGames = async () => {
    const answer = await bridge().games.importFile();
    if (!answer.ok) return reportFault(answer.fault);
    if (answer.value === null) return;
    showToast(t.imported(answer.value.length));
    await reload();
  };
  const remove = async (id: string) => {
    setDoomed(null);
    const answer = await bridge().games.remove(id);
    if (!answer.ok) reportFault(answer.fault);
    await reload();
  };
  return (
    <main className="screen page" data-testid="games-page">
      <ScreenHead title={t.title} onBack={() => goTo({ kind: 'home' })}>
        <Button onClick={() => void importGames()} data-testid="import-games">
          {t.import}
        </Button>
        {games !== null && games.length > 0 && (
          <Button
            onClick={() => void exportGames(games.map(({ id }) => id))}
            data-testid="export-games"
          >
            {t.exportAll}
          </Button>
        )}
      </ScreenHead>
      <div className="page__body">
        {games?.length === 0 && (
          <p className="games__none panel" data-testid="no-games">
            {t.none}
          </p>
        )}
        <ul className="games" aria-label={t.list}>
          {(games ?? []).map((game) => (
            <GameRow
              key={game.id}
              game={game}
              onExport={() => void exportGames([game.id])}
              onRemove={() => setDoomed(game)}
            />
          ))}
        </ul>
      </div>
      {doomed !== null && (
        <Modal
          title={t.removeTitle}
          onClose={() => setDoomed(null)}
          testId="remove-game"
          foot={
            <>
              <Button onClick={() => setDoomed(null)}>{texts.common.cancel}</Button>
              <Button
                look="danger"
                onClick={() => void remove(doomed.id)}
                data-testid="confirm-remove"
              >
                {t.remove}
              </Button>
            </>
          }
        >
          <p>{t.removeText(doomed.title, t.day(doomed.savedAt))}</p>
        </Modal>
      )}
    </main>
  );
}
