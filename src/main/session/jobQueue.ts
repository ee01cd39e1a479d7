/**
 * Runs jobs one after the other, each to its end: one that is put in while another runs waits its turn. Resolves with
 * what the job returns, rejects with what it throws.
 */
export type JobQueue = <T>(job: () => T) => Promise<T>;

export function createJobQueue(): JobQueue {
  const jobs: (() => void)[] = [];
  let isBusy = false;
  const drain = () => {
    if (isBusy) return;
    isBusy = true;
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) job();
    isBusy = false;
  };
  return (job) =>
    new Promise((resolve, reject) => {
      jobs.push(() => {
        try {
          resolve(job());
        } catch (error) {
          reject(error);
        }
      });
      drain();
    });
}
