/** Sentences for the user: kept until a window asks for them, and told at once to one that listens. */
export interface Notices {
  add(sentence: string): void;
  /** The sentences so far, each once. */
  take(): readonly string[];
  onAdd(listener: (sentence: string) => void): void;
}

export function createNotices(): Notices {
  const waiting: string[] = [];
  let tell: ((sentence: string) => void) | null = null;
  return {
    add(sentence) {
      if (tell === null) waiting.push(sentence);
      else tell(sentence);
    },
    take: () => waiting.splice(0),
    onAdd(listener) {
      tell = listener;
    },
  };
}
