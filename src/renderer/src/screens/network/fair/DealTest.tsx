import { type DealTestLine, isAsExpected } from '@shared/game/dealFigures';
import type { RuleSet } from '@shared/game/rules';
import type { DealTestProgress } from '@shared/protocol/dealTest';
import { useEffect, useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { ColumnHeads } from '../../../dialogs/ColumnHeads';
import { dealFigureValue, dealFigureWords } from '../../../i18n/dealFigureWords';
import { texts } from '../../../i18n/texts';
import { bridge } from '../../../store/bridge';
import styles from './DealTest.module.css';
import fairDealScreenStyles from './FairDealScreen.module.css';

const t = texts.network.fair.test;

/** Lets the user see for themselves: a million deals of this game, compared with what they must come to. */
export function DealTest({ rules }: { readonly rules: RuleSet }) {
  const [progress, setProgress] = useState<DealTestProgress | null>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const stopListening = bridge().dealTest.onProgress((next) => {
      setProgress(next);
      if (next.lines !== null || next.failed) setRunning(false);
    });
    return () => {
      stopListening();
      void bridge().dealTest.stop();
    };
  }, []);
  const start = () => {
    setProgress(null);
    setRunning(true);
    void bridge().dealTest.start(rules);
  };
  const cancel = () => {
    setProgress(null);
    setRunning(false);
    void bridge().dealTest.stop();
  };
  return (
    <section data-testid="deal-test">
      <h2>{t.title}</h2>
      <p>{t.explain}</p>
      {running ? (
        <div className={styles.run}>
          <progress
            className={styles.bar}
            aria-label={t.title}
            max={progress?.of ?? 1}
            value={progress?.deals ?? 0}
          />
          <span className="numbers">{t.dealt((progress?.deals ?? 0).toLocaleString('en'))}</span>
          <Button data-testid="deal-test-cancel" onClick={cancel}>
            {texts.common.cancel}
          </Button>
        </div>
      ) : (
        <Button look="primary" data-testid="deal-test-start" onClick={start}>
          {progress === null ? t.start : t.again}
        </Button>
      )}
      <div role="status">
        {progress?.failed === true && <p>{t.failed}</p>}
        {progress !== null && progress.lines !== null && (
          <p className={styles.verdict} data-testid="deal-test-verdict">
            {verdictOf(progress.lines, progress.deals)}
          </p>
        )}
      </div>
      {progress !== null && progress.lines !== null && <Figures lines={progress.lines} />}
    </section>
  );
}

function verdictOf(lines: readonly DealTestLine[], deals: number): string {
  const strange = lines.filter((line) => !isAsExpected(line)).length;
  const dealt = deals.toLocaleString('en');
  return strange === 0 ? t.fair(dealt, lines.length) : t.strange(dealt, strange, lines.length);
}

/** The hands first, then the single cards, which are many. */
function Figures({ lines }: { readonly lines: readonly DealTestLine[] }) {
  const cards = lines.filter(({ figure }) => figure.kind === 'copies');
  const hands = lines.filter((line) => !cards.includes(line));
  return (
    <>
      <FigureTable lines={hands} />
      <details>
        <summary>{t.cards(cards.length)}</summary>
        <FigureTable lines={cards} />
      </details>
    </>
  );
}

function FigureTable({ lines }: { readonly lines: readonly DealTestLine[] }) {
  return (
    <table className={`figures ${fairDealScreenStyles.root}`}>
      <ColumnHeads columns={t.columns} />
      <tbody>
        {lines.map((line) => {
          const words = dealFigureWords(line.figure);
          return (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td className="numbers">{dealFigureValue(line.figure, line.mean)}</td>
              <td className="numbers">{dealFigureValue(line.figure, line.found)}</td>
              <td>{isAsExpected(line) ? t.asExpected : t.notAsExpected}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
