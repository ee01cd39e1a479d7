import { z } from 'zod';
import type { Shown } from '../game/biddingConventions';
import { FACE_COUNT, SUITS } from '../game/cards';
import { CONVENTION_NAMES } from '../game/conventions';

const face = z
  .number()
  .int()
  .min(0)
  .max(FACE_COUNT - 1);
const suit = z.enum(SUITS);
const share = z.number().min(0).max(1);
const count = z.number().int().min(0);
const points = z.number();

/** What a bid tells by a convention. */
const shownSchema: z.ZodType<Shown> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('meld'), points }),
  z.strictObject({ kind: z.literal('melds'), aces: z.boolean(), run: z.boolean() }),
]);

/** What an action is worth more than another, in points a deal, with its standard error. */
const margin = { more: points, error: z.number().min(0) };

const card = {
  card: face,
  /** The share of the imagined deals in which the player's side takes this trick. */
  takes: share,
  /** The same for the contract being made; null where nobody bid. */
  made: share.nullable(),
};

/**
 * Why an action is advised, as data: all of it comes from what the seat itself may know. Shares and
 * means are over `deals` imagined deals of the unseen cards. The window puts it into words.
 */
export const hintReasonSchema = z.discriminatedUnion('kind', [
  /** Nothing else may be done. */
  z.strictObject({ kind: z.literal('only') }),
  /** The rest of the tricks are certain. */
  z.strictObject({ kind: z.literal('certain') }),
  /** The rule player has answered, without figures. */
  z.strictObject({ kind: z.literal('rules') }),
  /** What the hand might be bid up to, against the opening bid. */
  z.strictObject({ kind: z.literal('nines'), worth: points, opening: points }),
  z.strictObject({
    kind: z.literal('call'),
    /**
     * What decided: the worth of the deals; the score of the game; a partner's bid that nobody
     * contests; a hand with no meld and no ace.
     */
    because: z.enum(['value', 'score', 'partner', 'nothing']),
    deals: count,
    /** The bid that was weighed against passing, in its best suit. */
    amount: points,
    suit,
    made: share,
    /** What the declarer's side melds and takes in tricks. */
    meld: points,
    tricks: points,
    /** By the table's convention: what the advised bid shows, and what the partner has shown. */
    shows: shownSchema.nullable(),
    partnerShowed: shownSchema.nullable(),
    ...margin,
  }),
  z.strictObject({
    kind: z.literal('trump'),
    deals: count,
    /** Cards held of the suit. */
    held: count,
    made: share,
    meld: points,
    tricks: points,
    next: z.strictObject({ suit, ...margin }).nullable(),
  }),
  z.strictObject({
    kind: z.literal('part'),
    /** Points of the player's melds without these cards, and how many fewer that is. */
    meldKept: points,
    meldLost: points,
    /** Of the cards: trumps, and aces of other suits. */
    trumps: count,
    aces: count,
    /** Points of their counters. */
    counters: points,
  }),
  z.strictObject({
    kind: z.literal('decision'),
    deals: count,
    need: points,
    tricks: points,
    made: share,
    /** Against the next best choice; null when there is no other. */
    next: z.strictObject({ choice: z.enum(['play-on', 'throw-in', 'moon']), ...margin }).nullable(),
  }),
  z.strictObject({
    kind: z.literal('card'),
    deals: count,
    ...card,
    /** The seat leads to this trick. */
    leads: z.boolean(),
    /** The partner's card is the best so far. */
    partnerWins: z.boolean(),
    /** The next best card. */
    next: z.strictObject({ ...card, ...margin }).nullable(),
    /** A convention that speaks against another legal card, and that card. */
    convention: z.strictObject({ name: z.enum(CONVENTION_NAMES), against: face }).nullable(),
  }),
  z.strictObject({
    kind: z.literal('loose'),
    leads: z.boolean(),
    /** The card takes the trick; null where that isn't certain yet. */
    takes: z.boolean().nullable(),
    /** Points in the trick, this card included. */
    points,
    /** What parting with the card costs in melds to come, in points. */
    meldLost: points,
  }),
  z.strictObject({
    kind: z.literal('after-trick'),
    /** What it scores now; 0: nothing is there to be melded. */
    points,
    /** A larger meld with the same cards can still follow. */
    larger: points.nullable(),
  }),
]);
export type HintReason = z.output<typeof hintReasonSchema>;
export type HintReasonOf<Kind extends HintReason['kind']> = Extract<HintReason, { kind: Kind }>;
