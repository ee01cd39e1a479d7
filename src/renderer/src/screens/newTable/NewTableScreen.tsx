import { at } from '@shared/game/cards';
import { checkRules } from '@shared/game/checkRules';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { type SeatPlan, type TablePlan, TIMER_SECONDS } from '@shared/protocol/table';
import { useState } from 'react';
import { Button } from '../../dialogs/Button';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { Segments } from '../../dialogs/Segments';
import { gameWords } from '../../i18n/gameWords';
import { texts } from '../../i18n/texts';
import { goTo } from '../../store/screenStore';
import { useSettings } from '../../store/settingsStore';
import { openTable } from '../../store/tableRequests';
import { ConventionField, conventionFor } from './ConventionField';
import { type ChosenGame, presetGame, savedGame } from './chosenGame';
import { GameList } from './GameList';
import { SeatList } from './SeatList';
import { seatPlans } from './seatPlans';
import { useSavedRules } from './useSavedRules';

const t = texts.newTable;

interface NewTableProps {
  /** Rules to begin with, from the editor; null: the first preset. */
  readonly rules: RuleSet | null;
  readonly title: string | null;
  /** What bids tell, to begin with. */
  readonly convention: TablePlan['convention'];
}

/** Sets up a table: the game, who plays, the clock and the deal. */
export function NewTableScreen({ rules, title, convention: first }: NewTableProps) {
  const settings = useSettings((state) => state.settings);
  const [saved, reloadSaved] = useSavedRules();
  const [game, setGame] = useState<ChosenGame>(() =>
    rules === null
      ? presetGame(at(PRESETS, 0).name)
      : { title: title ?? t.title, summary: gameWords(rules), rules, saved: null },
  );
  const [name, setName] = useState<string | null>(null);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    seatPlans(game.rules.players, 0, settings),
  );
  const [timer, setTimer] = useState<TablePlan['timerSeconds']>(null);
  const [chosen, setChosen] = useState(first);
  const convention = conventionFor(game.rules, chosen);
  const [seed, setSeed] = useState('');

  const choose = (next: ChosenGame) => {
    setGame(next);
    if (next.rules.players !== seats.length) setSeats(seatPlans(next.rules.players, 0, settings));
  };
  const deal = async () => {
    const plan: TablePlan = {
      title: (name ?? game.title).trim() || game.title,
      rules: game.rules,
      seats,
      timerSeconds: timer,
      convention,
      seed: seed.trim() === '' ? null : seed.trim(),
    };
    if (await openTable(plan)) goTo({ kind: 'table' });
  };
  const edit = () =>
    goTo({ kind: 'rules-editor', rules: game.rules, saved: game.saved, convention, table: 'own' });
  return (
    <main className="screen page" data-testid="new-table">
      <ScreenHead title={t.title} onBack={() => goTo({ kind: 'home' })} />
      <div className="page__body new-table">
        <GameList
          game={game}
          saved={saved}
          onPreset={(preset) => choose(presetGame(preset))}
          onSaved={(each) => choose(savedGame(each))}
          onImported={reloadSaved}
        />
        <div className="new-table__plan panel">
          <section>
            <h2 className="panel__head">{game.title}</h2>
            <p className="second">{game.summary}</p>
            <div className="new-table__rules">
              <Button onClick={edit} data-testid="change-rules">
                {t.changeRules}
              </Button>
              <Button
                data-testid="read-rules"
                onClick={() =>
                  goTo({
                    kind: 'rules',
                    rules: game.rules,
                    convention,
                    back: { kind: 'new-table', rules: game.rules, title: game.title, convention },
                  })
                }
              >
                {t.readRules}
              </Button>
            </div>
          </section>
          <SeatList seats={seats} rules={game.rules} onChange={setSeats} />
          <ConventionField rules={game.rules} value={convention} onChange={setChosen} />
          <section className="field">
            <h3 className="field__label">{t.timer}</h3>
            <Segments
              label={t.timer}
              testId="timer"
              value={timer}
              onChange={setTimer}
              options={[null, ...TIMER_SECONDS].map((seconds) => ({
                value: seconds,
                label: t.timers[seconds ?? 'off'],
              }))}
            />
            <p className="second">{t.timerNote}</p>
          </section>
          <div className="new-table__fields">
            <label className="field">
              <span className="field__label">{t.name}</span>
              <input
                className="input"
                data-testid="table-name"
                maxLength={60}
                value={name ?? game.title}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            <label className="field">
              <span className="field__label">{t.seed}</span>
              <input
                className="input"
                data-testid="seed"
                maxLength={64}
                value={seed}
                onChange={(event) => setSeed(event.target.value)}
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
