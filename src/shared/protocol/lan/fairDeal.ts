import { z } from 'zod';
import { VERBS } from '../verbs';
import { seatSchema } from './faultSchema';

/** Messages of a fair deal, and what is kept of one; docs/network.md describes the proof that they make up. */

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const digest = hex(64);

/** The id of a game, random for each, by which its updates are known, too. */
const gameIdSchema = hex(16);
const dealNumber = z.number().int().min(1).max(10_000);
/** Which deal a message is about. */
const which = { game: gameIdSchema, deal: dealNumber };
/** 16 to 32 random bytes of a player's program. */
const shareSchema = z.string().regex(/^(?:[0-9a-f]{2}){16,32}$/);

/** The digests of the players' shares. */
const commitmentsSchema = z
  .array(z.object({ seat: seatSchema, digest }))
  .max(8)
  .readonly();
export type Commitments = z.output<typeof commitmentsSchema>;
/** The shares themselves. */
const sharesSchema = z
  .array(z.object({ seat: seatSchema, share: shareSchema }))
  .max(8)
  .readonly();
export type Shares = z.output<typeof sharesSchema>;

/** What checking a deal has shown. */
const VERDICTS = ['fair', 'unfair', 'unseen'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** An action as records have it. */
const recordedMove = z
  .union([
    z.tuple([seatSchema, z.enum(VERBS)]),
    z.tuple([seatSchema, z.enum(VERBS), z.union([z.string().max(400), z.number().int()])]),
  ])
  .readonly();

/** What the host opens when a deal is over. */
const openingShape = {
  secret: digest,
  /** Actions taken in the game before this deal. */
  turn: z.number().int().min(0),
  /** All actions of the deal. */
  moves: z.array(recordedMove).max(2_000).readonly(),
};
const openingSchema = z.object(openingShape);
export type Opening = z.output<typeof openingSchema>;

/** The host's digest of its secret, before anything else; each player's program answers with `share-commit`. */
const commitSchema = z.object({ type: z.literal('commit'), ...which, digest });
/** All digests of shares: the set is final, and who sees their own digest in it opens their share. */
const committedSchema = z.object({
  type: z.literal('committed'),
  ...which,
  commitments: commitmentsSchema,
});
/** All shares that were opened: the cards are dealt from these. */
const sharesMessageSchema = z.object({ type: z.literal('shares'), ...which, shares: sharesSchema });
/** After the deal. */
const revealSchema = z.object({ type: z.literal('reveal'), ...which, ...openingShape });
/** What somebody's program found when it dealt and played the deal again. */
const checkedSchema = z.object({
  type: z.literal('checked'),
  ...which,
  seat: seatSchema,
  verdict: z.enum(VERDICTS),
});

/** All that a host says about fair deals. */
export const fairHostMessages = [
  commitSchema,
  committedSchema,
  sharesMessageSchema,
  revealSchema,
  checkedSchema,
] as const;
export type FairHostMessage = z.output<(typeof fairHostMessages)[number]>;

/** The digest of the guest's share. */
const shareCommitSchema = z.strictObject({ type: z.literal('share-commit'), ...which, digest });
/** The share itself. */
const openShareSchema = z.strictObject({
  type: z.literal('share'),
  ...which,
  share: shareSchema,
});
const verdictSchema = z.strictObject({
  type: z.literal('verdict'),
  ...which,
  verdict: z.enum(VERDICTS),
});

/** All that a guest says about fair deals. */
export const fairGuestMessages = [shareCommitSchema, openShareSchema, verdictSchema] as const;
export type FairGuestMessage = z.output<(typeof fairGuestMessages)[number]>;

/** How far a deal has come: null is still to come. For who comes in, or comes back. */
const fairDealSchema = z.object({
  ...which,
  digest,
  commitments: commitmentsSchema.nullable(),
  shares: sharesSchema.nullable(),
  opening: openingSchema.nullable(),
});
export type FairDeal = z.output<typeof fairDealSchema>;
/** The deal before the last one, if it is of the same game, and the last. */
export const fairDealsSchema = z.array(fairDealSchema).max(2).readonly();

/** How a deal was committed, as it is kept with its game, and the seats whose programs found it unfair. */
export const fairnessNoteSchema = z
  .object({
    ...which,
    digest,
    commitments: commitmentsSchema,
    shares: sharesSchema,
    disputedBy: z.array(seatSchema).max(8).readonly(),
    /** Once the game is over. */
    secret: digest.optional(),
  })
  .readonly();
export type FairnessNote = z.output<typeof fairnessNoteSchema>;
