/** How much of a value from outside is looked at; whatever is more is refused before anything walks it. */
export interface ReadLimits {
  /** Bytes of a text or file; characters of texts and bytes of buffers in a value. */
  readonly bytes: number;
  /** Levels of lists and objects within each other. */
  readonly depth: number;
  /** Lists, objects, texts, numbers, and all else, counted together. */
  readonly values: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

/** A file of the user or of the data folder: a record of some thousand deals is below 20 MiB. */
export const FILE_LIMITS: ReadLimits = { bytes: 64 * MIB, depth: 32, values: 4_000_000 };

/** A request of the window; its largest is a picture of a card back. */
export const PAGE_LIMITS: ReadLimits = { bytes: 16 * MIB, depth: 32, values: 100_000 };

/** A network message in either direction. */
export const FRAME_LIMITS: ReadLimits = { bytes: 256 * KIB, depth: 32, values: 50_000 };
