/** News for the window: kept until it asks for them, and told at once to a window that listens. */
export interface Outbox<News> {
  add(news: News): void;
  /** The news so far, each once. */
  take(): readonly News[];
  onAdd(listener: (news: News) => void): void;
}

export function createOutbox<News>(): Outbox<News> {
  const waiting: News[] = [];
  let tell: ((news: News) => void) | null = null;
  return {
    add(news) {
      if (tell === null) waiting.push(news);
      else tell(news);
    },
    take: () => waiting.splice(0),
    onAdd(listener) {
      tell = listener;
    },
  };
}
