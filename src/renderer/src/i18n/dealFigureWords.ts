import { faceOf } from '@shared/game/cards';
import type { DealFigure } from '@shared/game/dealFigures';
import { assertNever } from '@shared/game/result';
import { cardWords, RANK_WORDS, SUIT_WORDS } from '@shared/game/words';
import { counted } from './en/cardWords';

/** What is counted in a deal, in words. */
export function dealFigureWords(figure: DealFigure): string {
  switch (figure.kind) {
    case 'aces':
      return `${counted(figure.count, 'ace')}${figure.orMore ? ' or more' : ''} in a hand`;
    case 'around':
      return `${RANK_WORDS[figure.rank]}s around in a hand`;
    case 'pinochle':
      return `a pinochle in a hand: ${cardWords(faceOf('Q', 'S'))} and ${cardWords(faceOf('J', 'D'))}`;
    case 'run':
      return `a run in ${SUIT_WORDS[figure.suit]} in a hand`;
    case 'copies':
      return `${cardWords(figure.face)}: copies in a hand`;
    case 'seat-aces':
      return `aces dealt to seat ${figure.seat + 1}`;
    default:
      return assertNever(figure);
  }
}

/** Chances as a share of the hands, numbers of cards as they are on average. */
export function dealFigureValue({ kind }: DealFigure, value: number): string {
  const isMean = kind === 'copies' || kind === 'seat-aces';
  return isMean
    ? value.toLocaleString('en', { minimumFractionDigits: 4, maximumFractionDigits: 4 })
    : `${(value * 100).toLocaleString('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 })}\u00a0%`;
}
