import { z } from 'zod';
import { submissionSchema } from '../tableSchema';
import { fairGuestMessages } from './fairDeal';
import { seatSchema } from './faultSchema';
import { GESTURES } from './gestures';
import { memberIdSchema, tableCommandSchema } from './lanTable';
import { MAX_CHAT, MAX_NAME } from './limits';
import { personalText, shownText } from './text';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
/** Names a request, so that its answer finds it and a repeated one is carried out once. */
const requestId = z.string().regex(/^[0-9a-f]{16}$/);

/** A share of the exchange (docs/network.md): an element of its group. */
const share = digest;

/** How a guest is let in: by the table's code, or back by the key of its seat. Neither is ever sent. */
const authSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('code'), as: z.enum(['player', 'spectator']), share }),
  z.strictObject({
    kind: z.literal('seat'),
    table: z.string().regex(/^[0-9a-f]{16}$/),
    member: memberIdSchema,
    share,
  }),
]);
export type Auth = z.output<typeof authSchema>;

/** What every version's hello has, so that one that doesn't fit is told so. */
export const helloVersionSchema = z.object({
  type: z.literal('hello'),
  protocolMin: z.number(),
  protocolMax: z.number(),
});

export const helloSchema = z.strictObject({
  type: z.literal('hello'),
  protocolMin: z.number().int().min(0).max(1_000),
  protocolMax: z.number().int().min(0).max(1_000),
  /** Version of the program, for sentences about it. */
  app: shownText(40),
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  name: personalText(MAX_NAME),
  auth: authSchema,
});
export type Hello = z.output<typeof helloSchema>;

/** Shows that the guest knows the secret of that table, once the host has shown it. */
const proofSchema = z.strictObject({
  type: z.literal('proof'),
  table: z.string().regex(/^[0-9a-f]{16}$/),
  proof: digest,
});
export type Proof = z.output<typeof proofSchema>;

/** All that a guest may send before it is let in; from then on the wire is sealed. */
export const guestGreetingSchema = z.discriminatedUnion('type', [helloSchema, proofSchema]);
export type GuestGreeting = z.output<typeof guestGreetingSchema>;

const sitSchema = z.strictObject({
  type: z.literal('sit'),
  id: requestId,
  seat: seatSchema,
});
const standSchema = z.strictObject({ type: z.literal('stand'), id: requestId });
const actSchema = z.strictObject({
  type: z.literal('act'),
  id: requestId,
  submission: submissionSchema,
});
/** Takes the card of that turn back into the hand, as long as nobody has acted since. */
const takeBackSchema = z.strictObject({
  type: z.literal('take-back'),
  id: requestId,
  turn: submissionSchema.shape.turn,
});
/** Ready for the next deal. */
const nextDealSchema = z.strictObject({ type: z.literal('next'), id: requestId });
const manageSchema = z.strictObject({
  type: z.literal('manage'),
  id: requestId,
  command: tableCommandSchema,
});
const chatSchema = z.strictObject({
  type: z.literal('chat'),
  id: requestId,
  text: personalText(MAX_CHAT),
});
const gestureSchema = z.strictObject({
  type: z.literal('gesture'),
  id: requestId,
  gesture: z.enum(GESTURES),
});
/** The picture of this update lies still: the turn's clock may run. */
const settledSchema = z.strictObject({
  type: z.literal('settled'),
  seq: z.number().int().min(0),
});
/** An update is missing: asks for the table as it stands. */
const syncSchema = z.strictObject({ type: z.literal('sync') });
const pingSchema = z.strictObject({ type: z.literal('ping'), n: z.number().int().min(0) });
/** Leaves on purpose. */
const leaveSchema = z.strictObject({ type: z.literal('leave') });

/** All that a guest may send once it has been let in. */
export const guestMessageSchema = z.discriminatedUnion('type', [
  sitSchema,
  standSchema,
  actSchema,
  takeBackSchema,
  nextDealSchema,
  manageSchema,
  chatSchema,
  gestureSchema,
  settledSchema,
  syncSchema,
  ...fairGuestMessages,
  pingSchema,
  leaveSchema,
]);
export type GuestMessage = z.output<typeof guestMessageSchema>;
/** Those that are answered, and sent again after a cut. */
export type GuestRequest = Extract<GuestMessage, { readonly id: string }>;
