import { z } from 'zod';
import type { DealTestLine } from '../game/dealFigures';

/** So many deals make a test. */
export const TESTED_DEALS = 1_000_000;

/** How far a test has come; `lines` once it is over. */
export interface DealTestProgress {
  readonly deals: number;
  readonly of: number;
  readonly lines: readonly DealTestLine[] | null;
  /** The test could not be carried out. */
  readonly failed: boolean;
}

/** What comes out of a test's thread. */
export const dealTestCountSchema = z.object({
  deals: z.number().int().min(0),
  totals: z.array(z.number().int().min(0)).max(200),
});
export type DealTestCount = z.output<typeof dealTestCountSchema>;
