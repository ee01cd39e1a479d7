import type { ResumableGame } from '@shared/protocol/table';
import { Button } from '../../dialogs/Button';
import { texts } from '../../i18n/texts';
import { GamePanel, reviewFromGames } from './GamePanel';
import { sideNames } from './sideNames';

const t = texts.games;

/** A game that was begun and not finished: to go on with, or to remove. */
export function UnfinishedRow({
  game,
  onContinue,
  onRemove,
}: {
  readonly game: ResumableGame;
  readonly onContinue: () => void;
  readonly onRemove: () => void;
}) {
  const { tableId, title, savedAt, dealNumber, dealsOver, scores } = game;
  const day = t.day(savedAt);
  return (
    <GamePanel
      id={tableId}
      testId="unfinished-game"
      title={title}
      facts={`${day} · ${t.dealNumber(dealNumber)}`}
      sides={sideNames(game)}
      scores={scores}
      winner={null}
    >
      <Button
        look="primary"
        onClick={onContinue}
        aria-label={t.ofGame(t.continue, title, day)}
        data-testid="continue-game"
      >
        {t.continue}
      </Button>
      {dealsOver > 0 && (
        <Button
          onClick={() => reviewFromGames({ kind: 'unfinished', id: tableId })}
          aria-label={t.ofGame(t.review, title, day)}
          data-testid="review-unfinished"
        >
          {t.review}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={onRemove}
        aria-label={t.ofGame(t.remove, title, day)}
        data-testid="remove-unfinished"
      >
        {t.remove}
      </Button>
    </GamePanel>
  );
}
