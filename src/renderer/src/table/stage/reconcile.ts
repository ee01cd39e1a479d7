import { groupOf, type Stage, type StageCard } from './Stage';

/** Ways in which a card of the picture can be one of the truth, the surest first. */
const LIKENESS: readonly ((card: StageCard) => string)[] = [
  (card) => `${groupOf(card.spot)} ${card.spot.slot} ${card.face}`,
  (card) => `${groupOf(card.spot)} ${card.face}`,
  (card) => groupOf(card.spot),
  (card) => `${'seat' in card.spot ? card.spot.seat : ''} ${card.face}`,
  (card) => `${card.face}`,
];

const nextKey = (stage: Stage): number =>
  stage.cards.reduce((highest, card) => Math.max(highest, card.key), -1) + 1;

/**
 * The truth, drawn with the cards that the picture already has where they are alike, so that what
 * must move moves and nothing else does. Marks of the picture stay.
 */
export function reconcile(picture: Stage, truth: Stage): Stage {
  const keys = new Map<StageCard, number>();
  let free = [...picture.cards];
  let open = [...truth.cards];
  for (const likeness of LIKENESS) {
    const byLikeness = new Map<string, StageCard[]>();
    for (const card of free) {
      const name = likeness(card);
      byLikeness.set(name, [...(byLikeness.get(name) ?? []), card]);
    }
    open = open.filter((card) => {
      const match = byLikeness.get(likeness(card))?.shift();
      if (match === undefined) return true;
      keys.set(card, match.key);
      return false;
    });
    const used = new Set(keys.values());
    free = free.filter((card) => !used.has(card.key));
  }
  let fresh = nextKey(picture);
  const cards = truth.cards.map((card) => ({ ...card, key: keys.get(card) ?? fresh++ }));
  return { cards, winner: truth.winner, received: picture.received };
}
