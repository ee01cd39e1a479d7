import { at } from '@shared/game/cards';
import type { SavedGameSummary } from '@shared/protocol/library';
import { Button } from '../../dialogs/Button';
import { texts } from '../../i18n/texts';
import { dealAgain } from './dealAgain';
import { GamePanel, reviewFromGames } from './GamePanel';
import { sideNames } from './sideNames';

const t = texts.games;

/** One game of the list, with what can be done with it. */
export function GameRow({
  game,
  onExport,
  onRemove,
}: {
  readonly game: SavedGameSummary;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}) {
  const { id, title, savedAt, scores, winner, deals } = game;
  const day = t.day(savedAt);
  const sides = sideNames(game);
  return (
    <GamePanel
      id={id}
      testId="game"
      title={title}
      facts={`${day} · ${t.deals(deals)} · ${winner === null ? t.unfinished : t.won(at(sides, winner))}`}
      sides={sides}
      scores={scores}
      winner={winner}
    >
      <Button
        onClick={() => reviewFromGames({ kind: 'saved', id })}
        aria-label={t.ofGame(t.review, title, day)}
        data-testid="review-game"
      >
        {t.review}
      </Button>
      <Button
        onClick={() => void dealAgain(id)}
        aria-label={t.ofGame(t.dealAgain, title, day)}
        data-testid="deal-again"
      >
        {t.dealAgain}
      </Button>
      <Button
        look="quiet"
        onClick={onExport}
        aria-label={t.ofGame(t.export, title, day)}
        data-testid="export-game"
      >
        {t.export}
      </Button>
      <Button
        look="quiet"
        onClick={onRemove}
        aria-label={t.ofGame(t.remove, title, day)}
        data-testid="remove"
      >
        {t.remove}
      </Button>
    </GamePanel>
  );
}
