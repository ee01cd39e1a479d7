import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { HostArguments } from '@main/cli/hostArguments';
import { parseCode } from '@shared/protocol/lan/joinCode';
import type { HostOrder } from './hostProcess';
import { type Round, whileItMoves } from './round';
import type { Usage } from './usage';

/** A host without a window as a process of its own. */
export interface SoakHost {
  /** Starts the process, again at the same port and with the same games; gives the code of its table. */
  start(): Promise<{ readonly code: string }>;
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>;
  kills(): number;
  order(order: HostOrder): void;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
  place(): { readonly address: string; readonly port: number };
}

export function createSoakHost(file: string, options: HostArguments, round: Round): SoakHost {
  let child: ChildProcess | null = null;
  let port = 0;
  let kills = 0;
  const running = (): ChildProcess => {
    if (child === null) throw new Error('the host is not running');
    return child;
  };
  const order = (what: HostOrder) => void running().send(what);
  const ended = async (process: ChildProcess): Promise<void> => {
    if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
  };
  return {
    order,
    kills: () => kills,
    place: () => ({ address: '127.0.0.1', port }),
    async start() {
      child = fork(file, {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        execArgv: ['--expose-gc'],
      });
      order({ type: 'host', options: { ...options, port } });
      if (child.stdout === null) throw new Error('the host says nothing');
      const [line] = await whileItMoves(
        'the host',
        round,
        once(createInterface(child.stdout), 'line'),
      );
      const told = JSON.parse(String(line));
      port = Number(told.port);
      return { code: parseCode(String(told.tables[0].code)) ?? '' };
    },
    async kill() {
      kills += 1;
      const dying = running();
      dying.kill('SIGKILL');
      await ended(dying);
    },
    async usage() {
      const told = once(running(), 'message');
      order({ type: 'usage' });
      const [usage] = await whileItMoves('the host', round, told);
      return usage;
    },
    async stop() {
      const stopping = child;
      if (stopping === null) return;
      if (stopping.connected) stopping.send({ type: 'stop' } satisfies HostOrder);
      try {
        await whileItMoves('stopping the host', round, ended(stopping));
      } finally {
        stopping.kill('SIGKILL');
      }
    },
  };
}
