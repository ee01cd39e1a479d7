import type { ResumableGame, TablePlan } from '@shared/protocol/table';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { gameWords } from '../../i18n/gameWords';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { firstPlan, playAgain } from '../../store/playAgain';
import { goTo } from '../../store/screenStore';
import { resumeTable } from '../../store/tableRequests';
import { AceFan } from './AceFan';
import styles from './HomeScreen.module.css';
import { HomeTiles } from './HomeTiles';

const t = texts.home;

/** The first screen: one click to play, one to go on, and the way to everything else. */
export function HomeScreen() {
  const [plan, setPlan] = useState<TablePlan | null>(null);
  const [game, setGame] = useState<ResumableGame | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([bridge().table.lastPlan(), bridge().table.resumable()]).then(
      ([lastPlan, resumable]) => {
        if (!wanted) return;
        setPlan(lastPlan ?? firstPlan());
        setGame(resumable);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  const goOn = async (id: string) => {
    if (await resumeTable(id)) goTo({ kind: 'table' });
  };
  return (
    <main className={`screen ${styles.root}`} data-testid="home">
      <AceFan />
      <div className={styles.lead}>
        <p className={styles.suits} aria-hidden="true">
          ♠ ♥ ♦ ♣
        </p>
        <h1 className={styles.title}>{texts.common.appName}</h1>
        <p className={styles.tagline}>{t.tagline}</p>
        <div className={styles.play}>
          <Button
            look="primary"
            className={styles.button}
            data-testid="play"
            onClick={() => void playAgain()}
          >
            {t.play}
          </Button>
          {game !== null && (
            <Button
              className={`${styles.button} ${styles.continue}`}
              data-testid="continue"
              onClick={() => void goOn(game.tableId)}
            >
              <span>{t.continue}</span>
              <span className={`${styles.score} numbers`}>
                {t.continueLine(game.dealNumber, game.scores)}
              </span>
            </Button>
          )}
        </div>
        <p className={`second ${styles.plan}`}>{plan !== null && planLine(plan)}</p>
      </div>
      <HomeTiles plan={plan} />
    </main>
  );
}

function planLine(plan: TablePlan): ReactNode {
  const others = plan.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.name] : []));
  const game = gameWords(plan.rules).replace(' · ', ', ');
  return t.playLine(plan.title, game, others);
}
