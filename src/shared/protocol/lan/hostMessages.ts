import { z } from 'zod';
import { CLOSE_REASONS } from './closeCodes';
import { fairDealsSchema, fairHostMessages } from './fairDeal';
import { faultSchema } from './faultSchema';
import { GESTURES } from './gestures';
import { lanTableSchema, memberIdSchema } from './lanTable';
import { CHAT_KEPT, MAX_TABLES } from './limits';
import { shownText } from './text';
import { wireUpdateSchema } from './updateSchema';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** What every version's welcome has, so that one that doesn't fit is known. */
export const welcomeVersionSchema = z.object({
  type: z.literal('welcome'),
  protocolMin: z.number(),
  protocolMax: z.number(),
  app: shownText(40),
});

/** The first word: what the host speaks, and its nonce for this connection. */
export const welcomeSchema = z.object({
  type: z.literal('welcome'),
  protocolMin: z.number().int(),
  protocolMax: z.number().int(),
  app: shownText(40),
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  /** The ids of the tables behind this door; missing where a host doesn't tell. */
  tables: z.array(z.string().max(64)).max(64).readonly().optional(),
});

/**
 * The host's shares, and the proofs that it knows the secret: for a guest with a code one of each table, since the host
 * can't know which one is meant, and for one that comes back one alone.
 */
export const exchangeSchema = z.object({
  type: z.literal('exchange'),
  tables: z
    .array(z.object({ table: z.string().regex(/^[0-9a-f]{16}$/), share: digest, proof: digest }))
    .max(MAX_TABLES)
    .readonly(),
});
export type Exchange = z.output<typeof exchangeSchema>;

const chatLine = z.object({
  n: z.number().int().min(0),
  member: memberIdSchema,
  name: shownText(60),
  text: shownText(1_600),
});
/** `n` counts the lines of a table from 1, so that none is shown twice. */
export type ChatLine = z.output<typeof chatLine>;
export const saidSchema = z.object({ type: z.literal('said'), line: chatLine });
const gesturedSchema = z.object({
  type: z.literal('gestured'),
  member: memberIdSchema,
  gesture: z.enum(GESTURES),
});

/** Let in: who one is, and all there is to know now. */
const joinedSchema = z.object({
  type: z.literal('joined'),
  member: memberIdSchema,
  table: lanTableSchema,
  chat: z.array(chatLine).max(CHAT_KEPT).readonly(),
  /** How far the deal has come that is played, looked at or being dealt, and the one before it. */
  fair: fairDealsSchema,
  /** The game as it stands; null in the lobby. */
  update: wireUpdateSchema.nullable(),
});

/** The table beside the game has changed. */
const tableSchema = z.object({ type: z.literal('table'), table: lanTableSchema });
/** The game has changed: the next update in the row. */
const updateSchema = z.object({ type: z.literal('update'), update: wireUpdateSchema });
/** The game as it stands, whatever was missed. */
const snapshotSchema = z.object({ type: z.literal('snapshot'), update: wireUpdateSchema });
/** The answer to a request: done, or why not. */
const answerSchema = z.object({
  type: z.literal('answer'),
  id: z.string().regex(/^[0-9a-f]{16}$/),
  fault: faultSchema.nullable(),
});
const pongSchema = z.object({ type: z.literal('pong'), n: z.number().int().min(0) });
/** The guest sends too fast; what was over the limit was dropped, and the next time the connection ends. */
const slowDownSchema = z.object({ type: z.literal('slow-down') });
/** The last word before the host closes. */
export const byeSchema = z.object({
  type: z.literal('bye'),
  reason: z.enum(CLOSE_REASONS),
});

/** All that a host may send before it has let somebody in; from then on the wire is sealed. */
export const hostGreetingSchema = z.discriminatedUnion('type', [
  welcomeSchema,
  exchangeSchema,
  byeSchema,
]);
export type HostGreeting = z.output<typeof hostGreetingSchema>;

/** All that a host may send to somebody whom it has let in. */
export const hostMessageSchema = z.discriminatedUnion('type', [
  joinedSchema,
  tableSchema,
  updateSchema,
  snapshotSchema,
  answerSchema,
  ...fairHostMessages,
  saidSchema,
  gesturedSchema,
  pongSchema,
  slowDownSchema,
  byeSchema,
]);
export type HostMessage = z.output<typeof hostMessageSchema>;
export type Joined = z.output<typeof joinedSchema>;
