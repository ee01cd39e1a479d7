import { checkRules } from '@shared/game/checkRules';
import { TIMER_SECONDS } from '@shared/protocol/table';
import { useState } from 'react';
import { Button } from '../../dialogs/Button';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { Segments } from '../../dialogs/Segments';
import { texts } from '../../i18n/texts';
import { type ChosenGame, firstGame, presetGame, savedGame } from '../../store/drafts/chosenGame';
import { seatPlans } from '../../store/drafts/seatPlans';
import { newTableDraft, type TableDraft, tablePlan, withGame } from '../../store/drafts/tableDraft';
import { goTo } from '../../store/screenStore';
import { useSettings } from '../../store/settingsStore';
import { openTable } from '../../store/tableRequests';
import { ChosenRules } from './ChosenRules';
import { ConventionField } from './ConventionField';
import { GameList } from './GameList';
import styles from './NewTableScreen.module.css';
import { SeatList } from './SeatList';
import { useSavedRules } from './useSavedRules';

const t = texts.newTable;

interface NewTableProps {
  /** What was chosen here before; null for a table that is begun. */
  readonly draft: TableDraft | null;
}

/** Sets up a table: the game, who plays, the clock and the deal. */
export function NewTableScreen({ draft: before }: NewTableProps) {
  const settings = useSettings((state) => state.settings);
  const [saved, reloadSaved] = useSavedRules();
  const [draft, setDraft] = useState(() => before ?? newTableDraft(settings, firstGame()));
  const { game, name, seats, convention, timerSeconds, code } = draft;
  const change = (part: Partial<TableDraft>) => setDraft((now) => ({ ...now, ...part }));
  const freshSeats = (players: number) => seatPlans(players, 0, settings);
  const choose = (next: ChosenGame) => setDraft((now) => withGame(now, next, freshSeats));

  const deal = async () => {
    if (await openTable(tablePlan(draft))) goTo({ kind: 'table' });
  };
  return (
    <main className="screen page" data-testid="new-table">
      <ScreenHead title={t.title} onBack={() => goTo({ kind: 'home' })} />
      <div className={`page__body ${styles.root}`}>
        <GameList
          game={game}
          saved={saved}
          onPreset={(preset) => choose(presetGame(preset))}
          onSaved={(each) => choose(savedGame(each))}
          onImported={reloadSaved}
        />
        <div className={`${styles.plan} panel`}>
          <ChosenRules
            game={game}
            convention={convention}
            screenWith={(next) => ({ kind: 'new-table', draft: withGame(draft, next, freshSeats) })}
          />
          <SeatList seats={seats} rules={game.rules} onChange={(next) => change({ seats: next })} />
          <ConventionField
            rules={game.rules}
            value={convention}
            onChange={(next) => change({ convention: next })}
          />
          <section className="field">
            <h3 className="field__label">{t.timer}</h3>
            <Segments
              label={t.timer}
              testId="timer"
              value={timerSeconds}
              onChange={(next) => change({ timerSeconds: next })}
              options={[null, ...TIMER_SECONDS].map((seconds) => ({
                value: seconds,
                label: t.timers[seconds ?? 'off'],
              }))}
            />
            <p className="second">{t.timerNote}</p>
          </section>
          <div className={styles.fields}>
            <label className="field">
              <span className="field__label">{t.name}</span>
              <input
                className="input"
                data-testid="table-name"
                maxLength={60}
                value={name ?? game.title}
                onChange={(event) => change({ name: event.target.value })}
              />
            </label>
            <label className="field">
              <span className="field__label">{t.seed}</span>
              <input
                className="input"
                data-testid="seed"
                maxLength={64}
                value={code}
                onChange={(event) => change({ code: event.target.value })}
              />
              <span className="second">{t.seedNote}</span>
            </label>
          </div>
        </div>
      </div>
      <footer className="page__foot">
        <Button
          look="primary"
          className="page__go"
          data-testid="deal"
          disabled={checkRules(game.rules).length > 0}
          onClick={() => void deal()}
        >
          {t.deal}
        </Button>
      </footer>
    </main>
  );
}
