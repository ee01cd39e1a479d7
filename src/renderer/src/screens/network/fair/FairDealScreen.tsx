import { at } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { DealCheck, LanState } from '@shared/protocol/lan/lanState';
import { ColumnHeads } from '../../../dialogs/ColumnHeads';
import { ScreenHead } from '../../../dialogs/ScreenHead';
import { texts } from '../../../i18n/texts';
import { memberAt, useLan } from '../../../store/lanStore';
import { goTo, type Screen } from '../../../store/screenStore';
import { useTable } from '../../../store/tableStore';
import rulesScreenStyles from '../../rules/RulesScreen.module.css';
import { DealTest } from './DealTest';
import styles from './FairDealScreen.module.css';

const t = texts.network.fair;
/** Where no table tells which game is meant. */
const USUAL_RULES = at(PRESETS, 0).rules;

/** How a deal on the network is fixed before it is seen, and what checking the last deals showed. */
export function FairDealScreen({ back }: { readonly back: Screen }) {
  const lan = useLan((state) => state.lan);
  const own = useTable((state) => state.shown?.view.rules ?? null);
  const rules = lan.table?.rules ?? own ?? USUAL_RULES;
  return (
    <main className="screen page" data-testid="fair-deal">
      <ScreenHead title={t.title} onBack={() => goTo(back)} />
      <section
        className={`page__body ${rulesScreenStyles.root} panel`}
        aria-label={t.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a page without controls must scroll by keys
        tabIndex={0}
      >
        {(lan.table === null ? t.explainOwn : t.explain).map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        {lan.table !== null && (
          <>
            <h2>{t.deals}</h2>
            {lan.checks.length === 0 ? <p>{t.noDeals}</p> : <Checks lan={lan} />}
          </>
        )}
        <DealTest rules={rules} />
      </section>
    </main>
  );
}

function Checks({ lan }: { readonly lan: LanState }) {
  return (
    <table className={`figures ${styles.root}`}>
      <ColumnHeads columns={t.columns} />
      <tbody>
        {lan.checks.map((check) => (
          <tr key={check.deal} data-testid={`check-${check.deal}`}>
            <th scope="row" className="numbers">
              {check.deal}
            </th>
            <td>
              {t.verdict[check.verdict ?? 'none']}
              {check.ownShareUsed !== null && (
                <span className="second"> · {check.ownShareUsed ? t.ownShare : t.noShare}</span>
              )}
            </td>
            <td>{othersWords(lan, check)}</td>
            <td className={styles.digest}>{check.digest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const othersWords = ({ table, you }: LanState, { others }: DealCheck): string =>
  others
    .flatMap(({ seat, verdict }) => {
      const member = memberAt(table, seat);
      if (member?.id === you) return [];
      return `${member?.name ?? seat + 1}: ${t.verdict[verdict]}`;
    })
    .join(', ');
