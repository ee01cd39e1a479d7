import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** How a disk fails: full, not allowed to be written, broken, or refusing renames for a moment. */
export const DISK_FAULTS = ['ENOSPC', 'EACCES', 'EIO', 'EBUSY'] as const;
export type DiskFault = (typeof DISK_FAULTS)[number];

/** The functions of Node that write, by what they do; those that read and remove go on working. */
const WRITES = {
  sync: ['writeFileSync', 'appendFileSync', 'mkdirSync'],
  promised: ['writeFile', 'appendFile', 'mkdir'],
} as const;
const RENAMES = { sync: ['renameSync'], promised: ['rename'] } as const;
/** Opening a file is writing unless its flag says otherwise. */
const OPENS = { sync: ['openSync'], promised: ['open'] } as const;

const RENAMES_REFUSED = 3;

type AnyFunction = (...args: readonly unknown[]) => unknown;

/** Lets the disk fail below one folder for everything in this process. */
export interface FaultyDisk {
  /** Null: it works again. */
  fail(fault: DiskFault | null): void;
  /** How often something was refused. */
  refused(): number;
}

/** Takes the place of Node's own functions until the process ends: once in a process. */
export function installFaultyDisk(folder: string): FaultyDisk {
  let fault: DiskFault | null = null;
  let refused = 0;
  let renamesLeft = 0;

  const errorFor = (kind: 'write' | 'rename' | 'open', args: readonly unknown[]): Error | null => {
    if (fault === null || !String(args[0]).startsWith(folder)) return null;
    if (kind === 'open' && (args[1] === undefined || args[1] === 'r')) return null;
    if (fault === 'EBUSY') {
      if (kind !== 'rename' || renamesLeft === 0) return null;
      renamesLeft -= 1;
    }
    refused += 1;
    return Object.assign(new Error(`${fault}: put in by the soak`), { code: fault });
  };

  const patch = (owner: object, names: readonly string[], kind: 'write' | 'rename' | 'open') => {
    for (const name of names) {
      const original: AnyFunction = Reflect.get(owner, name);
      Reflect.set(owner, name, (...args: readonly unknown[]) => {
        const error = errorFor(kind, args);
        if (error === null) return original(...args);
        if (owner === fsPromises) return Promise.reject(error);
        throw error;
      });
    }
  };
  for (const [kind, names] of [
    ['write', WRITES],
    ['rename', RENAMES],
    ['open', OPENS],
  ] as const) {
    patch(fs, names.sync, kind);
    patch(fsPromises, names.promised, kind);
  }
  syncBuiltinESMExports();

  return {
    fail(next) {
      fault = next;
      renamesLeft = RENAMES_REFUSED;
    },
    refused: () => refused,
  };
}
