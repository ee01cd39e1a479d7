import { z } from 'zod';
import { SUITS } from '../game/cards';
import { parseRules, rulesFaultText } from '../game/checkRules';
import { MELD_NAMES } from '../game/melds';
import { type GameRecord, RECORD_FORMAT } from '../game/record';
import { err, ok, type Result } from '../game/result';
import { HOWS } from '../game/view';
import { faultSentence } from './faultSentence';
import { VERBS } from './verbs';

/** Longest seed of a game that a record may name. */
export const MAX_RECORDED_SEED = 200;

const seat = z.number().int().min(0).max(7);
const points = z.number().int();
const cards = z.string().max(400);

const sideResult = z.object({ meld: points, tricks: points, points, total: points });

const deal = z.object({
  dealer: seat,
  hands: z.array(cards).min(2).max(8),
  widow: cards.optional(),
  stock: cards.optional(),
  actions: z.array(
    z.union([
      z.tuple([seat, z.enum(VERBS)]),
      z.tuple([seat, z.enum(VERBS), z.union([z.string().max(400), z.number().int()])]),
    ]),
  ),
  melds: z
    .array(z.object({ points, melds: z.array(z.tuple([z.enum(MELD_NAMES), cards, points])) }))
    .optional(),
  tricks: z.array(z.object({ leader: seat, cards, winner: seat, points })),
  result: z
    .object({
      how: z.enum(HOWS),
      declarer: seat.nullable(),
      contract: points.nullable(),
      trump: z.enum(SUITS).nullable(),
      sides: z.array(sideResult).min(2).max(8),
    })
    .optional(),
});

/** The record's shape; fields this version doesn't know are passed over, as the format allows. */
const recordSchema = z.object({
  format: z.literal(RECORD_FORMAT),
  app: z.string().max(60),
  rules: z.unknown(),
  seats: z
    .array(
      z.object({
        name: z.string().max(60),
        kind: z.enum(['human', 'bot']),
        level: z.string().max(30).optional(),
      }),
    )
    .min(2)
    .max(8),
  seed: z.string().max(MAX_RECORDED_SEED).optional(),
  deals: z.array(deal).min(1),
  over: z.boolean(),
  winner: seat.optional(),
});

/** A record from outside, by its shape alone: whether it keeps the rules is for `replayRecord`. */
export function parseRecord(input: unknown): Result<GameRecord, string> {
  const shape = recordSchema.safeParse(input);
  if (!shape.success)
    return err(`This is not a game record: ${faultSentence(shape.error, input)}.`);
  const rules = parseRules(shape.data.rules);
  if (!rules.ok)
    return err(`The rules of this record can't be played. ${rulesFaultText(rules.error)}`);
  return ok(dropUndefined({ ...shape.data, rules: rules.value }));
}

/** Absent fields are left out, not undefined: the record's types tell the two apart. */
function dropUndefined<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
