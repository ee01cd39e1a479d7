import { z } from 'zod';
import { TABLE_STAGES } from './lanTable';
import { shownText } from './text';

/** Datagrams of the search for tables; larger ones are dropped unread. */
export const MAX_DATAGRAM_BYTES = 1_024;
export const MAX_TABLES_IN_ANSWER = 4;

/** "Who hosts a table?", from a guest to everybody. */
export const probeSchema = z.strictObject({
  aces: z.literal('probe'),
  /** Names the probe, so that only its answers count. */
  n: z.string().regex(/^[0-9a-f]{16}$/),
});
export type Probe = z.output<typeof probeSchema>;

/** One table of a host, as everybody on the network may know it. */
const foundTable = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  title: shownText(60).pipe(z.string().min(1)),
  /** Title of the rule set's preset, or of its own. */
  game: shownText(60),
  players: z.number().int().min(2).max(8),
  open: z.number().int().min(0).max(8),
  spectators: z.boolean(),
  stage: z.enum(TABLE_STAGES),
});

/** The answer, from a host to the one who asked. */
export const probeAnswerSchema = z.object({
  aces: z.literal('tables'),
  n: z.string().regex(/^[0-9a-f]{16}$/),
  /** The host itself, however many addresses it has. */
  host: z.string().regex(/^[0-9a-f]{16}$/),
  /** Where its door really is (TCP). */
  port: z.number().int().min(1).max(65_535),
  protocolMin: z.number().int(),
  protocolMax: z.number().int(),
  app: shownText(40),
  tables: z.array(foundTable).max(MAX_TABLES_IN_ANSWER),
});
export type ProbeAnswer = z.output<typeof probeAnswerSchema>;

/** A table that was found: where, and what it says of itself. */
export interface FoundTable {
  readonly id: string;
  readonly host: string;
  readonly address: string;
  readonly port: number;
  /** Where else somebody says that this table is: its host at another address, or somebody who pretends to have it. */
  readonly otherPlaces: readonly { readonly address: string; readonly port: number }[];
  readonly title: string;
  readonly game: string;
  readonly players: number;
  /** Seats that are free. */
  readonly open: number;
  readonly spectators: boolean;
  readonly stage: (typeof TABLE_STAGES)[number];
  /** False when the two programs' versions don't fit; `app` is the host's. */
  readonly fits: boolean;
  readonly app: string;
}
