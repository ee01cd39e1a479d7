/** No I, L, O, 0 or 1, which are misread and misheard. */
export const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

/** A code as a person typed it: case, spaces and dashes don't matter. Null when it can't be one. */
export function parseCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/gu, '');
  return code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign))
    ? code
    : null;
}

/** As it is shown: `K7Q-M4T`. */
export const printCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
