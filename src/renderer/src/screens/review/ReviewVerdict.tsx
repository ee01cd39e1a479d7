import type { Shown } from '@shared/game/biddingConventions';
import type { Judgement, ReviewStep } from '@shared/protocol/review';
import { capital } from '../../i18n/en/cardWords';
import { moveWords } from '../../i18n/moveWords';
import { nameOf, nameWithin, type People } from '../../i18n/people';
import { texts } from '../../i18n/texts';
import styles from './ReviewVerdict.module.css';
import { betterWords, knownWords, openWords } from './verdictWords';

const t = texts.review;

interface VerdictProps {
  readonly people: People;
  readonly step: ReviewStep | null;
  /** What its bid showed. */
  readonly told: Shown | null;
  /** Null while it isn't judged, or where nothing was to decide. */
  readonly judgement: Judgement | null;
  readonly isJudged: boolean;
}

/** What was done in this step, and what it cost; read out as the steps change. */
export function ReviewVerdict({ people, step, told, judgement, isJudged }: VerdictProps) {
  return (
    <output
      className={`${styles.root} panel`}
      data-testid="step-verdict"
      data-mistake={judgement?.known?.mistake === true}
    >
      {step === null ? (
        <strong>{t.end}</strong>
      ) : (
        <>
          <strong className={styles.move}>
            {moveWords(nameOf(people, step.seat), step.action, told)}
          </strong>
          {judgement === null ? (
            isJudged && <p className="second">{t.only}</p>
          ) : (
            <Costs people={people} judgement={judgement} />
          )}
        </>
      )}
    </output>
  );
}

function Costs({ people, judgement }: { readonly people: People; readonly judgement: Judgement }) {
  const { known, open, seat } = judgement;
  const better = betterWords(known, people.view.rules);
  return (
    <>
      <p className={styles.known} data-testid="known-cost">
        {capital(knownWords(known, nameWithin(people, seat)))}
      </p>
      {better !== null && <p>{better}</p>}
      <p className="second" data-testid="open-cost">
        {openWords(open)}
      </p>
    </>
  );
}
