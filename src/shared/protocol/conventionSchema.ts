import { z } from 'zod';
import { BIDDING_CONVENTIONS, type BiddingConvention } from '../game/biddingConventions';

/** What bids tell at a table; one that was set up by an earlier version of the program says nothing of it. */
export const conventionSchema = z.enum(BIDDING_CONVENTIONS).default('natural');

const recordSchema = z.object({ table: z.object({ convention: conventionSchema }) });

/** What bids told at the table of a record, which may come from anywhere; `natural` where it names none that is known. */
export function recordedConvention(record: unknown): BiddingConvention {
  const parsed = recordSchema.safeParse(record);
  return parsed.success ? parsed.data.table.convention : 'natural';
}
