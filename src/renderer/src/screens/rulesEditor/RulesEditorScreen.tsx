import { checkRules } from '@shared/game/checkRules';
import type { RuleSet } from '@shared/game/rules';
import type { SavedRules } from '@shared/protocol/library';
import { useState } from 'react';
import { Button } from '../../dialogs/Button';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { rulesFaultWords } from '../../i18n/rulesFaultWords';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { type ChosenGame, firstGame } from '../../store/drafts/chosenGame';
import { goTo, type Screen } from '../../store/screenStore';
import { reportFault } from '../../store/tableRequests';
import { showToast } from '../../store/toastStore';
import settingsScreenStyles from '../settings/SettingsScreen.module.css';
import {
  changeRules,
  differences,
  isOfUse,
  nearestPreset,
  type Option,
  setBack,
  trulyNamed,
} from './changeRules';
import { editedGame, ownName } from './editedGame';
import { OptionRow } from './OptionRow';
import { valueWords } from './optionSpecs';
import styles from './RulesEditorScreen.module.css';

const t = texts.editor;

type RowOption = Exclude<Option, 'rounds'>;

const SECTIONS: readonly (readonly [keyof typeof t.sections, readonly RowOption[]])[] = [
  ['cards', ['players', 'partners', 'deck', 'widow', 'meldBeforeBury']],
  ['bidding', ['opening', 'increment', 'maxRaise', 'firstBidder', 'allPass', 'ninesRedeal']],
  ['passing', ['passCount', 'passOrder']],
  ['melds', ['meld', 'defendersMeld', 'meldNeeds']],
  ['play', ['mustWin', 'claim', 'throwIn', 'moon']],
  ['scoring', ['counters', 'lastTrick']],
  ['end', ['target', 'bothCross']],
];

interface EditorProps {
  readonly game: ChosenGame;
  /** The screen that goes on with what became of the game. */
  readonly backWith: (game: ChosenGame) => Screen;
}

/** Every option of a rule set, with what is impossible about it and how it differs from what is usual. */
export function RulesEditorScreen({ game, backWith }: EditorProps) {
  const [rules, setRules] = useState(game.rules);
  const [saved, setSaved] = useState(game.saved);
  const [name, setName] = useState(() => ownName(game));
  const nearest = nearestPreset(rules);
  const faults = checkRules(rules).map((fault) => ({
    ...fault,
    sentence: rulesFaultWords(fault, rules),
  }));
  const isPlayable = faults.length === 0;
  const title = name.trim() || t.unnamed;
  const goBack = () => goTo(backWith(editedGame(game, { title, rules, saved })));

  const keep = async (id: string | null, as: string) => {
    const answer = await bridge().rules.save({ id, name: as, rules: trulyNamed(rules) });
    if (!answer.ok) return reportFault(answer.error);
    setSaved(answer.value);
    setName(answer.value.name);
    showToast(t.saved(answer.value.name));
  };
  const remove = async (entry: SavedRules) => {
    const answer = await bridge().rules.remove(entry.id);
    if (!answer.ok) return reportFault(answer.error);
    showToast(t.removed(entry.name));
    goTo(backWith(firstGame()));
  };
  const write = async () => {
    const answer = await bridge().rules.exportFile({ name: title, rules: trulyNamed(rules) });
    if (!answer.ok) return reportFault(answer.error);
    if (answer.value) showToast(t.exported);
  };
  return (
    <main className="screen page" data-testid="rules-editor">
      <ScreenHead title={t.title} onBack={goBack}>
        {saved !== null && (
          <>
            <Button
              disabled={!isPlayable}
              data-testid="duplicate"
              onClick={() => void keep(null, t.copyName(title))}
            >
              {texts.common.duplicate}
            </Button>
            <Button look="danger" data-testid="delete-rules" onClick={() => void remove(saved)}>
              {texts.common.remove}
            </Button>
          </>
        )}
        <Button disabled={!isPlayable} data-testid="export-rules" onClick={() => void write()}>
          {t.export}
        </Button>
      </ScreenHead>
      <div className={`page__body ${styles.root}`}>
        <div className={styles.options}>
          {SECTIONS.map(([section, options]) => {
            const shown = options.filter((option) => isOfUse(rules, option));
            if (shown.length === 0) return null;
            return (
              <section key={section} className={`${settingsScreenStyles.group} panel`}>
                <h2 className="panel__head">{t.sections[section]}</h2>
                {shown.map((option) => (
                  <OptionRow
                    key={option}
                    option={option}
                    rules={rules}
                    nearest={nearest}
                    faults={faults.filter((fault) => rowOf(fault.option) === option)}
                    onPatch={(patch) => setRules(changeRules(rules, patch))}
                    onSetBack={(each) => setRules(setBack(rules, nearest.rules, each))}
                  />
                ))}
              </section>
            );
          })}
        </div>
        <aside className={`${styles.side} panel`} aria-live="polite">
          <Differences rules={rules} />
          {!isPlayable && (
            <div className={styles.faults} data-testid="faults">
              <h2 className="field__label">{t.faults(faults.length)}</h2>
              {faults.map(({ sentence }) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
        </aside>
      </div>
      <footer className="page__foot">
        <label className={styles.name}>
          <span>{t.name}</span>
          <input
            className="input"
            maxLength={60}
            data-testid="rules-name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button
          disabled={!isPlayable}
          data-testid="save-rules"
          onClick={() => void keep(saved?.id ?? null, title)}
        >
          {t.save}
        </Button>
        <Button
          look="primary"
          className="page__go"
          disabled={!isPlayable}
          data-testid="use-rules"
          onClick={goBack}
        >
          {t.use}
        </Button>
      </footer>
    </main>
  );
}

/** The row at which a fault is told: the number of deals is set with the score. */
const rowOf = (option: keyof RuleSet): keyof RuleSet => (option === 'rounds' ? 'target' : option);

function Differences({ rules }: { readonly rules: RuleSet }) {
  const nearest = nearestPreset(rules);
  const different = differences(rules, nearest.rules);
  return (
    <div data-testid="differences">
      <p className="field__label">{t.nearest(nearest.title, different.length)}</p>
      <ul className={styles.differences}>
        {different.map((option) => (
          <li key={option}>
            {t.difference(
              t.options[option].label,
              valueWords(rules, option),
              valueWords(nearest.rules, option),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
