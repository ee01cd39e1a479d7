import {
  applyAction,
  continueGame,
  createGame,
  type GameState,
  nextDealer,
} from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import type { Action } from '@shared/game/actions';
import { printCards, printFace } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { Legal, PlayerView } from '@shared/game/view';
import { expect } from 'vitest';
import { faces, forEngine, randomCards } from './dealtCards';
import { NaiveGame } from './naive/NaiveGame';
import { distinct, fromText, inOrder, wholeDeck } from './naive/naiveCards';
import { meldsAsText } from './naive/naiveMelds';
import { sumOfTricks } from './naive/naiveScoring';
import type { NaiveAction, NaiveCards, NaivePhase } from './naive/naiveTypes';
import type { SeededRandom } from './seededRandom';

/** An action of a record as the engine takes it. */
export function engineAction([, verb, argument]: NaiveAction): Action {
  const text = String(argument ?? '');
  const cards = (): number[] => faces(fromText(text));
  switch (verb) {
    case 'bid':
      return { type: verb, amount: Number(argument) };
    case 'trump': {
      const suit = (['S', 'H', 'D', 'C'] as const).find((each) => each === argument);
      if (suit === undefined) throw new Error(`no suit: ${text}`);
      return { type: verb, suit };
    }
    case 'give':
    case 'bury':
    case 'meld':
      return { type: verb, cards: cards() };
    case 'play': {
      const [card] = cards();
      if (card === undefined) throw new Error('no card to play');
      return { type: verb, card };
    }
    case 'redeal':
    case 'keep':
    case 'pass':
    case 'play-on':
    case 'throw-in':
    case 'moon':
    case 'claim':
    case 'dix':
    case 'exchange':
    case 'draw':
      return { type: verb };
    default:
      throw new Error(`no verb: ${verb}`);
  }
}

type Melds = readonly {
  readonly name: string;
  readonly cards: readonly number[];
  readonly points: number;
}[];

const engineMelds = (melds: Melds): string[] =>
  meldsAsText(melds.map((meld) => ({ ...meld, cards: fromText(printCards(meld.cards)) })));

/** What both say may be done, as text that can be compared. */
function legalAsText(legal: Legal): string {
  switch (legal.kind) {
    case 'auction':
      return legal.bids === null
        ? 'auction none'
        : `auction ${legal.bids.min}..${legal.bids.max} by ${legal.bids.step}`;
    case 'give':
      return `give ${legal.count} to ${legal.to}`;
    case 'bury':
      return `bury ${legal.count}: ${legal.allowed === null ? 'any' : legal.allowed.map(printCards).sort().join(', ')}`;
    case 'decision':
      return `decision ${[...legal.options].sort().join(' ')}`;
    case 'play':
      return `play ${printCards(legal.cards)}${legal.claim ? ' or claim' : ''}`;
    case 'after-trick':
      return `after-trick dix ${legal.dix} exchange ${legal.exchange} ${engineMelds(legal.melds).join(', ')}`;
    default:
      return legal.kind;
  }
}

function naiveLegalAsText(game: NaiveGame, phase: NaivePhase): string {
  switch (phase.kind) {
    case 'auction': {
      const { bids } = phase;
      const step = game.rules.increment ?? 0;
      return bids.length === 0 ? 'auction none' : `auction ${bids[0]}..${bids.at(-1)} by ${step}`;
    }
    case 'give':
      return `give ${phase.count} to ${phase.to}`;
    case 'bury':
      return phase.bound
        ? `bury ${phase.count}: ${phase.allowed
            .map((cards) => cards.join(' '))
            .sort()
            .join(', ')}`
        : `bury ${phase.count}: any`;
    case 'decision':
      return `decision ${[...phase.options].sort().join(' ')}`;
    case 'play':
      return `play ${phase.cards.join(' ')}${phase.claim ? ' or claim' : ''}`;
    case 'after-trick':
      return `after-trick dix ${phase.dix} exchange ${phase.exchange} ${meldsAsText(phase.melds).join(', ')}`;
    default:
      return phase.kind;
  }
}

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

/** An action that is not allowed now, or null when none comes to mind. */
function wrongAction(game: NaiveGame, phase: NaivePhase, random: SeededRandom): Action | null {
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

const sameMelds = (view: PlayerView, naive: NaiveGame): void => {
  if (naive.rules.players === 2) return;
  expect(view.melds?.map((each) => [each.points, engineMelds(each.melds)]) ?? null).toEqual(
    naive.melds?.map((each) => [each.points, meldsAsText(each.melds)]) ?? null,
  );
};

/** Everything both know of a deal that may be compared. */
function compare(game: GameState, naive: NaiveGame): void {
  const phase = naive.phase;
  const isOver = phase.kind === 'dealt-out' || phase.kind === 'over';
  const seat = isOver ? 0 : phase.seat;
  const view = viewFor(game, seat);
  expect(view.phase.kind).toBe(isOver ? 'over' : phase.kind);
  if (!isOver) {
    expect('seat' in view.phase ? view.phase.seat : null).toBe(seat);
    expect(view.legal && legalAsText(view.legal)).toBe(naiveLegalAsText(naive, phase));
    expect(viewFor(game, (seat + 1) % naive.rules.players).legal).toBeNull();
  }
  expect(printCards(view.hand)).toBe(naive.hand(seat).join(' '));
  expect([view.declarer, view.contract, view.trump]).toEqual([
    naive.declarer,
    naive.contract,
    naive.trump,
  ]);
  sameMelds(view, naive);
  expect(
    view.tricks.map(({ cards, ...rest }) => ({ ...rest, cards: cards.map(printFace) })),
  ).toEqual(naive.tricks);
  expect(view.result).toEqual(naive.result);
  expect(view.winner).toBe(naive.winner);
  if (naive.rules.players === 2) {
    expect(
      view.open?.map((cards) =>
        cards.map(({ face, types }) => `${printFace(face)} ${types}`).sort(),
      ),
    ).toEqual([naive.open(0), naive.open(1)]);
    expect(view.stock?.count).toBe(naive.stock.length);
  }
}

/** No card is ever lost or doubled, wherever it lies. */
function conserve(game: GameState): void {
  const { deal } = game;
  if (deal.phase.kind === 'give') return;
  const beforeWidow = deal.widowShown ? [] : deal.dealt.widow;
  const all = [
    ...deal.hands.flat(),
    ...deal.tricks.flatMap((trick) => trick.cards),
    ...(deal.trick?.cards ?? []),
    ...deal.stock,
    ...deal.buried,
    ...beforeWidow,
  ];
  expect(printCards(all.sort((a, b) => a - b))).toBe(inOrder(wholeDeck(deal.rules.deck)).join(' '));
}

function step(game: GameState, naive: NaiveGame, action: NaiveAction): GameState {
  const applied = applyAction(game, action[0], engineAction(action));
  if (!applied.ok)
    throw new Error(`refused ${JSON.stringify(action)}: ${JSON.stringify(applied.error)}`);
  naive.act(action);
  return applied.value.game;
}

/** A game as played: what a record of it must say. */
export interface PlayedGame {
  readonly game: GameState;
  readonly deals: readonly { readonly cards: NaiveCards; readonly actions: NaiveAction[] }[];
}

/**
 * Plays a game in the engine and in the naive implementation at once, with random actions, and
 * expects them to agree at every decision. Throws with the whole history where they don't.
 */
export function playSideBySide(rules: RuleSet, random: SeededRandom, maxDeals: number): PlayedGame {
  const naive = new NaiveGame(rules, random.below(rules.players));
  const deals: { cards: NaiveCards; actions: NaiveAction[] }[] = [];
  let game: GameState | null = null;
  while (deals.length < maxDeals && naive.phase.kind === 'dealt-out') {
    const cards = randomCards(rules, random);
    const actions: NaiveAction[] = [];
    deals.push({ cards, actions });
    if (game !== null) expect(nextDealer(game)).toBe(naive.dealer);
    game =
      game === null
        ? createGame(rules, naive.dealer, forEngine(cards)).game
        : continueGame(game, forEngine(cards)).game;
    naive.startDeal(cards);
    try {
      game = playDeal(game, naive, actions, random);
    } catch (error) {
      const history = JSON.stringify({ rules, dealer: naive.dealer, deals });
      throw new Error(`${error instanceof Error ? error.message : error}\n${history}`);
    }
  }
  if (game === null) throw new Error('no deal was played');
  return { game, deals };
}

function playDeal(
  started: GameState,
  naive: NaiveGame,
  actions: NaiveAction[],
  random: SeededRandom,
): GameState {
  let game = started;
  compare(game, naive);
  while (naive.phase.kind !== 'dealt-out' && naive.phase.kind !== 'over') {
    const { phase } = naive;
    if (random.onceIn(4)) {
      const wrong = wrongAction(naive, phase, random);
      if (wrong !== null && !isAllowed(naive, phase, wrong))
        expect(applyAction(game, phase.seat, wrong).ok).toBe(false);
      const other = (phase.seat + 1) % naive.rules.players;
      expect(applyAction(game, other, engineAction(randomAction(naive, phase, random))).ok).toBe(
        false,
      );
    }
    const action = randomAction(naive, phase, random);
    actions.push(action);
    game = step(game, naive, action);
    compare(game, naive);
    conserve(game);
  }
  const how = naive.result?.how;
  if (how !== 'redeal' && how !== 'thrown-in')
    expect(naive.result?.sides.reduce((sum, side) => sum + side.tricks, 0)).toBe(
      sumOfTricks(naive.rules),
    );
  return game;
}

/** Whether a wrong action happens to be right after all. */
function isAllowed(naive: NaiveGame, phase: NaivePhase, action: Action): boolean {
  if (action.type === 'meld' && phase.kind === 'after-trick') {
    const text = printCards([...action.cards].sort((a, b) => a - b));
    return phase.melds.some((meld) => meld.cards.join(' ') === text);
  }
  if (action.type === 'play') return naive.phase.kind !== 'play';
  return false;
}
