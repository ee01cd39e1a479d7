import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { isAtNetworkTable, useLan } from '../../../store/lanStore';
import { goTo } from '../../../store/screenStore';
import { checkOf, disputers } from './dealVerdict';
import styles from './FairLine.module.css';

const t = texts.network.fair;

/** Under the score of a deal: whether it was the deal that had been fixed before. */
export function FairLine({ deal }: { readonly deal: number }) {
  const lan = useLan((state) => state.lan);
  const check = checkOf(lan, deal);
  if (!isAtNetworkTable(lan) || check === null) return null;
  const others = disputers(lan, check);
  return (
    <div className={styles.root} data-testid="fair-line" data-verdict={check.verdict ?? 'waiting'}>
      <div role={check.verdict === 'unfair' || others.length > 0 ? 'alert' : 'status'}>
        <p>{t.lines[check.verdict ?? 'waiting']}</p>
        {others.length > 0 && <p>{t.othersFound(others)}</p>}
      </div>
      <Button
        look="quiet"
        data-testid="fair-more"
        onClick={() => goTo({ kind: 'fair-deal', back: { kind: 'table' } })}
      >
        {t.back}
      </Button>
    </div>
  );
}
