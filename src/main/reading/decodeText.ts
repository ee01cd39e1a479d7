/**
 * The text of a file or stream: UTF-8, or UTF-16 where a byte order mark says so, as Windows shells write it. The mark is
 * removed; bytes that have no meaning in the encoding become replacement characters, which no format of ours accepts.
 */
export function decodeText(bytes: Uint8Array): string {
  return decoderFor(bytes).decode(bytes);
}

/** `decodeText` of a stream, chunk by chunk as it arrives. */
export async function* decodeStream(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: ReturnType<typeof decoderFor> | null = null;
  let start = new Uint8Array();
  for await (const chunk of bytes) {
    if (decoder === null) {
      start = joined(start, chunk);
      // One byte alone doesn't tell whether a mark begins.
      if (start.length < 2) continue;
      decoder = decoderFor(start);
      yield decoder.decode(start, { stream: true });
    } else yield decoder.decode(chunk, { stream: true });
  }
  yield decoder === null ? decodeText(start) : decoder.decode();
}

const decoderFor = (start: Uint8Array) => new TextDecoder(encodingOf(start));

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
