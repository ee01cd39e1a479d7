import type { Shown } from '@shared/game/biddingConventions';
import { at } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import type { Seat } from '@shared/game/seats';
import type { DealReview, Judgement, ReviewDeal } from '@shared/protocol/review';
import { useState } from 'react';
import { Button } from '../../dialogs/Button';
import { ColumnHeads } from '../../dialogs/ColumnHeads';
import { Segments } from '../../dialogs/Segments';
import { showsWords } from '../../i18n/conventionWords';
import { moveMark, moveWords } from '../../i18n/moveWords';
import { nameOf, type People } from '../../i18n/people';
import { texts } from '../../i18n/texts';
import { costliest, mistakeSteps } from './costs';
import styles from './ReviewList.module.css';
import type { Judging } from './useReview';
import { knownFigure, openFigure } from './verdictWords';

const t = texts.review;

interface ListProps {
  readonly deal: ReviewDeal;
  /** By step, what a bid showed. */
  readonly told: readonly (Shown | null)[];
  readonly people: People;
  readonly judging: Judging;
  /** The step that is shown. */
  readonly shown: number;
  readonly onShow: (step: number) => void;
  readonly onJudge: () => void;
  readonly onStop: () => void;
}

/** Every decision with its two costs, the costliest first, or how far the judging has come. */
export function ReviewList({ judging, ...props }: ListProps) {
  return (
    <section className={`${styles.root} panel`} aria-label={t.list}>
      {judging.kind === 'done' ? (
        <Decisions {...props} judgements={judging.review.judgements} />
      ) : (
        <Waiting judging={judging} onJudge={props.onJudge} onStop={props.onStop} />
      )}
    </section>
  );
}

function Waiting({ judging, onJudge, onStop }: Pick<ListProps, 'judging' | 'onJudge' | 'onStop'>) {
  if (judging.kind === 'idle')
    return (
      <div className={styles.wait}>
        <p>{t.stopped}</p>
        <Button onClick={onJudge} data-testid="judge">
          {t.judge}
        </Button>
      </div>
    );
  const progress = judging.kind === 'running' ? judging.progress : null;
  const words = progress === null ? t.starting : t.judging(progress.done, progress.total);
  return (
    <div className={styles.wait} data-testid="judging">
      <p>{words}</p>
      <progress aria-label={t.starting} max={progress?.total ?? 1} value={progress?.done ?? 0} />
      <Button onClick={onStop} data-testid="stop-judging">
        {t.stop}
      </Button>
    </div>
  );
}

type Order = 'cost' | 'mine' | 'time';

/** What is listed: all that was decided, or what cost something. */
function listedIn(order: Order, review: DealReview, you: Seat | null): readonly Judgement[] {
  switch (order) {
    case 'time':
      return review.judgements;
    case 'cost':
      return costliest(review);
    case 'mine':
      return costliest(review).filter(({ seat }) => seat === you);
    default:
      return assertNever(order);
  }
}

function Decisions({
  deal,
  told,
  people,
  judgements,
  shown,
  onShow,
}: Omit<ListProps, 'judging' | 'onJudge' | 'onStop'> & {
  readonly judgements: readonly Judgement[];
}) {
  const [order, setOrder] = useState<Order>('cost');
  const you = people.view.seat;
  const review = { dealNumber: deal.dealNumber, judgements };
  const listed = listedIn(order, review, you);
  return (
    <>
      <header className={styles.head}>
        <p data-testid="mistakes">{t.mistakes(mistakeSteps(review).length)}</p>
        <Segments<Order>
          label={t.list}
          options={[
            { value: 'cost', label: t.costliest },
            ...(you === null ? [] : [{ value: 'mine' as const, label: t.mine }]),
            { value: 'time', label: t.all },
          ]}
          value={order}
          onChange={setOrder}
          testId="decision-order"
        />
      </header>
      <section
        className={styles.scroll}
        aria-label={t.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keys
        tabIndex={0}
      >
        {listed.length === 0 ? (
          <p>{t.nothing}</p>
        ) : (
          <table className={`figures ${styles.table}`}>
            <ColumnHeads columns={t.columns} />
            <tbody>
              {listed.map((judgement) => (
                <Row
                  key={judgement.step}
                  judgement={judgement}
                  deal={deal}
                  shown={told[judgement.step] ?? null}
                  people={people}
                  isShown={judgement.step === shown}
                  onShow={onShow}
                />
              ))}
            </tbody>
          </table>
        )}
        <p className={`second ${styles.explain}`}>{t.explain}</p>
      </section>
    </>
  );
}

function Row({
  judgement,
  deal,
  shown,
  people,
  isShown,
  onShow,
}: {
  readonly judgement: Judgement;
  readonly deal: ReviewDeal;
  /** What its bid showed. */
  readonly shown: Shown | null;
  readonly people: People;
  readonly isShown: boolean;
  readonly onShow: (step: number) => void;
}) {
  const { step, seat, known, open } = judgement;
  const { action, trick, tricks } = at(deal.steps, step);
  const name = nameOf(people, seat);
  return (
    <tr data-testid="decision" data-step={step} data-mistake={known?.mistake === true}>
      <th scope="row">
        <button
          type="button"
          className={styles.go}
          aria-current={isShown ? 'step' : undefined}
          aria-label={moveWords(name, action, shown)}
          onClick={() => onShow(step)}
        >
          <span className="second">{trick === null ? '' : `${tricks + 1}. `}</span>
          {name} <strong>{moveMark(action)}</strong>
          {shown !== null && <span className={`second ${styles.told}`}>{showsWords(shown)}</span>}
        </button>
      </th>
      <td className="numbers">{knownFigure(known)}</td>
      <td className="numbers">{openFigure(open)}</td>
    </tr>
  );
}
