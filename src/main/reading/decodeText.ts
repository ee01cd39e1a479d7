/**
 * The text of a file or stream: UTF-8, or UTF-16 where a byte order mark says so, as Windows shells write it. The mark is
 * removed; bytes that have no meaning in the encoding become replacement characters, which no format of ours accepts.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
