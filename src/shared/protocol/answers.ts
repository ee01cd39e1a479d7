import { err, ok } from '../game/result';
import type { Answer, TableFault } from './table';

/** The answer to a request that was carried out and has nothing more to say. */
export const DONE: Answer = ok(null);

export const refuse = (fault: TableFault): Answer<never> => err(fault);

/** The answer to a request that can't be carried out. */
export const badRequest = (sentence: string): Answer<never> =>
  refuse({ code: 'bad-request', sentence });

/** The answer to a request about a table when no table is open. */
export const NO_TABLE: Answer<never> = refuse({ code: 'no-table' });
