import type { ReviewDeal, ReviewGame, ReviewSource } from '@shared/protocol/review';
import { useMemo, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { ScreenHead } from '../../dialogs/ScreenHead';
import type { People } from '../../i18n/people';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { goTo, type Screen } from '../../store/screenStore';
import { playOnFrom, reportFault } from '../../store/tableRequests';
import { useTable } from '../../store/tableStore';
import { showToast } from '../../store/toastStore';
import gamesScreenStyles from '../games/GamesScreen.module.css';
import { mistakeSteps } from './costs';
import { ReviewBoard } from './ReviewBoard';
import { ReviewList } from './ReviewList';
import styles from './ReviewScreen.module.css';
import { ReviewVerdict } from './ReviewVerdict';
import { StepControls } from './StepControls';
import { shownBySteps } from './shownBySteps';
import { useJudging, useReviewDeal, useReviewGame } from './useReview';
import { useStepKeys } from './useStepKeys';
import { judgementOf } from './verdictWords';

const t = texts.review;

interface ReviewProps {
  readonly source: ReviewSource;
  /** The deal to begin with; null: the first. */
  readonly dealNumber: number | null;
  readonly back: Screen;
}

/** A finished deal, step by step with all hands open, and what every decision cost. */
export function ReviewScreen({ source, dealNumber, back }: ReviewProps) {
  const game = useReviewGame(source);
  const [chosen, setChosen] = useState(dealNumber ?? 1);
  const count = game?.results.length ?? 0;
  const deal = useReviewDeal(source, count === 0 ? null : chosen);
  return (
    <main className="screen page" data-testid="review">
      <ScreenHead title={game === null ? t.title : t.titleOf(game.title)} onBack={() => goTo(back)}>
        {game !== null && count > 0 && (
          <DealSelect game={game} chosen={chosen} onChoose={setChosen} />
        )}
        {source.kind === 'saved' && (
          <Button onClick={() => void exportGame(source.id)} data-testid="export-review">
            {t.export}
          </Button>
        )}
      </ScreenHead>
      {game !== null && count === 0 && (
        <p className={`${gamesScreenStyles.none} panel`}>{t.noDeals}</p>
      )}
      {game !== null && deal !== null && (
        // A deal of its own has steps of its own.
        <DealReviewed key={chosen} source={source} game={game} deal={deal} />
      )}
    </main>
  );
}

async function exportGame(id: string): Promise<void> {
  const answer = await bridge().games.exportFile([id]);
  if (!answer.ok) reportFault(answer.error);
  else if (answer.value) showToast(texts.games.exported);
}

function DealSelect({
  game,
  chosen,
  onChoose,
}: {
  readonly game: ReviewGame;
  readonly chosen: number;
  readonly onChoose: (dealNumber: number) => void;
}) {
  return (
    <select
      className="select"
      aria-label={t.deal}
      value={chosen}
      data-testid="choose-deal"
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {game.results.map(({ how }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: deals have no other name than their number
        <option key={index} value={index + 1}>
          {t.dealOption(index + 1, texts.score.how[how])}
        </option>
      ))}
    </select>
  );
}

function DealReviewed({
  source,
  game,
  deal,
}: {
  readonly source: ReviewSource;
  readonly game: ReviewGame;
  readonly deal: ReviewDeal;
}) {
  const [shown, setShown] = useState(0);
  const { judging, judge, stop } = useJudging(source, deal.dealNumber);
  const people: People = { seats: game.seats, view: { seat: game.you, rules: game.rules } };
  const review = judging.kind === 'done' ? judging.review : null;
  const told = useMemo(() => shownBySteps(deal.steps, game), [deal, game]);
  const mistakes = review === null ? [] : mistakeSteps(review);
  const end = deal.steps.length;
  const show = (step: number) => setShown(Math.max(0, Math.min(end, step)));
  useStepKeys({ shown, end, mistakes, onShow: show });
  const step = deal.steps[shown] ?? null;
  const playOn = async () => {
    const left = source.kind === 'table' ? useTable.getState().latest : null;
    if (!(await playOnFrom(source, deal.dealNumber, shown))) return;
    if (left?.view.winner === null) showToast(t.leftKept);
    goTo({ kind: 'table' });
  };
  return (
    <div className={`page__body ${styles.root}`}>
      <div className={styles.deal}>
        <ReviewBoard deal={deal} people={people} step={step} />
        <ReviewVerdict
          people={people}
          step={step}
          told={told[shown] ?? null}
          judgement={judgementOf(review?.judgements ?? [], shown)}
          isJudged={review !== null}
        />
        <StepControls
          shown={shown}
          end={end}
          mistakes={mistakes}
          onShow={show}
          onPlayOn={step?.isChoice === true ? () => void playOn() : null}
        />
      </div>
      <ReviewList
        deal={deal}
        told={told}
        people={people}
        judging={judging}
        shown={shown}
        onShow={show}
        onJudge={judge}
        onStop={stop}
      />
    </div>
  );
}
