import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostArguments } from '@main/cli/hostArguments';
import { openRecord } from '@main/records/openRecord';
import type { BotLevel } from '@shared/game/botLevels';
import { conventionOf, rulesOfRound } from './draw';
import { createHostFaults, type HostFaults } from './hostFaults';
import { type Round, type Strand, whileItMoves } from './round';
import { joinAs, type SoakGuest } from './soakGuest';
import { createSoakHost } from './soakHost';
import type { Usage } from './usage';

const GAMES = 2;
const GUESTS = 2;
const PATIENCE_MS = 60_000;
const GAME_MS = 30 * 60_000;
/** A game that goes on and on, as with redeal after redeal, is left. */
const MOST_DEALS = 15;
/** What a host that plays a second game may need more than after its first. */
const MOST_GROWTH_BYTES = 24 * 1024 * 1024;
const LEVELS: readonly BotLevel[] = ['plain', 'plain', 'easy', 'medium'];

/** Tables at a host without a window, with guests on real sockets: cut off, its disk failing, and killed. */
export function createHostStrand(hostFile: string): Strand {
  return async (round) => {
    const host = createSoakHost(hostFile, optionsOf(round), round);
    const { code } = await host.start();
    const guests = Array.from({ length: GUESTS }, (_, number) =>
      joinAs(`Guest ${number}`, host, code, round),
    );
    const faults = createHostFaults(host, guests, round);
    for (const soaked of guests) soaked.onDecision = () => faults.onDecision(soaked);
    const usages: Usage[] = [];
    try {
      for (const { guest } of guests)
        await guest.until('it is let in', ({ state }) => state().kind === 'live', PATIENCE_MS);
      for (let game = 0; game < GAMES; game += 1) {
        const end = await whileItMoves('the game', round, playGame(guests, faults, round));
        usages.push(await host.usage());
        if (end === 'left') break;
      }
    } finally {
      for (const { guest } of guests) guest.leave();
      await host.stop();
    }
    if (host.kills() === 0) checkGrowth(usages, round);
    checkRecords(round);
  };
}

function optionsOf({ number, draw, folder }: Round): HostArguments {
  return {
    // Few deals, so that whole games are played.
    rules: { ...rulesOfRound(number, draw), preset: null, target: null, rounds: 3 },
    name: 'Soak',
    port: 0,
    tables: 1,
    bots: draw.pick(LEVELS),
    timerSeconds: null,
    convention: conventionOf(draw),
    graceSeconds: draw.pick([0, 5, 15] as const),
    dataFolder: folder,
    address: '127.0.0.1',
    allowPublic: false,
  };
}

/** A bot has played for somebody who was cut off, perhaps to the end of the game, before the decision arrived after all. */
const TOO_LATE: readonly string[] = ['stale-turn', 'no-table'];

/** By whoever manages the table: the first who came, as long as that guest is there. */
async function start(guests: readonly SoakGuest[], find: Round['find']): Promise<void> {
  const said: string[] = [];
  for (const { guest } of guests) {
    const answer = await guest.request({ type: 'manage', command: { type: 'start' } });
    if (answer.ok) return;
    said.push(JSON.stringify(answer.error));
  }
  find(`the game was not started: ${said.join(', ')}`);
}

/** One game from its start to its end, with the faults of the round. */
async function playGame(
  guests: readonly SoakGuest[],
  faults: HostFaults,
  { count, find, isClean }: Round,
): Promise<'over' | 'left'> {
  const guest = guests[0]?.guest;
  if (guest === undefined) throw new Error('no guests');
  await start(guests, find);
  const isAt = (stage: string) => guest.table()?.stage === stage;
  const deals = () => guest.update()?.view.dealNumber ?? 0;
  await guest.until('the game begins', () => isAt('playing'), PATIENCE_MS);
  await guest.until('the game ends', () => isAt('game-over') || deals() > MOST_DEALS, GAME_MS);
  await faults.calm();
  count(isAt('game-over') ? 'games' : 'games left');
  count('deals', deals());
  for (const { guest: each } of guests) {
    const refused = each.refusals.splice(0).filter((code) => isClean || !TOO_LATE.includes(code));
    if (refused.length > 0) find(`${each.name} was refused: ${refused.join()}`);
  }
  return isAt('game-over') ? 'over' : 'left';
}

function checkGrowth([first, ...others]: readonly Usage[], { find }: Round): void {
  const last = others.at(-1);
  const grown = first === undefined || last === undefined ? 0 : last.heap - first.heap;
  if (grown > MOST_GROWTH_BYTES)
    find(`the host grew by ${Math.round(grown / 1024 / 1024)} MiB with its second game`);
}

/** Every game that the host has archived keeps the rules. */
function checkRecords({ folder, count, find }: Round): void {
  for (const name of readdirSync(join(folder, 'games')).filter((each) => each.endsWith('.json'))) {
    const opened = openRecord(JSON.parse(readFileSync(join(folder, 'games', name), 'utf8')));
    count('records checked');
    if (!opened.ok) find(`an archived game can't be read: ${opened.error}`);
  }
}
