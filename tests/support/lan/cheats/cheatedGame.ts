import { dealCards, firstDealer } from '@main/engine/dealing';
import { createGame } from '@main/engine/game';
import type { GameSaving } from '@main/hosting/gameSaving';
import { createHostedGame, type HostedGame } from '@main/hosting/hostedGame';
import { dealSecretOf, seedOf } from '@main/lan/fairSeed';
import type { GameStart } from '@main/lan/host/tableGame';
import { systemClock } from '@main/session/clock';
import type { RuleSet } from '@shared/game/rules';
import type { FairnessNote } from '@shared/protocol/lan/fairDeal';
import type { Cheat } from './knownCheat';

/** A game of people alone, whose first deal may be a cheat's. */
export const startCheated = (start: GameStart, rules: RuleSet, cheat: Cheat): HostedGame =>
  createHostedGame({
    id: start.id,
    head: start,
    start: firstDealOf(start, rules, cheat),
    clock: systemClock,
    playTurn: async () => {},
    saving: savingOf(start),
  });

/** The first deal as its seed gives it, or as the host has it instead. */
function firstDealOf({ id, secret, note, seed }: GameStart, rules: RuleSet, cheat: Cheat) {
  const shares = cheat.shares?.(note.shares);
  const dealtFrom =
    shares === undefined
      ? seed
      : seedOf({ game: id, deal: 1, secret: dealSecretOf(secret, 1), shares });
  const honest = { dealer: firstDealer(rules, dealtFrom), dealt: dealCards(rules, dealtFrom, 0) };
  const { dealer, dealt } = cheat.deal?.(honest, rules) ?? honest;
  return createGame(rules, dealer, dealt);
}

/** Nothing of it is kept. */
function savingOf({ secret, note }: GameStart): GameSaving {
  let fairness: readonly FairnessNote[] = [note];
  return {
    secret,
    fairness: () => fairness,
    note: (next) => {
      fairness = [...fairness, next];
    },
    keep: () => {},
    close: async () => {},
  };
}
