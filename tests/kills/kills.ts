/** Processes that are killed at random moments: a share in every run, `KILLS=500` for all. */
const KILLS = Number(process.env.KILLS ?? 12);

/** How the kills are shared out: own tables in plain Node, tables on the network, and the real program. */
export const OWN_KILLS = Math.ceil(KILLS * 0.6);
export const PROGRAM_KILLS = Math.ceil(KILLS * 0.04);
export const HOSTED_KILLS = KILLS - OWN_KILLS - PROGRAM_KILLS;

/** Long enough for that many processes on a busy machine. */
export const timeoutFor = (kills: number): number => 60_000 + kills * 15_000;

export const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

/** A moment somewhere within what comes next, in milliseconds. */
export const someMoment = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
