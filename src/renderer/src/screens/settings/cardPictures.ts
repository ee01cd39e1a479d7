import { CARD_BACKS } from '@shared/protocol/settings';
import { cardBackUrl } from '../../table/backs/cardBackSvg';

const OWN = 'own:';

export const isOwnBack = (cardBack: string): boolean => cardBack.startsWith(OWN);
export const ownBackId = (cardBack: string): string => cardBack.slice(OWN.length);

/** The address of a card back's picture; a back that isn't known is shown as the first. */
export function backImage(cardBack: string, color: string | null): string {
  if (isOwnBack(cardBack)) return `app://back/${ownBackId(cardBack)}.png`;
  const drawn = CARD_BACKS.find((id) => id === cardBack) ?? CARD_BACKS[0];
  return cardBackUrl(drawn, color);
}
