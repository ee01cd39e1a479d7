import { at } from '@shared/game/cards';
import type { SavedGameSummary } from '@shared/protocol/library';
import { Button } from '../../dialogs/Button';
import { minus } from '../../i18n/cardWords';
import { texts } from '../../i18n/texts';
import { goTo } from '../../store/screenStore';
import { dealAgain } from './dealAgain';
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
    <li className="game panel" data-testid="game" data-id={id}>
      <div className="game__words">
        <h3 className="game__title">{title}</h3>
        <p className="second">
          {day} · {t.deals(deals)} · {winner === null ? t.unfinished : t.won(at(sides, winner))}
        </p>
        <ul className="game__sides numbers">
          {sides.map((names, side) => (
            <li key={names} data-won={side === winner}>
              {names} <strong>{scores[side] === undefined ? '' : minus(scores[side])}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div className="game__tools">
        <Button
          onClick={() =>
            goTo({
              kind: 'review',
              source: { kind: 'saved', id },
              dealNumber: null,
              back: { kind: 'games' },
            })
          }
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
      </div>
    </li>
  );
}
