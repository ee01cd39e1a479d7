import type { ResumableGame } from '@shared/protocol/table';
import { Button } from '../../dialogs/Button';
import { minus } from '../../i18n/cardWords';
import { texts } from '../../i18n/texts';
import { goTo } from '../../store/screenStore';
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
    <li className="game panel" data-testid="unfinished-game" data-id={tableId}>
      <div className="game__words">
        <h3 className="game__title">{title}</h3>
        <p className="second">
          {day} · {t.dealNumber(dealNumber)}
        </p>
        <ul className="game__sides numbers">
          {sideNames(game).map((names, side) => (
            <li key={names}>
              {names} <strong>{minus(scores[side] ?? 0)}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div className="game__tools">
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
            onClick={() =>
              goTo({
                kind: 'review',
                source: { kind: 'unfinished', id: tableId },
                dealNumber: null,
                back: { kind: 'games' },
              })
            }
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
      </div>
    </li>
  );
}
