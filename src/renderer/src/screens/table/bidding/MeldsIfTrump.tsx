import type { Suit } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import { SuitTile } from '../../../dialogs/SuitTile';
import { meldListWords } from '../../../i18n/meldWords';
import { texts } from '../../../i18n/texts';
import styles from './MeldsIfTrump.module.css';

const t = texts.table.bidding;

/** What the player's hand would meld, for each suit as trumps. */
type MeldIf = NonNullable<PlayerView['meldIfTrump']>[number];

interface Props {
  readonly melds: readonly MeldIf[];
  /** The suit whose melds are named below. */
  readonly named: Suit | null;
  readonly onName: (suit: Suit) => void;
}

/** Suits with more meld first. */
export const byMeld = (melds: readonly MeldIf[]): MeldIf[] =>
  [...melds].sort((a, b) => b.points - a.points);

/** The points of the player's meld for each suit as trumps; a suit that is pointed at names its melds. */
export function MeldsIfTrump({ melds, named, onName }: Props) {
  const ordered = byMeld(melds);
  const best = ordered[0]?.points ?? 0;
  return (
    <div className={styles.root} data-part="melds">
      <h3 className="second">{t.meldIf}</h3>
      <ul>
        {ordered.map(({ suit, points, melds: shown }) => (
          <li key={suit}>
            <button
              type="button"
              className={styles.row}
              data-testid={`meld-if-${suit}`}
              data-best={points === best && best > 0}
              aria-pressed={suit === named}
              aria-label={t.meldWith(suit, points, meldListWords(shown))}
              onPointerEnter={() => onName(suit)}
              onFocus={() => onName(suit)}
              onClick={() => onName(suit)}
            >
              <SuitTile suit={suit} />
              <strong className={`${styles.points} numbers`}>{points}</strong>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The melds themselves, of the suit pointed at. Readers have heard them with the points. */
export function MeldsNamed({ meld }: { readonly meld: MeldIf }) {
  return (
    <p className={`${styles.named} second`} aria-hidden="true" data-testid="meld-named">
      {t.named(meld.suit)} <span>{meldListWords(meld.melds)}</span>
    </p>
  );
}
