import { z } from 'zod';

/** Signs that draw nothing or turn the direction of writing, halves of characters, and letters that look like none. */
const UNWANTED = /\u034f|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Joins the parts of one emoji or of some scripts' letters: of use between two such signs only. */
const JOINER = '\u200d';
const LONE_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}])\u200d|\u200d(?![\p{L}\p{Extended_Pictographic}])/gu;
/** Marks and joiners with nothing before them. */
const LEADING_MARKS = /^(\p{M}|\s|\u200d)+/u;
/** Marks piled onto one letter beyond what any language writes. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A text as it may be shown, whoever sent it: one line, without signs that hide or turn anything. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\s/gu, ' ')
    .replaceAll(UNWANTED, (sign) => (sign === JOINER ? sign : ''))
    .replace(LEADING_MARKS, '')
    .replaceAll(LONE_JOINER, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/ +/gu, ' ')
    .trim();

/** A person's text of 1 to `max` characters after cleaning. */
export const personalText = (max: number) =>
  z
    .string()
    .max(max * 8)
    .transform(cleanText)
    .refine((text) => text !== '' && [...text].length <= max, `must have 1 to ${max} characters`);

/** A text of another program that is shown here, cleaned once more: that program may be anybody's. */
export const shownText = (max: number) => z.string().max(max).transform(cleanText);
