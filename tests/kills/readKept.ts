import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { turnOf } from '@main/engine/game';
import { openRecord } from '@main/records/openRecord';
import { openAppState } from '@main/storage/appState';
import { createGameStore } from '@main/storage/games';
import { openRememberedHosts } from '@main/storage/rememberedHosts';
import { createRunningGames } from '@main/storage/runningGames';

/** What a killed process has left in its data folder, read as the program reads it. */
export interface Kept {
  /** The turn that each unfinished game stands at, by its title. */
  readonly unfinished: ReadonlyMap<string, number>;
  readonly finished: ReadonlySet<string>;
  readonly hosts: number;
  /** Sentences about files that could not be read, and games that break the rules. */
  readonly troubles: readonly string[];
}

/** The cards of a game on the network come from all who play there, so that its secret alone deals none of them. */
export type DealtFrom = 'seed' | 'secret';

export async function readKept(folder: string, dealtFrom: DealtFrom): Promise<Kept> {
  const troubles: string[] = [];
  const onTrouble = (sentence: string) => void troubles.push(sentence);
  const onSaving = (fault: string | null) => onTrouble(`saving: ${fault}`);
  const running = createRunningGames(join(folder, 'running'), { onTrouble, onSaving });
  const unfinished = new Map<string, number>();
  for (const { record, seed } of await running.list()) {
    // From a seed the cards are dealt again and compared.
    const saved = openRecord(record, dealtFrom === 'seed' ? seed : null);
    if (!saved.ok) onTrouble(saved.error);
    else if (seed === null) onTrouble(`the seed of ${saved.value.head.title} is lost`);
    else unfinished.set(saved.value.head.title, turnOf(saved.value.game));
  }
  const games = createGameStore(join(folder, 'games'), openRecord, onTrouble);
  const finished = new Set<string>();
  for (const { id, title } of await games.list()) {
    finished.add(title);
    const opened = await games.read(id);
    if (!opened.ok) onTrouble(opened.error);
  }
  openAppState(join(folder, 'state.json'), onTrouble);
  const [host] = openRememberedHosts(join(folder, 'hosts.json'), onTrouble).list();
  return { unfinished, finished, hosts: Number(host?.title ?? 0), troubles };
}

/** Temporary files below a folder. */
export const temporaryFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tmp'),
  );
