import type { PlayerView } from '@shared/game/view';

/** While the stock lasts any card may be played, and what the other hand holds is not known (rules, section 8). */
export const isStockLeft = ({ stock }: Pick<PlayerView, 'stock'>): boolean =>
  stock !== null && stock.count > 0;
