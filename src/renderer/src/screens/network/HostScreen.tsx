import type { BiddingConvention } from '@shared/game/biddingConventions';
import { at } from '@shared/game/cards';
import { checkRules } from '@shared/game/checkRules';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { HostPlan } from '@shared/protocol/lan/lanState';
import { GRACE_SECONDS } from '@shared/protocol/lan/limits';
import { TIMER_SECONDS } from '@shared/protocol/table';
import { type FormEvent, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { Segments } from '../../dialogs/Segments';
import { Switch } from '../../dialogs/Switch';
import { gameWords } from '../../i18n/gameWords';
import { texts } from '../../i18n/texts';
import { hostTable } from '../../store/lanRequests';
import { goTo } from '../../store/screenStore';
import { useSettings } from '../../store/settingsStore';
import { ConventionField, conventionFor } from '../newTable/ConventionField';
import { type ChosenGame, presetGame, savedGame } from '../newTable/chosenGame';
import { GameList } from '../newTable/GameList';
import { useSavedRules } from '../newTable/useSavedRules';
import { HostSeatList } from './HostSeatList';
import { hostSeats } from './hostSeats';
import { NameField } from './NameField';
import { networkName } from './networkName';
import { Problem } from './Problem';

const t = texts.network.host;
const MAX_TITLE = 40;

interface HostScreenProps {
  /** Rules to begin with, from the editor; null: the first preset. */
  readonly rules: RuleSet | null;
  readonly title: string | null;
  /** What bids tell, to begin with. */
  readonly convention: BiddingConvention;
}

/** Sets up a table for others: the game, the seats, who may watch, and what a cut connection means. */
export function HostScreen({ rules, title, convention: first }: HostScreenProps) {
  const settings = useSettings((state) => state.settings);
  const [saved, reloadSaved] = useSavedRules();
  const [game, setGame] = useState<ChosenGame>(() =>
    rules === null
      ? presetGame(at(PRESETS, 0).name)
      : { title: title ?? t.title, summary: gameWords(rules), rules, saved: null },
  );
  const [plan, setPlan] = useState<Omit<HostPlan, 'rules'>>(() => ({
    title: t.usualName(settings.playerName),
    seats: hostSeats(game.rules.players),
    timerSeconds: null,
    convention: first,
    spectators: true,
    graceSeconds: 0,
    yourName: networkName(settings),
  }));
  const [problem, setProblem] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const convention = conventionFor(game.rules, plan.convention);
  const change = (part: Partial<typeof plan>) => setPlan((before) => ({ ...before, ...part }));

  const choose = (next: ChosenGame) => {
    setGame(next);
    if (next.rules.players !== plan.seats.length) change({ seats: hostSeats(next.rules.players) });
  };
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setOpening(true);
    setProblem(await hostTable({ ...plan, convention, rules: game.rules }));
    setOpening(false);
  };
  return (
    <main className="screen page" data-testid="host">
      <ScreenHead title={t.title} onBack={() => goTo({ kind: 'network', page: 'start' })} />
      <form className="page__form" onSubmit={(event) => void open(event)}>
        <div className="page__body new-table">
          <GameList
            game={game}
            saved={saved}
            onPreset={(preset) => choose(presetGame(preset))}
            onSaved={(each) => choose(savedGame(each))}
            onImported={reloadSaved}
          />
          <div className="new-table__plan panel">
            <ChosenRules game={game} convention={convention} />
            <div className="new-table__fields">
              <NameField name={plan.yourName} onName={(yourName) => change({ yourName })} />
              <label className="field">
                <span className="field__label">{t.tableName}</span>
                <input
                  className="input"
                  data-testid="table-name"
                  required
                  maxLength={MAX_TITLE}
                  value={plan.title}
                  onChange={(event) => change({ title: event.target.value })}
                />
              </label>
            </div>
            <HostSeatList
              seats={plan.seats}
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
              value={plan.spectators}
              onChange={(spectators) => change({ spectators })}
              testId="spectators"
            />
            <section className="field">
              <h3 className="field__label">{t.grace}</h3>
              <Segments
                label={t.grace}
                testId="grace"
                value={plan.graceSeconds}
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
                value={plan.timerSeconds}
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

function ChosenRules({
  game,
  convention,
}: {
  readonly game: ChosenGame;
  readonly convention: BiddingConvention;
}) {
  const { rules, title, saved } = game;
  return (
    <section>
      <h2 className="panel__head">{title}</h2>
      <p className="second">{game.summary}</p>
      <div className="new-table__rules">
        <Button
          data-testid="change-rules"
          onClick={() => goTo({ kind: 'rules-editor', rules, saved, convention, table: 'network' })}
        >
          {texts.newTable.changeRules}
        </Button>
        <Button
          data-testid="read-rules"
          onClick={() =>
            goTo({
              kind: 'rules',
              rules,
              convention,
              back: { kind: 'host', rules, title, convention },
            })
          }
        >
          {texts.newTable.readRules}
        </Button>
      </div>
    </section>
  );
}
