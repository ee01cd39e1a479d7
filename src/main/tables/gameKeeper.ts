/** Keeps one game while it is played: see `Autosave` of the storage. */
export interface AutosaveSlot {
  save(record: string): void;
  flush(): Promise<void>;
  discard(): Promise<void>;
}

/** A game that was begun and not finished, as it was kept. */
export interface KeptGame {
  readonly id: string;
  readonly record: unknown;
  readonly seed: string | null;
  /** By the machine's clock, in milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** Where games are kept, as the session needs it: the storage fits, and so does a test's own memory. */
export interface GameKeeper {
  /** The games that were begun and not finished, the one that was opened last first. Never rejects. */
  unfinished(): Promise<readonly KeptGame[]>;
  /** Never rejects: a game that can't be kept is played all the same. */
  begin(id: string, seed: string): Promise<AutosaveSlot>;
  reopen(id: string): AutosaveSlot;
  /** Takes an unfinished game whose record breaks the rules out of the way, keeps its file and reports it. */
  setAside(id: string): Promise<void>;
  /** Keeps the record of a game that nobody will go on with. */
  archive(record: object, title: string): Promise<void>;
}
