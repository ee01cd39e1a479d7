/** A line of a text that arrives in pieces. */
export interface Line {
  /** Counts from 1. */
  readonly number: number;
  /** Without its end; null when it is longer than the limit, and its rest was passed over. */
  readonly text: string | null;
}

/**
 * The lines of a text as it arrives, ended in any of the three ways systems do. Never holds more than one line, of at most
 * `limit` characters, so that neither a long file nor a file without any line ends fills the memory.
 */
export async function* splitLines(
  chunks: AsyncIterable<string>,
  limit: number,
): AsyncGenerator<Line> {
  let number = 1;
  let pieces: string[] = [];
  let length = 0;
  let endedWithReturn = false;
  const line = (): Line => ({ number, text: length > limit ? null : pieces.join('') });
  for await (const chunk of chunks) {
    if (chunk === '') continue;
    // The second half of an end that two chunks share.
    const text = endedWithReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    endedWithReturn = chunk.endsWith('\r');
    const [first = '', ...others] = text.split(/\r\n|\n|\r/);
    const add = (piece: string) => {
      length += piece.length;
      if (length > limit) pieces = [];
      else pieces.push(piece);
    };
    add(first);
    for (const piece of others) {
      yield line();
      number += 1;
      pieces = [];
      length = 0;
      add(piece);
    }
  }
  if (length > 0) yield line();
}
