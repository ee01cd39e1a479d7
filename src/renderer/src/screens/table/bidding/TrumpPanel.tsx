import { SUITS, type Suit } from '@shared/game/cards';
import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { SuitTile } from '../../../dialogs/SuitTile';
import { meldListWords } from '../../../i18n/meldWords';
import { texts } from '../../../i18n/texts';
import { act } from '../../../store/tableRequests';
import { useTable } from '../../../store/tableStore';
import styles from './TrumpPanel.module.css';

const t = texts.table.trump;

/** Names the trump suit, with what each would meld. */
export function TrumpPanel({
  update,
  suits,
}: {
  readonly update: TableUpdate;
  readonly suits: readonly Suit[];
}) {
  const hint = useTable((state) => state.hint?.action ?? null);
  const { contract, meldIfTrump } = update.view;
  return (
    <section className={`${styles.root} panel`} aria-label={t.title} data-testid="trump-panel">
      <header className="panel__top">
        <h2 className="panel__head">{t.title}</h2>
        {contract !== null && <span className="second">{t.contract(contract)}</span>}
      </header>
      <div className={styles.suits}>
        {SUITS.map((suit) => {
          const melds = meldIfTrump?.find((each) => each.suit === suit);
          return (
            <Button
              key={suit}
              className={styles.suit}
              disabled={!suits.includes(suit)}
              data-testid={`trump-${suit}`}
              data-hinted={hint?.type === 'trump' && hint.suit === suit}
              onClick={() => void act({ type: 'trump', suit })}
            >
              <SuitTile suit={suit} />
              <span className={styles.name}>{t.name(suit)}</span>
              {melds !== undefined && (
                <>
                  <strong className="numbers">{t.melds(melds.points)}</strong>
                  <span className="second">{meldListWords(melds.melds)}</span>
                </>
              )}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
