import type { TablePlan } from '@shared/protocol/table';
import { texts } from '../../i18n/texts';
import { goTo } from '../../store/screenStore';
import styles from './HomeTiles.module.css';

const t = texts.home.tiles;

interface Tile {
  readonly id: keyof typeof t;
  readonly sign: string;
  readonly open: () => void;
}

/** The ways on from the first screen: a line here for each screen there is. */
export function HomeTiles({ plan }: { readonly plan: TablePlan | null }) {
  const tiles: readonly Tile[] = [
    {
      id: 'newTable',
      sign: '✚',
      open: () => goTo({ kind: 'new-table', draft: null }),
    },
    { id: 'network', sign: '⇄', open: () => goTo({ kind: 'network', page: 'start' }) },
    {
      id: 'rules',
      sign: '▤',
      open: () => {
        if (plan === null) return;
        const { rules, convention } = plan;
        goTo({ kind: 'rules', rules, convention, back: { kind: 'home' } });
      },
    },
    { id: 'games', sign: '↺', open: () => goTo({ kind: 'games' }) },
    { id: 'fair', sign: '⚖', open: () => goTo({ kind: 'fair-deal', back: { kind: 'home' } }) },
    { id: 'settings', sign: '⚙', open: () => goTo({ kind: 'settings', back: { kind: 'home' } }) },
  ];
  return (
    <nav className={styles.tiles}>
      {tiles.map(({ id, sign, open }) => (
        <button
          key={id}
          type="button"
          className={`${styles.root} panel`}
          data-testid={`tile-${id}`}
          onClick={open}
        >
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
          <span>
            <span className={styles.title}>{t[id].title}</span>
            <span className="second">{t[id].text}</span>
          </span>
        </button>
      ))}
    </nav>
  );
}
