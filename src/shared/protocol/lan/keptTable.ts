import { z } from 'zod';
import { BOT_LEVELS } from '../table';
import { type FairnessNote, fairnessNoteSchema } from './fairDeal';
import { seatSchema } from './faultSchema';
import { memberIdSchema } from './lanTable';
import { GRACE_SECONDS } from './limits';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** What a seat is while no person holds it. */
const slotSchema = z.object({ kind: z.enum(['open', 'bot']), level: z.enum(BOT_LEVELS) });
export type Slot = Readonly<z.output<typeof slotSchema>>;

/** What is kept of somebody, so that they find their seat again when the table is opened again. */
const keptPersonSchema = z.object({
  id: memberIdSchema,
  name: z.string().max(60),
  seat: seatSchema.nullable(),
  /** Came to play, and is given the next free seat. */
  wantsSeat: z.boolean(),
  muted: z.boolean(),
  /** What its owner shows to know when they come back; null in files of older programs, and until it is agreed on. */
  key: digest.nullable().default(null),
});
export type KeptPerson = Readonly<z.output<typeof keptPersonSchema>>;

/** Notes of another version than this one prove nothing here, and don't keep a game from being opened. */
const notesSchema = z
  .array(z.unknown())
  .max(10_000)
  .transform((notes): readonly FairnessNote[] =>
    notes.flatMap((note) => fairnessNoteSchema.safeParse(note).data ?? []),
  );

/** All of a table on the network that is kept beside its game, so that it can be opened again. */
const keptTableSchema = z.object({
  /** The table's own id, by which guests know it again; null in files that don't tell it. */
  tableId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .default(null),
  /** Where its host listened last: those who come back by themselves try there. */
  port: z.number().int().min(1).max(65_535).nullable(),
  code: z.string().regex(/^[A-Z0-9]{6}$/),
  slots: z.array(slotSchema).min(2).max(8).readonly(),
  people: z.array(keptPersonSchema).max(64).readonly(),
  /** The person of the host's own window. */
  own: memberIdSchema.nullable(),
  spectators: z.boolean(),
  /** The addresses from which people were removed. */
  removed: z.array(z.string().max(64)).max(1_000).readonly().default([]),
  graceSeconds: z.union(GRACE_SECONDS.map((seconds) => z.literal(seconds))),
});
export type KeptTable = Readonly<z.output<typeof keptTableSchema>>;

/** What the record of a game on the network has in addition while the game is played. */
export const keptGameSchema = z.object({
  lan: keptTableSchema,
  fairness: notesSchema,
});
