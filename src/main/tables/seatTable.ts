import type { BotPort, BotRequest } from '@main/bots/thread/botPort';
import { type GameProgress, type GameState, nextDeal } from '@main/engine/game';
import { randomFromText } from '@main/engine/random';
import { createRecordPrinter } from '@main/records/recordPrinter';
import { recordTable, type TableHead } from '@main/records/recordTable';
import { createBotSeat } from '@main/session/botSeat';
import { createBotTurn } from '@main/session/botTurn';
import type { Clock } from '@main/session/clock';
import { createSession, type Session } from '@main/session/session';
import type { Action } from '@shared/game/actions';
import type { BotLevel } from '@shared/protocol/table';
import type { AutosaveSlot } from './gameKeeper';

/** Who thinks for bots, and what happens when they fail. */
export interface BotHouse {
  readonly bots: BotPort;
  /** The heuristic that answers in this process when the bots don't. */
  readonly plain: (request: BotRequest) => Action;
  /** For the log: never a card, a seed or a name. */
  readonly onTrouble: (message: string) => void;
}

export interface SeatedTableOptions {
  readonly id: string;
  readonly head: TableHead;
  readonly start: GameProgress;
  /** What the cards come from, and the bots' own randomness. */
  readonly seed: string;
  readonly autosave: AutosaveSlot;
  readonly house: BotHouse;
  readonly clock: Clock;
  /** Version of the program, for records. */
  readonly app: string;
  readonly onOver: (game: GameState) => void;
}

/** Sits where a record names no level that this version knows. */
const DEFAULT_LEVEL: BotLevel = 'plain';

/** A session with its bots seated, whose game is kept after every change. */
export function seatTable(options: SeatedTableOptions): Session {
  const { head, house, seed } = options;
  const playTurn = createBotTurn({
    port: house.bots,
    plain: house.plain,
    seed: botSeedFrom(seed),
    onTrouble: house.onTrouble,
  });
  const print = createRecordPrinter((game) => recordTable(head, game, options.app, null));
  const keep = (game: GameState) => options.autosave.save(print(game));
  const session = createSession({
    tableId: options.id,
    title: head.title,
    seats: head.seats,
    start: options.start,
    deal: (game) => nextDeal(game, seed),
    timerSeconds: head.timerSeconds,
    convention: head.convention,
    takesBack: 'decisions',
    clock: options.clock,
    playTurn,
    onChange: (game) => {
      keep(game);
      if (game.winner !== null) options.onOver(game);
    },
  });
  for (const [seat, { kind, level }] of head.seats.entries())
    if (kind === 'bot')
      session.attach(seat, createBotSeat(session, seat, level ?? DEFAULT_LEVEL, playTurn));
  keep(session.game());
  return session;
}

/** Bots draw from a stream of their own: nothing they do moves a deal, and nothing they know tells of one. */
function botSeedFrom(seed: string): string {
  const random = randomFromText(`${seed}/bots`);
  return Array.from({ length: 4 }, () => random.below(2 ** 32).toString(16)).join('-');
}
