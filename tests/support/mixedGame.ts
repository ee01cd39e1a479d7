import type { ShouldStop } from '@main/bots/core/player';
import { decide } from '@main/bots/levels/decide';
import { applyAction, type GameState, isDealOver, nextDeal, startGame } from '@main/engine/game';
import { seatToAct } from '@main/engine/playDeal';
import { viewFor } from '@main/engine/view';
import { createBotTurn } from '@main/session/botTurn';
import { decidePlain } from '@main/session/decideHere';
import type { Action } from '@shared/game/actions';
import { BIDDING_CONVENTIONS } from '@shared/game/biddingConventions';
import type { BotLevel } from '@shared/game/botLevels';
import { at } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { DONE, refuse } from '@shared/protocol/answers';
import { positionText } from './positions';
import type { SeededRandom } from './seededRandom';

/** One question in N is answered by an injected fault instead of the bot. */
const FAULT_IN = 500;
/** A game that is not over by then stops. */
const MOST_DEALS = 200;
const MOST_ACTIONS = 100_000;

export interface MixedGame {
  readonly rules: RuleSet;
  readonly seed: string;
  /** By seat. */
  readonly levels: readonly BotLevel[];
  /** Called for each decision: what ends its thinking early. */
  readonly patience: () => ShouldStop;
  /** Draws the injected faults. */
  readonly random: SeededRandom;
}

/** What became of one game. */
export interface MixedGameReport {
  readonly game: GameState;
  readonly decisions: number;
  /** Faults put in on purpose: an exception or an illegal answer of a bot. */
  readonly injected: number;
  /** What was reported in full: each is an exception or an illegal action, and a stand-in's answer. */
  readonly troubles: readonly string[];
}

const injectedFault = (view: PlayerView, random: SeededRandom): Action => {
  if (random.onceIn(2)) throw new Error('injected');
  // An answer of another phase is never legal.
  return view.legal?.kind === 'auction' ? { type: 'draw' } : { type: 'pass' };
};

/**
 * Plays one whole game by the way in which tables have bots play: a bot that fails or answers something illegal is
 * reported and a stand-in answers. Throws when an action can't be found at all.
 */
export async function playMixedGame(options: MixedGame): Promise<MixedGameReport> {
  const { rules, seed, levels, random, patience } = options;
  let { game } = startGame(rules, seed);
  const convention = random.pick(BIDDING_CONVENTIONS);
  let decisions = 0;
  let injected = 0;
  const troubles: string[] = [];
  const playTurn = createBotTurn({
    seed: `${seed}/bots`,
    port: async (request) => {
      if (random.onceIn(FAULT_IN)) {
        injected += 1;
        return injectedFault(request.view, random);
      }
      return decide(request.view, request.level, request.seed, {
        shouldStop: patience(),
        convention: request.convention,
      });
    },
    plain: decidePlain,
    onTrouble: (message) => troubles.push(message),
  });
  while (game.winner === null && game.finished.length < MOST_DEALS) {
    const seat = seatToAct(game.deal);
    if (seat === null) {
      if (!isDealOver(game))
        throw new Error(`${seed}: nobody is to act and the deal isn’t over\n${positionText(game)}`);
      game = nextDeal(game, seed).game;
      continue;
    }
    const before = game;
    await playTurn({
      view: viewFor(game, seat),
      level: at(levels, seat),
      convention,
      isWanted: () => true,
      submit: async ({ action }) => {
        const progress = applyAction(game, seat, action);
        if (!progress.ok) return refuse({ code: 'refused', refusal: progress.error });
        game = progress.value.game;
        return DONE;
      },
    });
    decisions += 1;
    if (game === before)
      throw new Error(
        `${seed}: no action was found\n${positionText(game)}\n${troubles.join('\n')}`,
      );
    if (decisions > MOST_ACTIONS)
      throw new Error(`${seed}: the game never ends\n${positionText(game)}`);
  }
  return { game, decisions, injected, troubles };
}
