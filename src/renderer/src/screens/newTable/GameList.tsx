import type { SavedRules } from '@shared/protocol/library';
import type { ReactNode } from 'react';
import { Button } from '../../dialogs/Button';
import { gameWords } from '../../i18n/gameWords';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import type { ChosenGame } from '../../store/drafts/chosenGame';
import { reportFault } from '../../store/tableRequests';
import { showToast } from '../../store/toastStore';
import { differences } from '../rulesEditor/changeRules';
import styles from './GameList.module.css';
import { PRESET_GROUPS } from './presetGroups';

const t = texts.newTable;

interface GameListProps {
  readonly game: ChosenGame;
  readonly saved: readonly SavedRules[];
  readonly onPreset: (name: string) => void;
  readonly onSaved: (saved: SavedRules) => void;
  readonly onImported: () => void;
}

/** Every game there is, by kind, the user's house rules first. */
export function GameList({ game, saved, onPreset, onSaved, onImported }: GameListProps) {
  const importRules = async () => {
    const answer = await bridge().rules.importFile();
    if (!answer.ok) return reportFault(answer.error);
    if (answer.value === null) return;
    showToast(t.imported(answer.value.name));
    onImported();
    onSaved(answer.value);
  };
  return (
    <div className={styles.root} data-testid="game-list">
      {saved.length > 0 && (
        <Group title={t.groups.saved}>
          {saved.map((each) => (
            <GameButton
              key={each.id}
              title={each.name}
              summary={gameWords(each.rules)}
              chosen={
                game.saved?.id === each.id && differences(game.rules, each.rules).length === 0
              }
              testId={`saved-${each.id}`}
              onClick={() => onSaved(each)}
            />
          ))}
        </Group>
      )}
      {PRESET_GROUPS.map(({ id, presets }) => (
        <Group key={id} title={t.groups[id]}>
          {presets.map((preset) => (
            <GameButton
              key={preset.name}
              title={preset.title}
              summary={preset.summary}
              chosen={
                game.saved === null && game.title === preset.title && game.rules === preset.rules
              }
              testId={`preset-${preset.name}`}
              onClick={() => onPreset(preset.name)}
            />
          ))}
        </Group>
      ))}
      <Button onClick={() => void importRules()} data-testid="import-rules">
        {t.importRules}
      </Button>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {children}
    </section>
  );
}

interface GameButtonProps {
  readonly title: string;
  readonly summary: string;
  readonly chosen: boolean;
  readonly testId: string;
  readonly onClick: () => void;
}

function GameButton({ title, summary, chosen, testId, onClick }: GameButtonProps) {
  return (
    <button
      type="button"
      className="game-button"
      aria-pressed={chosen}
      data-testid={testId}
      onClick={onClick}
    >
      <span className="game-button__title">{title}</span>
      <span className="second">{summary}</span>
    </button>
  );
}
