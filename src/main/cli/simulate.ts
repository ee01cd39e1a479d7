import { BOT_LEVELS, type BotLevel } from '@shared/game/botLevels';
import { at } from '@shared/game/cards';
import type { GameRecord } from '@shared/game/record';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import { MAX_RECORDED_SEED } from '@shared/protocol/recordSchema';
import packageJson from '../../../package.json';
import { type Bot, createBot } from '../bots/levels/createBot';
import { applyAction, type GameState, isDealOver, nextDeal, startGame } from '../engine/game';
import { seatToAct } from '../engine/playDeal';
import { createRecord } from '../engine/record';
import { viewFor } from '../engine/view';
import { oneOf, readArguments, refuseWords, wholeNumber } from './arguments';
import { type Command, WrongArguments } from './command';
import { printResult } from './output';
import { RULE_OPTIONS, RULE_USAGE, readRules } from './ruleOptions';

/** A game that is not over by then stops (record format, `simulate`). */
const MOST_DEALS = 200;

function playDealOut(start: GameState, bots: readonly Bot[]): GameState {
  let game = start;
  for (let seat = seatToAct(game.deal); seat !== null; seat = seatToAct(game.deal)) {
    const action = at(bots, seat).decide(viewFor(game, seat));
    const progress = applyAction(game, seat, action);
    if (!progress.ok) {
      throw new Error(`a bot's ${action.type} was refused: ${JSON.stringify(progress.error)}`);
    }
    game = progress.value.game;
  }
  return game;
}

export interface Simulation {
  readonly rules: RuleSet;
  readonly levels: readonly BotLevel[];
  readonly seed: string;
  readonly mostDeals: number;
}

/** Plays one whole game between bots; the same arguments give the same record. */
export function simulateGame({ rules, levels, seed, mostDeals }: Simulation): GameRecord {
  const bots = levels.map((level, seat) => createBot(level, `${seed}/bot/${seat}`));
  let game = playDealOut(startGame(rules, seed).game, bots);
  while (isDealOver(game) && game.winner === null && game.finished.length < mostDeals) {
    game = playDealOut(nextDeal(game, seed).game, bots);
  }
  const seats = levels.map((level, seat) => ({
    name: `Seat ${seat}`,
    kind: 'bot' as const,
    level,
  }));
  return createRecord(game, { app: packageJson.version, seats, seed });
}

/** One level for all seats, or one for each. */
function readLevels(text: string, rules: RuleSet): BotLevel[] {
  const levels = text.split(',').map((level) => oneOf('--bots', level.trim(), BOT_LEVELS));
  if (levels.length === 1) return seatsOf(rules).map(() => at(levels, 0));
  if (levels.length === rules.players) return levels;
  throw new WrongArguments(
    `--bots names ${levels.length} levels: it takes one, or one for each of ${rules.players} seats.`,
  );
}

/** A seed that the records of all these games can name, each with the game's number behind it. */
function readSeed(seed: string, games: number): string {
  const most = MAX_RECORDED_SEED - `/${games}`.length;
  if (seed.length <= most) return seed;
  throw new WrongArguments(
    `--seed has ${seed.length} characters: for ${games} games it may have at most ${most}.`,
  );
}

const OPTIONS = {
  ...RULE_OPTIONS,
  games: { type: 'string', value: 'N', help: 'games to play; 1 by default' },
  deals: {
    type: 'string',
    value: 'N',
    help: `stops each game after N deals; ${MOST_DEALS} at most and by default`,
  },
  seed: { type: 'string', value: 'TEXT', help: 'chooses the deals; 0 by default' },
  bots: {
    type: 'string',
    value: 'LEVEL[,LEVEL...]',
    help: `one level for all seats, or one for each: ${BOT_LEVELS.join(', ')}; random by default`,
  },
} as const;

export const simulate: Command = {
  options: OPTIONS,
  usage: `${RULE_USAGE} [--games 1] [--deals N] [--seed TEXT] [--bots LEVEL[,LEVEL...]]`,
  summary: 'plays whole games between bots and prints one record a line',
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    refuseWords(positionals);
    const rules = await readRules(values);
    const games = wholeNumber('games', values.games, { least: 1, byDefault: 1 });
    const deals = wholeNumber('deals', values.deals, { least: 1, byDefault: MOST_DEALS });
    const mostDeals = Math.min(MOST_DEALS, deals);
    const levels = readLevels(values.bots ?? 'random', rules);
    const seed = readSeed(values.seed ?? '0', games);
    for (let game = 1; game <= games; game += 1) {
      await printResult(simulateGame({ rules, levels, seed: `${seed}/${game}`, mostDeals }));
    }
    return 0;
  },
};
