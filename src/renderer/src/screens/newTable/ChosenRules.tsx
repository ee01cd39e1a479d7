import type { BiddingConvention } from '@shared/game/biddingConventions';
import { Button } from '../../dialogs/Button';
import { texts } from '../../i18n/texts';
import type { ChosenGame } from '../../store/drafts/chosenGame';
import { goTo, type Screen } from '../../store/screenStore';
import styles from './ChosenRules.module.css';

const t = texts.newTable;

interface ChosenRulesProps {
  readonly game: ChosenGame;
  readonly convention: BiddingConvention;
  /** The screen as it is now, but with that game. */
  readonly screenWith: (game: ChosenGame) => Screen;
}

/** The game that is chosen for a table, and the ways to its rules and back. */
export function ChosenRules({ game, convention, screenWith }: ChosenRulesProps) {
  const { title, summary, rules } = game;
  const read = () => goTo({ kind: 'rules', rules, convention, back: screenWith(game) });
  return (
    <section>
      <h2 className="panel__head">{title}</h2>
      <p className="second">{summary}</p>
      <div className={styles.rules}>
        <Button
          data-testid="change-rules"
          onClick={() => goTo({ kind: 'rules-editor', game, backWith: screenWith })}
        >
          {t.changeRules}
        </Button>
        <Button data-testid="read-rules" onClick={read}>
          {t.readRules}
        </Button>
      </div>
    </section>
  );
}
