import { applyAction, type GameState } from '@main/engine/game';
import { legalOf } from '@main/engine/playDeal';
import { printFace } from '@shared/game/cards';
import type { GameRecord, RecordedDeal } from '@shared/game/record';
import type { MustWin, RuleSet } from '@shared/game/rules';
import { engineAction } from './engineAction';
import { NaiveGame } from './naive/NaiveGame';
import type { NaiveAction } from './naive/naiveTypes';
import { cardsOf, isForced, playDeal } from './playDeal';

/** A position: the first deal of a worked record after some of its actions. */
export interface PerftPosition {
  readonly rules: RuleSet;
  readonly record: GameRecord;
  readonly after: number;
}

/**
 * A worked deal's position under either must-win setting: what is legal when winning is always a
 * must is legal when it is one only in trumps.
 */
export const positionOf = (record: GameRecord, after: number, mustWin: MustWin): PerftPosition => ({
  rules: { ...record.rules, mustWin },
  record,
  after,
});

function firstDeal({ record, after }: PerftPosition): RecordedDeal {
  const [deal] = record.deals;
  if (deal === undefined) throw new Error('no deal');
  return { ...deal, actions: deal.actions.slice(0, after) };
}

export const enginePosition = (position: PerftPosition): GameState =>
  playDeal(position.rules, firstDeal(position));

export function naivePosition(position: PerftPosition): NaiveGame {
  const deal = firstDeal(position);
  const game = new NaiveGame(position.rules, deal.dealer);
  game.startDeal(cardsOf(deal));
  for (const action of deal.actions) if (!isForced(action, game.phase.kind)) game.act(action);
  return game;
}

/** What may be done while cards are played, claims apart; nothing once the deal is over. */
function engineActions(game: GameState): NaiveAction[] {
  const { phase } = game.deal;
  const legal = legalOf(game.deal);
  if (phase.kind === 'over' || legal === null) return [];
  const { seat } = phase;
  if (legal.kind === 'play') return legal.cards.map((card) => [seat, 'play', printFace(card)]);
  if (legal.kind !== 'after-trick') throw new Error(`no play: ${legal.kind}`);
  return [
    [seat, 'draw'],
    ...(legal.dix ? [[seat, 'dix'] as const] : []),
    ...(legal.exchange ? [[seat, 'exchange'] as const] : []),
    ...legal.melds.map((meld) => [seat, 'meld', meld.cards.map(printFace).join(' ')] as const),
  ];
}

function naiveActions({ phase }: NaiveGame): NaiveAction[] {
  if (phase.kind === 'dealt-out' || phase.kind === 'over') return [];
  const { seat } = phase;
  if (phase.kind === 'play') return phase.cards.map((card) => [seat, 'play', card]);
  if (phase.kind !== 'after-trick') throw new Error(`no play: ${phase.kind}`);
  return [
    [seat, 'draw'],
    ...(phase.dix ? [[seat, 'dix'] as const] : []),
    ...(phase.exchange ? [[seat, 'exchange'] as const] : []),
    ...phase.melds.map((meld) => [seat, 'meld', meld.cards.join(' ')] as const),
  ];
}

/** The number of legal sequences of that number of actions, by distinct card. */
export function enginePerft(game: GameState, depth: number): number {
  const actions = engineActions(game);
  if (depth <= 1) return actions.length;
  return actions.reduce((sum, action) => {
    const applied = applyAction(game, action[0], engineAction(action));
    if (!applied.ok) throw new Error(`${action.join(' ')}: ${JSON.stringify(applied.error)}`);
    return sum + enginePerft(applied.value.game, depth - 1);
  }, 0);
}

export function naivePerft(game: NaiveGame, depth: number): number {
  const actions = naiveActions(game);
  if (depth <= 1) return actions.length;
  return actions.reduce((sum, action) => {
    const next = game.clone();
    next.act(action);
    return sum + naivePerft(next, depth - 1);
  }, 0);
}
