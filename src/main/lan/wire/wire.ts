/** One end of a connection: text goes in at one end and comes out at the other, in order, until it is closed or cut. */
export interface Wire {
  send(text: string): void;
  /** Says goodbye with a code (`CLOSE_CODES`); nothing is received any more. */
  close(code: number): void;
  /** Cuts the connection without a word, as one does with an end that no longer answers. */
  cut(): void;
  /** Bytes that were sent and haven't left this machine yet. */
  waitingBytes(): number;
}

/** Who hears what comes out of a wire. */
export interface WireEnd {
  onText(text: string): void;
  /** What no text is: binary, too large, or broken off in a way that no program of ours does. */
  onNoise(): void;
  /** Called once; `code` is null when the connection was cut. */
  onClosed(code: number | null): void;
}

/** Makes the end that hears a wire; what it is made with is the wire to answer on. */
export type MakeEnd = (wire: Wire) => WireEnd;

/** Where a connection comes from. */
export interface Caller {
  /** The address of the other end, to slow down who guesses codes. */
  readonly source: string;
  /** The host's own window, which needs no code. */
  readonly isOwn: boolean;
  /** It has been let in to a table. */
  readonly onAdmitted?: () => void;
}
