import { DECKS } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import fittedEstimates from './fittedEstimates.json';

/** A kind of game that hands are weighed alike in. */
export interface EstimatedGame {
  readonly kind: GameKind;
  readonly players: number;
  /** Copies of each card in the deck. */
  readonly copies: number;
}

const GAME_KINDS = ['passing', 'partners', 'widow', 'solo'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** Points of the declarer's side's meld for each point held, or hoped for (`MeldHopes`). */
export interface MeldWeights {
  readonly own: number;
  readonly run: number;
  readonly aces: number;
  readonly rest: number;
}

/** Shares of all trick points for a declarer's hand: a sum over its figures. */
export interface TrickWeights {
  readonly base: number;
  readonly trumps: number;
  readonly highTrumps: number;
  readonly plainAces: number;
  readonly voids: number;
  readonly singletons: number;
}

/**
 * How the figures of a hand add up to what the declarer's side makes: `npm run tune` fits them to
 * deals that the rule player plays against itself. They fit the middle of what is made, not its
 * mean: a contract is made or lost, and the rare huge meld doesn't make it more than made.
 */
export interface EstimateWeights {
  readonly game: EstimatedGame;
  readonly meld: MeldWeights;
  /** Before anything is exchanged, and with the hand that is played. */
  readonly tricks: TrickWeights;
  readonly tricksPlayed: TrickWeights;
  /** Spread (of the middle, as a standard deviation) of the total before, and of the tricks at the first lead, as such shares. */
  readonly spread: number;
  readonly spreadPlayed: number;
}

function kindOf(rules: RuleSet): GameKind {
  if (rules.partners) return rules.passCount > 0 ? 'passing' : 'partners';
  return rules.widow > 0 ? 'widow' : 'solo';
}

export const estimatedGameOf = (rules: RuleSet): EstimatedGame => ({
  kind: kindOf(rules),
  players: rules.players,
  copies: DECKS[rules.deck].copies,
});

const kindNamed = (name: string): GameKind => GAME_KINDS.find((kind) => kind === name) ?? 'passing';

export const ESTIMATES: readonly EstimateWeights[] = fittedEstimates.map((row) => ({
  ...row,
  game: { ...row.game, kind: kindNamed(row.game.kind) },
}));
