import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { decide } from '@main/bots/levels/decide';
import { openRecord } from '@main/records/openRecord';
import { systemClock } from '@main/session/clock';
import { decideHere, decidePlain } from '@main/session/decideHere';
import { openAppState } from '@main/storage/appState';
import { createGameStore } from '@main/storage/games';
import { openRememberedHosts } from '@main/storage/rememberedHosts';
import { createRunningGames } from '@main/storage/runningGames';
import { sweepDataFolder } from '@main/storage/sweep';
import { createCurrentTable } from '@main/tables/currentTable';
import type { AdvisingHouse } from '@main/tables/hintFor';
import { createOwnGames } from '@main/tables/ownGames';
import { PRESETS } from '@shared/game/presets';
import type { Answer, TablePlan, TableUpdate } from '@shared/protocol/table';
import { soloPlan } from '../support/soloPlan';

/** What the window would have been shown, or a sentence that should not have been said. */
export type Line =
  | {
      readonly title: string;
      readonly turn: number;
      /** Whether the person has acted in this game: others are forgotten when the next one begins. */
      readonly isTouched: boolean;
      /** How many hosts have been remembered by then. */
      readonly hosts: number;
    }
  | { readonly trouble: string };

/** Few deals, so that games end, too. */
const ROUNDS = 3;

/** How many updates there are for each at which a host is remembered: that waits for the disk. */
const HOST_EVERY = 4;

/** Plays at the window's own table without a window, for as long as it is let: it is killed. */
async function play(folder: string, beginsAnother: boolean): Promise<void> {
  // Written at once, so that nothing that was said is lost with the process.
  const say = (line: Line) => void writeSync(1, `${JSON.stringify(line)}\n`);
  const trouble = (sentence: string) => say({ trouble: sentence });
  sweepDataFolder(folder);
  const running = createRunningGames(join(folder, 'running'), {
    onTrouble: trouble,
    onSaving: (fault) => trouble(`saving: ${fault}`),
  });
  const archive = createGameStore(join(folder, 'games'), openRecord, trouble);
  const state = openAppState(join(folder, 'state.json'), trouble);
  const hosts = openRememberedHosts(join(folder, 'hosts.json'), trouble);
  let updates = 0;
  let remembered = Number(hosts.list()[0]?.title ?? 0);
  let isTouched = false;

  const tell = ({ title, view }: TableUpdate) => {
    updates += 1;
    state.change({ lastFolder: `/${title}/${updates}` });
    if (updates % HOST_EVERY === 0) {
      remembered += 1;
      hosts.add({ ...HOST, title: String(remembered), port: 1 + (remembered % 60_000) });
    }
    say({ title, turn: view.turn, isTouched, hosts: remembered });
  };

  const house: AdvisingHouse = {
    bots: async (request) => decideHere(request),
    advise: async (request) => ({ action: decideHere(request), reason: { kind: 'rules' } }),
    plain: decidePlain,
    onTrouble: trouble,
  };
  const table = createCurrentTable(house);
  const games = createOwnGames({
    current: table,
    keeper: {
      ...running,
      unfinished: running.list,
      archive: async (record, title) => void (await archive.add(record, title, new Date())),
    },
    clock: systemClock,
    house,
    randomHex: (bytes) => randomBytes(bytes).toString('hex'),
    app: 'kills',
    onUpdate: tell,
    onNotice: trouble,
  });

  const shown = (answer: Answer<TableUpdate>): void => {
    if (answer.ok) tell(answer.value);
    else trouble(JSON.stringify(answer.error));
  };

  const left = await games.resumable();
  isTouched = left !== null && !beginsAnother;
  shown(isTouched ? await games.resume(left?.tableId ?? '') : await games.open(newPlan()));
  for (;;) {
    const update = table.update();
    if (update === null) throw new Error('no table is open');
    const { view } = update;
    if (view.winner !== null) {
      isTouched = false;
      shown(await games.open(newPlan()));
    } else if (view.phase.kind === 'over') await table.nextDeal();
    else if (view.legal !== null) {
      isTouched = true;
      await table.submit({ turn: view.turn, action: decide(view, 'plain', 'kills') });
    }
    // Bots act as soon as whatever is under way has been done.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const HOST = {
  id: 'a'.repeat(16),
  address: '192.168.1.20',
  joinedAt: '2026-01-01T00:00:00.000Z',
  name: 'Ann',
  seat: { table: 'f'.repeat(16), member: '00112233', key: '0'.repeat(64) },
};

function newPlan(): TablePlan {
  const drawn = randomBytes(4);
  const preset = PRESETS[drawn.readUInt16BE(0) % PRESETS.length];
  if (preset === undefined) throw new Error('no presets');
  const { rules } = preset;
  return soloPlan(
    { ...rules, target: null, rounds: ROUNDS },
    { title: `${preset.name} ${drawn.toString('hex')}` },
  );
}

const [folder = '', another = ''] = process.argv.slice(2);
await play(folder, another === 'another');
