import type { Clock } from '@main/session/clock';
import {
  MAX_TABLES_IN_ANSWER,
  type ProbeAnswer,
  probeSchema,
} from '@shared/protocol/lan/discovery';
import type { NetworkInterface } from '../wire/addresses';
import { openUdp, type UdpSocket } from '../wire/openUdp';
import { isOwnNetwork } from '../wire/ownNetworks';
import { createAnswerShares } from './answerShares';
import { GROUP, searchable } from './datagrams';

export interface AnswerOptions {
  readonly clock: Clock;
  /** This machine's interfaces as they are now: asked again and again, since networks come and go. */
  readonly interfaces: () => readonly NetworkInterface[];
  readonly port: number;
  /** Null: all of this machine's addresses, as broadcasts need it. */
  readonly address: string | null;
  /** What this host has to tell now. */
  readonly tell: () => Omit<ProbeAnswer, 'aces' | 'n'>;
  readonly onTrouble: (message: string) => void;
}

const JOIN_EVERY_MS = 2_000;

/** Answers those who look for tables, and only them, until it is stopped. Resolves once it listens, or can't. */
export async function answerProbes(options: AnswerOptions): Promise<{ stop(): void }> {
  const shares = createAnswerShares(options.clock);
  const { address, port } = options;
  let networks = options.interfaces();
  const socket = await openUdp({
    port,
    ...(address === null ? {} : { address }),
    onTrouble: options.onTrouble,
    onMessage(value, from) {
      const probe = probeSchema.safeParse(value);
      if (!probe.success || !isOwnNetwork(from.address, networks)) return;
      if (!shares.take(from.address, probe.data.n)) return;
      const told = options.tell();
      const answer: ProbeAnswer = {
        ...told,
        aces: 'tables',
        n: probe.data.n,
        tables: told.tables.slice(0, MAX_TABLES_IN_ANSWER),
      };
      socket?.send(JSON.stringify(answer), from.port, from.address);
    },
  });
  if (socket === null) return { stop: () => {} };
  const group = createGroup(socket, options.onTrouble);
  let cancel = () => {};
  const join = () => {
    networks = options.interfaces();
    group.join(searchable(networks));
    cancel = options.clock.after(JOIN_EVERY_MS, join);
  };
  join();
  return {
    stop() {
      cancel();
      socket.close();
    },
  };
}

/**
 * The group on every interface there is. It is joined again each time: a network that went and came between two looks
 * may have forgotten it, and where it hasn't, the system only says so.
 */
export function createGroup(
  socket: Pick<UdpSocket, 'addMembership'>,
  onTrouble: (message: string) => void,
) {
  let known: ReadonlySet<string> = new Set();
  return {
    join(interfaces: readonly NetworkInterface[]) {
      for (const { name, address } of interfaces) {
        try {
          socket.addMembership(GROUP, address);
        } catch (error) {
          if (!known.has(address) && !isAlreadyThere(error))
            onTrouble(`the group can't be joined on ${name}: ${String(error)}`);
        }
      }
      known = new Set(interfaces.map(({ address }) => address));
    },
  };
}

/** Two addresses of one interface, say. */
const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
