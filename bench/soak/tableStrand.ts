import { join } from 'node:path';
import { type GameState, isDealOver, startGame, turnOf } from '@main/engine/game';
import { openRecord } from '@main/records/openRecord';
import { recordTable, type TableHead } from '@main/records/recordTable';
import { systemClock } from '@main/session/clock';
import { decidePlain } from '@main/session/decideHere';
import type { Session } from '@main/session/session';
import { createGameStore } from '@main/storage/games';
import { createRunningGames } from '@main/storage/runningGames';
import { seatTable } from '@main/tables/seatTable';
import { createFaultyBots } from './botFaults';
import { conventionOf, levelsOf, rulesOfRound } from './draw';
import { DISK_FAULTS, type FaultyDisk } from './faultyDisk';
import { type Round, type Strand, whileItMoves } from './round';

const APP = 'soak';
/** A game that isn't over by then is left and put away. */
const MOST_DEALS = 12;
/** How many changes there are for each at which the disk fails, and for each at which it works again. */
const DISK_FAILS_IN = 60;
const DISK_WORKS_IN = 8;
/** How many changes there are for each at which the program ends. */
const ENDS_IN = 150;

/**
 * Tables of bots as the program's own window has them: saved at every change, ended without a word at any moment and
 * continued, and archived when they are over.
 */
export function createTableStrand(workerFile: string, disk: FaultyDisk): Strand {
  return async (round) => {
    const { draw, isClean, count, find } = round;
    const rules = rulesOfRound(round.number, draw);
    const troubles: string[] = [];
    const bots = createFaultyBots(workerFile, round, (message) => troubles.push(message));
    const onTrouble = (message: string) => void troubles.push(message);
    const running = createRunningGames(join(round.folder, 'running'), {
      onTrouble,
      onSaving: (fault) => {
        if (fault !== null) count('saves refused');
      },
    });
    const games = createGameStore(join(round.folder, 'games'), openRecord, onTrouble);
    const head: TableHead = {
      title: 'Soak',
      timerSeconds: null,
      convention: conventionOf(draw),
      seats: levelsOf(rules, draw).map((level, seat) => ({
        name: `Bot ${seat}`,
        kind: 'bot',
        level,
      })),
    };
    const id = draw.below(0xffff_ffff).toString(16).padStart(16, '0');
    const seed = `${draw.seed}/cards`;
    let autosave = await running.begin(id, seed);
    let start = startGame(rules, seed);
    try {
      for (;;) {
        const session = seatTable({
          id,
          head,
          start,
          seed,
          autosave,
          house: { bots: bots.ask, plain: decidePlain, onTrouble },
          clock: systemClock,
          app: APP,
          onOver: () => {},
        });
        const end = await whileItMoves('the table', round, play(session, round, disk));
        const game = session.game();
        session.close();
        if (end === 'over') {
          await archive(game);
          return;
        }
        count('+ ended programs');
        disk.fail(null);
        // What could not be written is written at the next change, which never came.
        await autosave.flush();
        const kept = await reopened(game);
        if (kept === null) return;
        start = { game: kept, events: [] };
        autosave = running.reopen(id);
      }
    } finally {
      disk.fail(null);
      await bots.dispose();
      const unforeseen = troubles.filter(
        (each) => !/gave no answer within|bots have gone/.test(each),
      );
      if (isClean && unforeseen.length > 0) find(`trouble in a clean round: ${unforeseen[0]}`);
    }

    async function reopened(game: GameState): Promise<GameState | null> {
      // As a program that is started again reads it.
      const [left] = await createRunningGames(join(round.folder, 'running'), {
        onTrouble: (message) => find(`reading what was kept: ${message}`),
        onSaving: () => {},
      }).list();
      const opened = left === undefined ? null : openRecord(left.record, left.seed);
      if (opened === null || !opened.ok) {
        find(`the game can't be continued: ${opened?.error ?? 'it is gone'}`);
        return null;
      }
      const behind = turnOf(game) - turnOf(opened.value.game);
      if (behind !== 0) find(`the game is continued ${behind} decisions behind`);
      return opened.value.game;
    }

    async function archive(game: GameState): Promise<void> {
      disk.fail(null);
      count('games');
      count('deals', game.finished.length);
      if (game.winner === null) count('games left');
      const summary = await games.add(
        recordTable(head, game, APP, game.winner === null ? null : seed),
        head.title,
        new Date(0),
      );
      const read = await games.read(summary.id);
      if (!read.ok) find(`the archived game can't be read: ${read.error}`);
      await games.remove(summary.id);
      await autosave.discard();
    }
  };
}

/** Plays on until the game is over, is left, or the program ends. */
function play(session: Session, round: Round, disk: FaultyDisk): Promise<'over' | 'ended'> {
  const { draw, isClean, count } = round;
  return new Promise((resolve) => {
    const onChange = () => {
      count('decisions');
      const game = session.game();
      if (isEnough(game)) return resolve('over');
      if (!isClean) {
        if (draw.onceIn(DISK_WORKS_IN)) disk.fail(null);
        if (draw.onceIn(DISK_FAILS_IN)) {
          count('+ disk faults');
          disk.fail(draw.pick(DISK_FAULTS));
        }
        if (draw.onceIn(ENDS_IN)) return resolve('ended');
      }
      if (isDealOver(game)) void session.nextDeal();
    };
    session.attach(null, { receive: onChange });
    // A game may be taken up between two deals, or after its last one.
    if (isEnough(session.game())) resolve('over');
    else if (isDealOver(session.game())) void session.nextDeal();
    else session.wakeBots();
  });
}

const isEnough = ({ winner, finished }: GameState): boolean =>
  winner !== null || finished.length >= MOST_DEALS;
