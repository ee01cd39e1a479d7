import type { Clock } from '@main/session/clock';
import {
  MAX_TABLES_IN_ANSWER,
  type ProbeAnswer,
  probeSchema,
} from '@shared/protocol/lan/discovery';
import { createTokenBucket } from '../tokenBucket';
import { isOwnNetwork, type NetworkInterface } from '../wire/addresses';
import { GROUP, openUdp, searchable } from './datagrams';

export interface AnswerOptions {
  readonly clock: Clock;
  readonly interfaces: readonly NetworkInterface[];
  readonly port: number;
  /** Null: all of this machine's addresses, as broadcasts need it. */
  readonly address: string | null;
  /** What this host has to tell now. */
  readonly tell: () => Omit<ProbeAnswer, 'aces' | 'n'>;
  readonly onTrouble: (message: string) => void;
}

const ANSWERS_PER_SECOND = 20;

/** Answers those who look for tables, and only them, until it is stopped. Resolves once it listens, or can't. */
export async function answerProbes(options: AnswerOptions): Promise<{ stop(): void }> {
  const bucket = createTokenBucket(options.clock, ANSWERS_PER_SECOND, ANSWERS_PER_SECOND);
  const { address, port } = options;
  const socket = await openUdp(
    { port, ...(address === null ? {} : { address }) },
    (value, from) => {
      const probe = probeSchema.safeParse(value);
      if (!probe.success || !isOwnNetwork(from.address) || !bucket.take()) return;
      const told = options.tell();
      const answer: ProbeAnswer = {
        ...told,
        aces: 'tables',
        n: probe.data.n,
        tables: told.tables.slice(0, MAX_TABLES_IN_ANSWER),
      };
      socket?.send(JSON.stringify(answer), from.port, from.address, () => {});
    },
    options.onTrouble,
  );
  for (const each of searchable(options.interfaces)) {
    try {
      socket?.addMembership(GROUP, each.address);
    } catch (error) {
      options.onTrouble(`the group can't be joined on ${each.name}: ${String(error)}`);
    }
  }
  return { stop: () => socket?.close() };
}
