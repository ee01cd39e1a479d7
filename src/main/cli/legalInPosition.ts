import { printCards, printFace } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import type { Legal } from '@shared/game/view';
import { playRefusalSentence } from '@shared/game/words';
import { viewOfPosition } from '../engine/notation/gameOfPosition';
import type { Position } from '../engine/notation/position';
import { printPosition } from '../engine/notation/printPosition';
import { recordMelds } from '../engine/record';
import { WrongArguments } from './command';

/** What may be done, with cards as text. */
function printLegal(legal: Legal): object {
  switch (legal.kind) {
    case 'play':
      return {
        legal: legal.cards.map(printFace).sort(),
        refused: legal.refused.map(({ card, why }) => ({
          card: printFace(card),
          code: why.code,
          reason: playRefusalSentence(why),
        })),
        claim: legal.claim,
      };
    case 'bury':
      return { count: legal.count, allowed: legal.allowed?.map(printCards) ?? null };
    case 'after-trick': {
      const { melds } = recordMelds({ points: 0, melds: legal.melds });
      return { dix: legal.dix, exchange: legal.exchange, melds };
    }
    case 'nines':
      return { options: ['redeal', 'keep'] };
    case 'auction':
      return { bids: legal.bids };
    case 'trump':
      return { suits: legal.suits };
    case 'give':
      return { count: legal.count, to: legal.to };
    case 'decision':
      return { options: legal.options, need: legal.need, available: legal.available };
    default:
      return assertNever(legal);
  }
}

/** What the seat whose turn it is may do; its own cards must be known, those of others need not. */
export function legalInPosition(position: Position): object {
  const { phase } = position;
  if (phase.kind === 'over') throw new WrongArguments('The deal of this position is over.');
  const view = viewOfPosition(position, phase.seat);
  if (!view.ok) throw new WrongArguments(view.error);
  const { legal } = view.value;
  return {
    position: printPosition(position),
    seat: phase.seat,
    phase: phase.kind,
    ...(legal === null ? {} : printLegal(legal)),
  };
}
