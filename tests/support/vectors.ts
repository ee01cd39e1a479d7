import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  melds: z.array(
    z.object({
      table: z.enum(['cm', 'cm-no-extra', 'wcg', 'listed', 'double', 'double-tens']),
      trump: z.enum(['S', 'H', 'D', 'C']),
      hand: z.string(),
      melds: z.array(z.tuple([z.string(), z.number()])),
      total: z.number(),
    }),
  ),
  legal: z.array(
    z.object({
      trump: z.enum(['S', 'H', 'D', 'C']),
      mustWin: z.enum(['always', 'trump']),
      trick: z.string(),
      hand: z.string(),
      legal: z.array(z.string()),
    }),
  ),
});

/** The worked meld and follow examples of tests/golden/melds-and-legal.json. */
export const readVectors = () =>
  schema.parse(
    JSON.parse(readFileSync(new URL('../golden/melds-and-legal.json', import.meta.url), 'utf8')),
  );
