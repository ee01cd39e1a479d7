import { isFields } from '@main/reading/fields';

const FORMAT = /^pinochle-record\/(\d{1,9})$/;
/** The version of records that this program reads and writes. */
const VERSION = 1;

/** Whether a record says that it has a later format than this program knows. */
export function isNewerRecord(record: unknown): boolean {
  const format = isFields(record) ? record.format : undefined;
  const version = typeof format === 'string' ? FORMAT.exec(format)?.[1] : undefined;
  return Number(version ?? 0) > VERSION;
}
