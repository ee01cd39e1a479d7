/** 128 and the number of SIGPIPE: how a shell reports a program that wrote to a closed pipe. */
const CLOSED_PIPE = 141;

/**
 * Ends the process without a word when whatever read its output has gone away, as in `presets | head -1`: nobody
 * is left to read a complaint.
 */
export function endOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // Whoever wrote hears of all other faults.
      if (error.code === 'EPIPE') process.exit(CLOSED_PIPE);
    });
  }
}
