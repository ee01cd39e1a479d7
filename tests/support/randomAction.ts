import type { Action } from '@shared/game/actions';
import { printCards } from '@shared/game/cards';
import { faces } from './dealtCards';
import type { NaiveGame } from './naive/NaiveGame';
import { distinct, wholeDeck } from './naive/naiveCards';
import type { NaiveAction, NaivePhase } from './naive/naiveTypes';
import type { SeededRandom } from './seededRandom';

/** One of the actions that are allowed, drawn so that deals of every kind come up. */
export function randomAction(
  game: NaiveGame,
  phase: NaivePhase,
  random: SeededRandom,
): NaiveAction {
  switch (phase.kind) {
    case 'nines':
      return [phase.seat, random.onceIn(2) ? 'redeal' : 'keep'];
    case 'auction': {
      if (phase.bids.length === 0 || !random.onceIn(3)) return [phase.seat, 'pass'];
      const some = random.onceIn(6) ? phase.bids : phase.bids.slice(0, 3);
      return [phase.seat, 'bid', random.pick(some)];
    }
    case 'trump':
      return [phase.seat, 'trump', random.pick(['S', 'H', 'D', 'C'])];
    case 'give': {
      const cards = random.shuffle(game.hand(phase.seat)).slice(0, phase.count);
      return [phase.seat, 'give', cards.join(' ')];
    }
    case 'bury':
      return [phase.seat, 'bury', random.shuffle(random.pick(phase.allowed)).join(' ')];
    case 'decision':
      return [phase.seat, random.pick(phase.options)];
    case 'play':
      return phase.claim && random.onceIn(2)
        ? [phase.seat, 'claim']
        : [phase.seat, 'play', random.pick(phase.cards)];
    case 'after-trick': {
      const melds = phase.melds.map((meld) => ['meld', meld.cards.join(' ')] as const);
      const options = [
        ...melds,
        ...melds,
        ...(phase.dix ? [['dix'] as const] : []),
        ...(phase.exchange ? [['exchange'] as const] : []),
        ['draw'] as const,
      ];
      return [phase.seat, ...random.pick(options)];
    }
    case 'dealt-out':
    case 'over':
      throw new Error('nobody to act');
  }
}

/** An action that is hardly ever allowed now, or null when none comes to mind. */
export function wrongAction(
  game: NaiveGame,
  phase: NaivePhase,
  random: SeededRandom,
): Action | null {
  switch (phase.kind) {
    case 'auction': {
      const { opening, increment } = game.rules;
      const amounts = [
        (phase.bids[0] ?? 0) - (increment ?? 0),
        (phase.bids.at(-1) ?? 40 * (opening ?? 0)) + (increment ?? 0),
        (phase.bids[0] ?? 0) + 0.5,
      ];
      return { type: 'bid', amount: random.pick(amounts) };
    }
    case 'give':
    case 'bury': {
      const hand = game.hand(phase.seat);
      return {
        type: phase.kind,
        cards: faces(hand.slice(0, phase.count + 1 - 2 * random.below(2))),
      };
    }
    case 'decision':
      return phase.options.includes('play-on') ? null : { type: 'play-on' };
    case 'play': {
      const others = distinct(wholeDeck(game.rules.deck)).filter(
        (card) => !phase.cards.includes(card),
      );
      const [card] = faces([random.pick(others)]);
      return card === undefined ? null : { type: 'play', card };
    }
    case 'after-trick': {
      // Often a second meld: the couples of the hand are nearly always one by themselves.
      const hand = game.hand(phase.seat);
      const king = hand.find((card) => card.startsWith('K') && hand.includes(`Q${card[1]}`));
      const cards = king === undefined ? hand.slice(0, 2) : [king, `Q${king[1]}`];
      return { type: 'meld', cards: faces(cards) };
    }
    default:
      return { type: 'draw' };
  }
}

/** Whether a wrong action happens to be right after all. */
export function isAllowed(naive: NaiveGame, phase: NaivePhase, action: Action): boolean {
  if (action.type === 'meld' && phase.kind === 'after-trick') {
    const text = printCards([...action.cards].sort((a, b) => a - b));
    return phase.melds.some((meld) => meld.cards.join(' ') === text);
  }
  if (action.type === 'play') return naive.phase.kind !== 'play';
  return false;
}
