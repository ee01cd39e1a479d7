import { WrongInput } from './command';

/** Writes to a stream at its reader's pace. Throws `WrongInput` when it can't be written, as to a full disk. */
export function print(
  text: string,
  stream: Pick<NodeJS.WriteStream, 'write'> = process.stdout,
): Promise<void> {
  // Waiting for the write itself also lets the end of a closed pipe be noticed between two results.
  return new Promise((resolve, reject) => {
    stream.write(text, (error: NodeJS.ErrnoException | null | undefined) => {
      if (!error) resolve();
      // A closed pipe ends the process without a word (`endOnClosedPipe`): nobody may go on and complain before.
      else if (error.code !== 'EPIPE')
        reject(new WrongInput(`The output can't be written (${error.code ?? error.message}).`));
    });
  });
}

/** Writes a result as one line of JSON. */
export const printResult = (result: unknown): Promise<void> => print(`${JSON.stringify(result)}\n`);

/** Writes a sentence for a person; it isn't part of the results. */
export const printSentence = (sentence: string): Promise<void> =>
  print(`${sentence}\n`, process.stderr);
