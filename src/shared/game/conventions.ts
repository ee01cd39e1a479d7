/** What partners expect of each other in the play of the cards, by the play that it speaks against. */
export const CONVENTION_NAMES = [
  /** Never beat a trick that is already sure. */
  'leave-sure-trick',
  /** Nothing that counts to a trick of the others. */
  'no-counter-to-others',
  /** The king before the ten. */
  'king-before-ten',
  /** A defender leaves trumps alone in the single deck. */
  'defender-leaves-trumps',
  /** No trumps to the partner alone. */
  'no-trumps-to-partner',
  /** The last trump, or the last ones of all, are not led while other cards may lose. */
  'keep-last-trump',
] as const;
export type ConventionName = (typeof CONVENTION_NAMES)[number];
