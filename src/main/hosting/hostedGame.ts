import type { GameProgress, GameState } from '@main/engine/game';
import { dealNumberOf, isDealOver, nextDeal } from '@main/engine/game';
import { recordMove } from '@main/engine/record';
import type { TableGame } from '@main/lan/host/tableGame';
import type { TableHead } from '@main/records/recordTable';
import { createBotSeat } from '@main/session/botSeat';
import type { PlayTurn } from '@main/session/botTurn';
import type { Clock } from '@main/session/clock';
import { createSession } from '@main/session/session';
import type { Seat } from '@shared/game/seats';
import type { GameSaving } from './gameSaving';

export interface HostedGameOptions {
  readonly id: string;
  readonly head: TableHead;
  readonly start: GameProgress;
  readonly clock: Clock;
  readonly playTurn: PlayTurn;
  /** Has the game kept after every change, before anybody is told. */
  readonly saving: GameSaving;
}

export interface HostedGame extends TableGame {
  /** The whole game, for whoever keeps it: never to be sent. */
  game(): GameState;
}

/** The session of a game on the network: its seats are people's or bots' from one decision to the next. */
export function createHostedGame(options: HostedGameOptions): HostedGame {
  const { head, saving } = options;
  let seats = head.seats;
  let nextSeed = '';
  const session = createSession({
    tableId: options.id,
    title: head.title,
    seats,
    start: options.start,
    deal: (game) => nextDeal(game, nextSeed),
    timerSeconds: head.timerSeconds,
    convention: head.convention,
    takesBack: 'card',
    clock: options.clock,
    playTurn: options.playTurn,
    onChange: (game) => saving.keep(game, seats),
  });
  const standIns = new Map<Seat, () => void>();

  return {
    id: options.id,
    game: session.game,
    finishedDeal() {
      const game = session.game();
      if (!isDealOver(game)) return null;
      const { movesBefore: turn, deal } = game;
      return { deal: dealNumberOf(game), turn, moves: deal.moves.map(recordMove) };
    },
    secret: saving.secret,
    fairness: saving.fairness,
    note: saving.note,
    keep: () => saving.keep(session.game(), seats),
    current: session.current,
    first: session.first,
    attach: (seat, receive) => session.attach(seat, { receive }),
    submit: session.submit,
    takeBack: session.undo,
    nextDeal(seed) {
      nextSeed = seed;
      return session.nextDeal();
    },
    pause: session.pause,
    settled: session.settled,
    reseat(wanted) {
      if (JSON.stringify(wanted) === JSON.stringify(seats)) return;
      seats = wanted;
      void session.reseat(wanted);
    },
    standIn(seat, level) {
      if (level === null) {
        standIns.get(seat)?.();
        standIns.delete(seat);
        return;
      }
      if (standIns.has(seat)) return;
      let isHere = true;
      const bot = createBotSeat(session, seat, level, (turn) =>
        options.playTurn({ ...turn, isWanted: () => isHere && turn.isWanted() }),
      );
      const detach = session.attach(seat, bot);
      standIns.set(seat, () => {
        isHere = false;
        detach();
      });
      bot.receive(session.current(seat));
    },
    close(how) {
      session.close();
      for (const stop of standIns.values()) stop();
      standIns.clear();
      return saving.close(session.game(), seats, how);
    },
  };
}
