import { dealCards, firstDealer } from '@main/engine/dealing';
import { seedOf, sharesFit, sourceFault } from '@main/lan/fairSeed';
import { type Face, parseCards, sortCards } from '@shared/game/cards';
import type { GameRecord } from '@shared/game/record';
import { type FairnessNote, fairnessNoteSchema } from '@shared/protocol/lan/fairDeal';

/** What is wrong with how a record of the network says that its deals were committed; null when all of it fits. */
export function fairnessFault(input: unknown, record: GameRecord): string | null {
  for (const note of notesOf(input)) {
    const parsed = fairnessNoteSchema.safeParse(note);
    const fault = parsed.success ? noteFault(parsed.data, record) : 'it cannot be read';
    if (fault !== null) return `The note on how ${nameOf(parsed.data)} was committed: ${fault}.`;
  }
  return null;
}

const nameOf = (note: FairnessNote | undefined) =>
  note === undefined ? 'a deal' : `deal ${note.deal}`;

/** Notes without commitments are those of an older version, which prove nothing. */
function notesOf(input: unknown): readonly unknown[] {
  if (typeof input !== 'object' || input === null || !('fairness' in input)) return [];
  return Array.isArray(input.fairness)
    ? input.fairness.filter(
        (note: unknown) => typeof note === 'object' && note !== null && 'commitments' in note,
      )
    : [];
}

function noteFault(note: FairnessNote, { rules, deals }: GameRecord): string | null {
  const { digest, commitments, shares, secret } = note;
  if (!sharesFit(shares, commitments)) return SENTENCES.share;
  // The secrets are told when the game is over.
  if (secret === undefined) return null;
  const source = { ...note, secret };
  const fault = sourceFault(digest, commitments, source);
  if (fault !== null) return SENTENCES[fault];
  const deal = deals[note.deal - 1];
  if (deal === undefined) return null;
  const seed = seedOf(source);
  if (note.deal === 1 && deal.dealer !== firstDealer(rules, seed)) return SENTENCES.dealer;
  const { hands, widow, stock } = dealCards(rules, seed, note.deal - 1);
  const isDealt =
    hands.every((hand, seat) => hand.join() === sortCards(cardsOf(deal.hands[seat])).join()) &&
    widow.join() === sortCards(cardsOf(deal.widow)).join() &&
    stock.join() === cardsOf(deal.stock).join();
  return isDealt ? null : SENTENCES.cards;
}

const SENTENCES = {
  share: 'a share is not the one that was committed',
  secret: 'the secret does not fit its digest',
  dealer: 'the seed gives another first dealer',
  cards: 'the seed gives other cards',
} as const;

function cardsOf(text: string | undefined): readonly Face[] {
  const cards = parseCards(text ?? '');
  return cards.ok ? cards.value : [];
}
