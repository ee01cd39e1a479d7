import type { Answer } from '@shared/protocol/table';
import { type ReactElement, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { goTo } from '../../store/screenStore';
import { reportFault, resumeTable } from '../../store/tableRequests';
import { showToast } from '../../store/toastStore';
import { GameRow } from './GameRow';
import styles from './GamesScreen.module.css';
import { RemoveDialog } from './RemoveDialog';
import { UnfinishedRow } from './UnfinishedRow';
import { type Games, useGames } from './useGames';

const t = texts.games;

async function exportGames(ids: readonly string[]): Promise<void> {
  const answer = await bridge().games.exportFile(ids);
  if (!answer.ok) reportFault(answer.error);
  else if (answer.value) showToast(t.exported);
}

/** What is about to be deleted, once that is confirmed. */
interface Doomed {
  readonly text: string;
  readonly remove: () => Promise<Answer>;
}

/** The games: to go on with, to look back at, to play again, to hand on. */
export function GamesScreen() {
  const { games, reload } = useGames();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const importGames = async () => {
    const answer = await bridge().games.importFile();
    if (!answer.ok) return reportFault(answer.error);
    if (answer.value === null) return;
    showToast(t.imported(answer.value.length));
    await reload();
  };
  const remove = async (confirmed: Doomed) => {
    setDoomed(null);
    const answer = await confirmed.remove();
    if (!answer.ok) reportFault(answer.error);
    await reload();
  };
  const goOn = async (id: string) => {
    if (await resumeTable(id)) goTo({ kind: 'table' });
    else await reload();
  };
  const { unfinished, saved } = games ?? NONE;
  return (
    <main className="screen page" data-testid="games-page">
      <ScreenHead title={t.title} onBack={() => goTo({ kind: 'home' })}>
        <Button onClick={() => void importGames()} data-testid="import-games">
          {t.import}
        </Button>
        {saved.length > 0 && (
          <Button
            onClick={() => void exportGames(saved.map(({ id }) => id))}
            data-testid="export-games"
          >
            {t.exportAll}
          </Button>
        )}
      </ScreenHead>
      <div className="page__body">
        {games !== null && unfinished.length + saved.length === 0 && (
          <p className={`${styles.none} panel`} data-testid="no-games">
            {t.none}
          </p>
        )}
        <GameList title={t.unfinishedList}>
          {unfinished.map((game) => (
            <UnfinishedRow
              key={game.tableId}
              game={game}
              onContinue={() => void goOn(game.tableId)}
              onRemove={() =>
                setDoomed({
                  text: t.removeUnfinishedText(game.title, t.day(game.savedAt)),
                  remove: () => bridge().table.remove(game.tableId),
                })
              }
            />
          ))}
        </GameList>
        <GameList title={t.list}>
          {saved.map((game) => (
            <GameRow
              key={game.id}
              game={game}
              onExport={() => void exportGames([game.id])}
              onRemove={() =>
                setDoomed({
                  text: t.removeText(game.title, t.day(game.savedAt)),
                  remove: () => bridge().games.remove(game.id),
                })
              }
            />
          ))}
        </GameList>
      </div>
      {doomed !== null && (
        <RemoveDialog
          text={doomed.text}
          onClose={() => setDoomed(null)}
          onRemove={() => void remove(doomed)}
        />
      )}
    </main>
  );
}

const NONE: Games = { unfinished: [], saved: [] };

/** A list under its heading; nothing where there is nothing to list. */
function GameList({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactElement[];
}) {
  if (children.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className="field__label">{title}</h2>
      <ul className={styles.list} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}
