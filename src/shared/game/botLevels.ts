/** Levels of the bots, weakest first. */
export const BOT_LEVELS = ['random', 'plain'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
