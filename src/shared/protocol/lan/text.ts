import { z } from 'zod';

/** Signs that draw nothing or turn the direction of writing, and halves of characters. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;
/** Joins the parts of one emoji or of some scripts' letters. */
const JOINER = '\u200d';
/** Marks piled onto one letter beyond what any language writes. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A person's text as it may be shown: one line, without signs that hide or turn anything. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNWANTED, (sign) => (sign === JOINER ? sign : ''))
    .replaceAll(PILED_MARKS, '$1')
    .trim();

/** A person's text of 1 to `max` characters after cleaning. */
export const personalText = (max: number) =>
  z
    .string()
    .max(max * 8)
    .transform(cleanText)
    .refine((text) => text !== '' && [...text].length <= max, `must have 1 to ${max} characters`);
