import { checkRules } from '@shared/game/checkRules';
import { GRACE_SECONDS } from '@shared/protocol/lan/limits';
import { TIMER_SECONDS } from '@shared/protocol/table';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { ScreenHead } from '../../../dialogs/ScreenHead';
import { Segments } from '../../../dialogs/Segments';
import { Switch } from '../../../dialogs/Switch';
import { texts } from '../../../i18n/texts';
import { type ChosenGame, presetGame, savedGame } from '../../../store/drafts/chosenGame';
import { type HostDraft, hostPlan, newHostDraft } from '../../../store/drafts/hostDraft';
import { hostSeats } from '../../../store/drafts/hostSeats';
import { withGame } from '../../../store/drafts/tableDraft';
import { hostTable } from '../../../store/lanRequests';
import { goTo } from '../../../store/screenStore';
import { useSettings } from '../../../store/settingsStore';
import { ChosenRules } from '../../newTable/ChosenRules';
import { ConventionField } from '../../newTable/ConventionField';
import { GameList } from '../../newTable/GameList';
import newTableScreenStyles from '../../newTable/NewTableScreen.module.css';
import { useSavedRules } from '../../newTable/useSavedRules';
import { NameField } from '../NameField';
import { Problem } from '../Problem';
import { HostSeatList } from './HostSeatList';

const t = texts.network.host;
const MAX_TITLE = 40;

interface HostScreenProps {
  /** What was chosen here before; null for a table that is begun. */
  readonly draft: HostDraft | null;
}

/** Sets up a table for others: the game, the seats, who may watch, and what a cut connection means. */
export function HostScreen({ draft: before }: HostScreenProps) {
  const settings = useSettings((state) => state.settings);
  const [saved, reloadSaved] = useSavedRules();
  const [draft, setDraft] = useState(() => before ?? newHostDraft(settings));
  const { game, convention } = draft;
  const [problem, setProblem] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const change = (part: Partial<HostDraft>) => setDraft((now) => ({ ...now, ...part }));
  const choose = (next: ChosenGame) => setDraft((now) => withGame(now, next, hostSeats));

  const open = async (event: FormEvent) => {
    event.preventDefault();
    setOpening(true);
    setProblem(await hostTable(hostPlan(draft)));
    setOpening(false);
  };
  return (
    <main className="screen page" data-testid="host">
      <ScreenHead title={t.title} onBack={() => goTo({ kind: 'network', page: 'start' })} />
      <form className="page__form" onSubmit={(event) => void open(event)}>
        <div className={`page__body ${newTableScreenStyles.root}`}>
          <GameList
            game={game}
            saved={saved}
            onPreset={(preset) => choose(presetGame(preset))}
            onSaved={(each) => choose(savedGame(each))}
            onImported={reloadSaved}
          />
          <div className={`${newTableScreenStyles.plan} panel`}>
            <ChosenRules
              game={game}
              convention={convention}
              screenWith={(next) => ({ kind: 'host', draft: withGame(draft, next, hostSeats) })}
            />
            <div className={newTableScreenStyles.fields}>
              <NameField name={draft.yourName} onName={(yourName) => change({ yourName })} />
              <label className="field">
                <span className="field__label">{t.tableName}</span>
                <input
                  className="input"
                  data-testid="table-name"
                  required
                  maxLength={MAX_TITLE}
                  value={draft.title}
                  onChange={(event) => change({ title: event.target.value })}
                />
              </label>
            </div>
            <HostSeatList
              seats={draft.seats}
              rules={game.rules}
              onChange={(seats) => change({ seats })}
            />
            <ConventionField
              rules={game.rules}
              value={convention}
              onChange={(chosen) => change({ convention: chosen })}
            />
            <Switch
              label={t.spectators}
              note={t.spectatorsNote}
              value={draft.spectators}
              onChange={(spectators) => change({ spectators })}
              testId="spectators"
            />
            <section className="field">
              <h3 className="field__label">{t.grace}</h3>
              <Segments
                label={t.grace}
                testId="grace"
                value={draft.graceSeconds}
                onChange={(graceSeconds) => change({ graceSeconds })}
                options={GRACE_SECONDS.map((value) => ({ value, label: t.graces[value] }))}
              />
              <p className="second">{t.graceNote}</p>
            </section>
            <section className="field">
              <h3 className="field__label">{texts.newTable.timer}</h3>
              <Segments
                label={texts.newTable.timer}
                testId="timer"
                value={draft.timerSeconds}
                onChange={(timerSeconds) => change({ timerSeconds })}
                options={[null, ...TIMER_SECONDS].map((value) => ({
                  value,
                  label: texts.newTable.timers[value ?? 'off'],
                }))}
              />
            </section>
          </div>
        </div>
        <footer className="page__foot">
          <Problem sentence={problem} />
          <Button
            look="primary"
            className="page__go"
            submits
            data-testid="open-table"
            disabled={opening || checkRules(game.rules).length > 0}
          >
            {t.open}
          </Button>
        </footer>
      </form>
    </main>
  );
}
