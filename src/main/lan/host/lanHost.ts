import { type Clock, guardClock } from '@main/session/clock';
import { CLOSE_CODES } from '@shared/protocol/lan/closeCodes';
import type { Hello } from '@shared/protocol/lan/guestMessages';
import type { Limits } from '@shared/protocol/lan/limits';
import type { RandomHex } from '../secrets';
import { guardEnd } from '../wire/guardEnd';
import type { Caller, Wire, WireEnd } from '../wire/wire';
import { createCodeThrottle } from './codeThrottle';
import { type Admission, createHostConnection, type Line } from './hostConnection';
import type { HostTable } from './hostTable';

export interface LanHostOptions {
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  readonly limits: Limits;
  /** Version of the program. */
  readonly app: string;
  readonly onTrouble: (message: string) => void;
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
}

export function createLanHost(options: LanHostOptions): LanHost {
  const { limits } = options;
  const fault = (error: unknown) =>
    options.onTrouble(`a connection is ended after a fault: ${String(error)}`);
  const tables = new Set<HostTable>();
  const throttle = createCodeThrottle(options.clock, limits);
  let connections = 0;

  const refuse = (reason: 'code' | 'full' | 'removed'): Admission => ({
    ok: false,
    reason,
    // The same words after the same time, whatever was wrong with it.
    afterMs: reason === 'code' ? limits.wrongCodeAnswerMs : 0,
  });

  /** Everything is checked before anything changes: a bad token must not touch the seat it aims at. */
  const admit = (hello: Hello, nonce: string, line: Line, caller: Caller): Admission => {
    const { auth } = hello;
    if (auth.kind === 'token') {
      for (const table of tables) {
        const attendance = table.welcomeBack(auth.token, line, caller);
        if (attendance !== null) return { ok: true, attendance };
      }
      return refuse('code');
    }
    if (!caller.isOwn && !throttle.allows(caller.source)) return refuse('code');
    const table = [...tables].find((each) => each.knows(auth.proof, nonce, hello.client));
    if (table === undefined) {
      throttle.wrong(caller.source);
      return refuse('code');
    }
    const welcomed = table.welcome(hello, auth.as, line, caller);
    return welcomed.ok ? { ok: true, attendance: welcomed.value } : refuse(welcomed.error);
  };

  return {
    add: (table) => void tables.add(table),
    remove: (table) => void tables.delete(table),
    tables: () => [...tables],
    connections: () => connections,
    accept(wire, caller) {
      connections += 1;
      const end = createHostConnection(wire, {
        ...options,
        clock: guardClock(options.clock, fault),
        tables: [...tables].map(({ tableId }) => tableId),
        admit: (hello, nonce, line) => admit(hello, nonce, line, caller),
        onAdmitted: caller.onAdmitted ?? (() => {}),
        onGone: () => {
          connections -= 1;
        },
      });
      return guardEnd(end, (error) => {
        fault(error);
        wire.close(CLOSE_CODES.failed);
        end.onClosed(null);
      });
    },
  };
}
