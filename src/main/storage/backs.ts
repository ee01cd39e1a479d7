import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readFile } from '@main/reading/readFile';
import { err, ok, type Result } from '@shared/game/result';
import { namesIn, onceEach } from './folder';
import { type EntryFault, leaveOut } from './keepBroken';
import { replaceFile } from './replaceFile';

/** The size of a card back, in pixels. */
const BACK_WIDTH_PX = 480;
const BACK_HEIGHT_PX = 672;
export const MAX_BACK_BYTES = 8 * 1024 * 1024;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const IHDR_LENGTH = 13;
const HEADER_BYTES = 33;
const BACK_ID = /^[0-9a-f]{32}$/;

const isBackId = (text: string): boolean => BACK_ID.test(text);

/** Whether the bytes are a PNG of a card back's size; a sentence when they aren't. */
export function checkBack(png: Uint8Array): Result<null, string> {
  if (png.byteLength > MAX_BACK_BYTES) return err('That picture is larger than 8 megabytes.');
  const isPng =
    png.byteLength >= HEADER_BYTES && PNG_SIGNATURE.every((byte, index) => png[index] === byte);
  if (!isPng) return err('That file is no PNG picture.');
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const isHeader =
    header.getUint32(8) === IHDR_LENGTH && String.fromCharCode(...png.subarray(12, 16)) === 'IHDR';
  if (!isHeader) return err('That PNG picture is damaged.');
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  return width === BACK_WIDTH_PX && height === BACK_HEIGHT_PX
    ? ok(null)
    : err(
        `A card back is ${BACK_WIDTH_PX} by ${BACK_HEIGHT_PX} pixels; that picture is ${width} by ${height}.`,
      );
}

/** The user's own card backs, one PNG each, named by a hash of its bytes: the same picture is kept once. */
export interface BackStore {
  list(): Promise<readonly string[]>;
  save(png: Uint8Array): Promise<Result<string, string>>;
  /** The picture's bytes; null when no picture has that id. */
  read(id: string): Promise<Uint8Array | null>;
  remove(id: string): Promise<void>;
}

/** `onTrouble` hears a sentence for each file that is left out of the list. */
export function createBackStore(folder: string, onTrouble: (sentence: string) => void): BackStore {
  const tell = onceEach(onTrouble);
  const fileOf = (id: string) => join(folder, `${id}.png`);

  const read = async (id: string): Promise<Result<Uint8Array | null, EntryFault>> => {
    const file = await readFile(fileOf(id), { bytes: MAX_BACK_BYTES });
    if (!file.ok || file.value === null) return file;
    return checkBack(file.value).ok
      ? file
      : err({ code: 'wrong', words: 'it is not a picture of a card back' });
  };

  return {
    async list() {
      const found: string[] = [];
      for (const name of await namesIn(folder, tell)) {
        const id = name.endsWith('.png') ? name.slice(0, -'.png'.length) : '';
        if (!isBackId(id)) continue;
        const file = await read(id);
        if (!file.ok) tell(leaveOut(fileOf(id), 'One of your card backs', file.error));
        else if (file.value !== null) found.push(id);
      }
      return found;
    },
    async save(png) {
      const checked = checkBack(png);
      if (!checked.ok) return checked;
      const id = createHash('sha256').update(png).digest('hex').slice(0, 32);
      await replaceFile(fileOf(id), png);
      return ok(id);
    },
    async read(id) {
      const file = isBackId(id) ? await read(id) : ok(null);
      return file.ok ? file.value : null;
    },
    async remove(id) {
      if (isBackId(id)) await rm(fileOf(id), { force: true });
    },
  };
}
