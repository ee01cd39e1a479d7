/** Levels of the bots, weakest first. */
export const BOT_LEVELS = ['random', 'easy', 'plain', 'medium', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The level of bots that nobody has chosen another for: a good partner, and quick. */
export const USUAL_LEVEL: BotLevel = 'hard';
