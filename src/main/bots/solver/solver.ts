import { at, type Face } from '@shared/game/cards';
import { createClassTable } from './classTable';
import { createMoveLists } from './moves';
import { openTrickOf } from './openTrick';
import { playOut } from './playOut';
import { checkPosition, pointsLeft, type SolverPosition, tricksLeft } from './position';
import { type RootMove, rootMovesOf } from './rootMoves';
import { createSearch, SearchStopped } from './search';
import { loadPosition } from './suitStates';
import { createSuitTable } from './suitTable';
import { beginSearch, clearTable, createTranspositionTable } from './transpositionTable';

/** Bounds of what side 0 gets, in points; equal when the value is known. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

interface CardValue extends Bounds {
  readonly card: Face;
}

/**
 * The trick points of side 0 from a position on, the open trick and the last-trick bonus included,
 * when all know all hands and play their best: side 0 for most points, side 1 for fewest.
 */
export interface Solution extends Bounds {
  /** Whether the value is known; with `values: 'all'`, that of every card. */
  readonly exact: boolean;
  /** A card of the seat in turn that gets the value; the best found when it isn't exact. */
  readonly best: Face;
  /** Every distinct card that may be played, sorted, with what follows from it. */
  readonly cards: readonly CardValue[];
  readonly nodes: number;
}

/** The answer to "does side 0 get that many points?"; null when it wasn't found within the limits. */
interface Answer {
  readonly makes: boolean | null;
  readonly nodes: number;
}

export interface SolveLimits {
  /** Cards played and positions met before the search gives up; none by default. */
  readonly nodeLimit?: number;
  /** Asked every few thousand nodes; true ends the search. */
  readonly shouldStop?: () => boolean;
}

interface SolveOptions extends SolveLimits {
  /** `best` (the default) finds the value of the position; `all` that of every card as well. */
  readonly values?: 'best' | 'all';
}

export interface Solver {
  /** Throws when the position is impossible (checkPosition). */
  solve(position: SolverPosition, options?: SolveOptions): Solution;
  /** One null window: several times cheaper than the value. */
  canMake(position: SolverPosition, points: number, limits?: SolveLimits): Answer;
  /** Forgets all positions: only needed to measure. */
  clear(): void;
}

/**
 * An exact double-dummy solver of the trick play (rules, section 5): any deck, 2 to 8 seats in two
 * sides, any counters. It has its own cards and rules, made for speed; tests prove that they agree
 * with the engine's and its values with plain minimax.
 *
 * Null-window alpha-beta (Knuth and Moore 1975) from a played-out guess in growing steps, as MTD
 * does (Plaat and others 1996); a transposition table of classes of positions (Ginsberg 2001);
 * equivalent cards as one; bounds by sure tricks as bridge solvers use them.
 *
 * The solver owns its memory and may be used for any number of positions: 16 bytes for each of the 2
 * ** tableBits entries (18: 4 MB), and 3 MB for the descriptions of suits. The values don't depend
 * on what was solved before; nodes, and which of several best cards is named, may.
 */
export function createSolver({ tableBits = 18 }: { readonly tableBits?: number } = {}): Solver {
  const table = createSuitTable();
  const lists = createMoveLists();
  const known = createTranspositionTable(tableBits);
  const search = createSearch(table, createClassTable(table, known), lists);

  function begin(position: SolverPosition) {
    checkPosition(position);
    loadPosition(table, position);
    beginSearch(known);
    const trick = openTrickOf(table, position);
    const tricks = tricksLeft(position);
    const rest = Math.round(pointsLeft(position) / table.unit);
    const moves = rootMovesOf(table, lists, position, trick, rest);
    const maximising = table.side[trick.seat] === 0;

    /** Asks for the value after one card, unless it is known well enough. */
    const ask = (move: RootMove, need: number): void => {
      if (move.low >= need || move.high < need) return;
      table.state[move.suit] = (table.state[move.suit] ?? 0) - move.weight;
      const value = search.test(move.after, tricks, rest, need);
      table.state[move.suit] = (table.state[move.suit] ?? 0) + move.weight;
      if (value >= need) move.low = value;
      else move.high = value;
    };
    /** Asks whether side 0 gets `need`; a card that settles it comes first from then on. */
    const askAll = (need: number): void => {
      for (const [index, move] of moves.entries()) {
        ask(move, need);
        if (maximising ? move.low < need : move.high >= need) continue;
        moves.splice(index, 1);
        moves.unshift(move);
        return;
      }
    };
    const extreme = maximising ? Math.max : Math.min;
    const low = () => extreme(...moves.map((move) => move.low));
    const high = () => extreme(...moves.map((move) => move.high));
    return { trick, rest, moves, maximising, ask, askAll, low, high };
  }
  type Root = ReturnType<typeof begin>;

  function startSearch(position: SolverPosition, limits: SolveLimits): void {
    const { nodeLimit = Number.POSITIVE_INFINITY, shouldStop = () => false } = limits;
    search.begin({ nodeLimit, shouldStop }, position.rules.mustWin === 'always');
  }

  /** Closes in on the value from a guess, in steps that double until it has been passed. */
  function findValue(root: Root, guess: number): void {
    let need = guess;
    let step = 1;
    let reached = false;
    let missed = false;
    while (root.low() < root.high()) {
      need = Math.max(root.low() + 1, Math.min(root.high(), need));
      root.askAll(need);
      if (root.low() >= need) reached = true;
      else missed = true;
      if (reached && missed) need = (root.low() + root.high() + 1) >> 1;
      else need = reached ? root.low() + step : root.high() - step + 1;
      step *= 2;
    }
  }

  function findAllValues({ moves, ask }: Root): void {
    for (const move of moves) {
      while (move.low < move.high) ask(move, (move.low + move.high + 1) >> 1);
    }
  }

  /** Whether the search ran to its end. */
  function finishes(run: () => void): boolean {
    try {
      run();
      return true;
    } catch (error) {
      if (error instanceof SearchStopped) return false;
      throw error;
    }
  }

  return {
    solve(position, options = {}) {
      const root = begin(position);
      const { unit } = table;
      const { lastTrick, mustWin } = position.rules;
      const exact = finishes(() => {
        startSearch(position, options);
        const guess = playOut(table, lists, root.trick, mustWin === 'always', lastTrick / unit);
        findValue(root, guess);
        if (options.values === 'all') findAllValues(root);
      });
      const low = root.low();
      const high = root.high();
      const first = at(root.moves, 0);
      const best = root.maximising
        ? root.moves.find((move) => move.low === low && (low > 0 || move.high === high))
        : root.moves.find((move) => move.high === high && (high < root.rest || move.low === low));
      const cards = root.moves.flatMap((move) =>
        move.cards.map((card) => ({ card, low: move.low * unit, high: move.high * unit })),
      );
      return {
        low: low * unit,
        high: high * unit,
        exact,
        best: at((best ?? first).cards, 0),
        cards: cards.sort((a, b) => a.card - b.card),
        nodes: search.nodes(),
      };
    },
    canMake(position, points, limits = {}) {
      const root = begin(position);
      const need = Math.ceil(points / table.unit);
      if (need <= 0 || need > root.rest) return { makes: need <= 0, nodes: 0 };
      const known = finishes(() => {
        startSearch(position, limits);
        root.askAll(need);
      });
      const makes = root.low() >= need;
      return { makes: known || makes ? makes : null, nodes: search.nodes() };
    },
    clear: () => clearTable(known),
  };
}
