/** Runs jobs one after the other, each to its end; resolves or rejects with what the job does. */
export type AsyncQueue = <T>(job: () => Promise<T>) => Promise<T>;

export function createAsyncQueue(): AsyncQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => {});
    return done;
  };
}
