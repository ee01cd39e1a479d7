import { join } from 'node:path';
import type { BotRequest } from '@main/bots/thread/botPort';
import { createLanDesk, type LanDesk } from '@main/hosting/lanDesk';
import { createNetTables } from '@main/hosting/netTables';
import { dialPlace } from '@main/lan/wire/dialPlace';
import { openDoor } from '@main/lan/wire/openDoor';
import { systemClock } from '@main/session/clock';
import { decideHere, decidePlain } from '@main/session/decideHere';
import { openRememberedHosts } from '@main/storage/rememberedHosts';
import { type CurrentTable, createCurrentTable } from '@main/tables/currentTable';
import type { LanState } from '@shared/protocol/lan/lanState';
import { DEFAULT_BOT_NAMES } from '@shared/protocol/settings';
import type { TableUpdate } from '@shared/protocol/table';
import { onTestFinished } from 'vitest';
import { createMemoryKeeper } from '../memoryKeeper';
import { FAST, randomHex } from './lanRig';

export interface TestDesk {
  readonly desk: LanDesk;
  readonly states: LanState[];
  readonly updates: TableUpdate[];
  readonly said: string[];
  readonly current: CurrentTable;
  /** Resolves when it holds, which is looked at after everything that is told; fails after some seconds. */
  until(what: string, holds: () => boolean): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** A program's part on the network without its window; `folder` is where it remembers hosts. */
export function createTestDesk(folder: string): TestDesk {
  const states: LanState[] = [];
  const updates: TableUpdate[] = [];
  const said: string[] = [];
  const waiting = new Set<() => void>();
  const tellOf =
    <T>(list: T[]) =>
    (value: T) => {
      list.push(value);
      for (const look of [...waiting]) look();
    };
  const tellSaid = tellOf(said);
  const onTrouble = () => {};
  const remembered = openRememberedHosts(join(folder, 'hosts.json'), onTrouble);
  const house = {
    bots: async (request: BotRequest) => decideHere(request),
    plain: decidePlain,
    onTrouble,
  };
  const current = createCurrentTable({
    ...house,
    advise: async (request) => ({ action: decideHere(request), reason: { kind: 'rules' } }),
  });
  const desk = createLanDesk({
    tables: createNetTables({
      keeper: createMemoryKeeper(),
      clock: systemClock,
      limits: FAST,
      house,
      randomHex,
      app: '1.0.0',
      owner: 'own-window',
      abandonAfterMs: null,
      botNames: () => DEFAULT_BOT_NAMES,
    }),
    remembered,
    clock: systemClock,
    limits: FAST,
    randomHex,
    app: '1.0.0',
    now: () => new Date(0),
    addresses: () => [{ address: '127.0.0.1', network: 'lo', virtual: false }],
    openDoor: (host) =>
      openDoor({
        host,
        port: 0,
        address: '127.0.0.1',
        limits: FAST,
        letsIn: () => true,
        onTrouble,
      }),
    announce: async () => ({ stop: () => {} }),
    search: () => ({ stop: () => {} }),
    dial: (place, makeEnd) => dialPlace(place, FAST, makeEnd),
    current,
    onState: tellOf(states),
    onUpdate: tellOf(updates),
    onFound: () => {},
    onSaid: ({ text }) => tellSaid(text),
    onGesture: () => {},
    onTrouble,
  });
  onTestFinished(() => desk.leave());
  return {
    desk,
    states,
    updates,
    said,
    current,
    until: (what, holds) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!holds()) return;
          waiting.delete(look);
          clearTimeout(limit);
          resolve();
        };
        const limit = setTimeout(
          () => reject(new Error(`in vain until ${what}: ${JSON.stringify(desk.state())}`)),
          PATIENCE_MS,
        );
        waiting.add(look);
        look();
      }),
  };
}
