import { type Clock, guardClock } from '@main/session/clock';
import { CLOSE_CODES } from '@shared/protocol/lan/closeCodes';
import type { Limits } from '@shared/protocol/lan/limits';
import { sealable } from '../exchange/sealedWire';
import type { RandomHex } from '../secrets';
import { guardEnd } from '../wire/guardEnd';
import type { Caller, Wire, WireEnd } from '../wire/wire';
import { answerHello } from './admission';
import { createGuessThrottle } from './guessThrottle';
import { createHostConnection } from './hostConnection';
import type { HostTable } from './hostTable';

export interface LanHostOptions {
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  readonly limits: Limits;
  /** Version of the program. */
  readonly app: string;
  readonly onTrouble: (message: string) => void;
  /** Somebody has begun to guess codes, or has stopped. */
  readonly onGuessing?: () => void;
}

/** The tables of one host behind one door. */
export interface LanHost {
  add(table: HostTable): void;
  remove(table: HostTable): void;
  tables(): readonly HostTable[];
  /** Takes up a connection; returns who hears it. */
  accept(wire: Wire, caller: Caller): WireEnd;
  /** Connections that stand. */
  connections(): number;
  /** Somebody on the network is guessing codes. */
  isGuessed(): boolean;
}

const GUESSING = 'somebody on the network is guessing codes; most of them are not looked at';

export function createLanHost(options: LanHostOptions): LanHost {
  const { clock, limits, randomHex } = options;
  const fault = (error: unknown) =>
    options.onTrouble(`a connection is ended after a fault: ${String(error)}`);
  const tables = new Set<HostTable>();
  const throttle = createGuessThrottle({
    clock,
    limits,
    onGuessing(isGuessed) {
      options.onTrouble(isGuessed ? GUESSING : 'nobody has guessed codes for a minute');
      options.onGuessing?.();
    },
  });
  let connections = 0;

  return {
    add: (table) => void tables.add(table),
    remove: (table) => void tables.delete(table),
    tables: () => [...tables],
    connections: () => connections,
    isGuessed: throttle.isGuessed,
    accept(wire, caller) {
      connections += 1;
      const connect = sealable((sealed) =>
        createHostConnection(sealed, {
          ...options,
          clock: guardClock(clock, fault),
          tables: [...tables].map(({ tableId }) => tableId),
          answer: (greeting) =>
            answerHello(greeting, caller, { tables: () => [...tables], throttle, randomHex }),
          onAdmitted: caller.onAdmitted ?? (() => {}),
          onGone: () => {
            connections -= 1;
          },
        }),
      );
      const end = connect(wire);
      return guardEnd(end, (error) => {
        fault(error);
        wire.close(CLOSE_CODES.failed);
        end.onClosed(null);
      });
    },
  };
}
