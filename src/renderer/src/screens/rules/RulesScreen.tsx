import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { RuleSet } from '@shared/game/rules';
import { Button } from '../../dialogs/Button';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { capital } from '../../i18n/en/cardWords';
import { gameWords } from '../../i18n/gameWords';
import { type MeldLine, rulesInWords } from '../../i18n/rulesInWords';
import { texts } from '../../i18n/texts';
import { goTo, type Screen } from '../../store/screenStore';
import styles from './RulesScreen.module.css';

const t = texts.rules;

interface RulesScreenProps {
  readonly rules: RuleSet;
  /** What bids tell at that table. */
  readonly convention: BiddingConvention;
  readonly back: Screen;
}

/** The rules of a table in plain words, to read or to print. */
export function RulesScreen({ rules, convention, back }: RulesScreenProps) {
  return (
    <main className="screen page" data-testid="rules-page">
      <ScreenHead title={t.title} onBack={() => goTo(back)}>
        <Button onClick={() => window.print()} data-testid="print">
          {t.print}
        </Button>
      </ScreenHead>
      <section
        className={`page__body ${styles.root} panel`}
        aria-label={t.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a page without controls must scroll by keys
        tabIndex={0}
      >
        <p className={styles.game}>{gameWords(rules)}</p>
        <p className="second">{t.intro}</p>
        {rulesInWords(rules, convention).map(({ id, title, sentences, melds }) => (
          <section key={id} data-testid={`rules-${id}`}>
            <h2>{title}</h2>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {melds !== undefined && <MeldValues melds={melds} />}
          </section>
        ))}
      </section>
    </main>
  );
}

function MeldValues({ melds }: { readonly melds: readonly MeldLine[] }) {
  const most = Math.max(...melds.map(({ values }) => values.length));
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{t.meld}</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              {capital(t.copies(count))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {melds.map(({ name, cards, values }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className="second">{cards}</span>
            </th>
            {counts.map((count) => (
              <td key={count} className="numbers">
                {values[count - 1] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
