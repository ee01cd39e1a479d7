import { canClaim } from '@main/engine/claim';
import { countFaces, SUITS } from '@shared/game/cards';
import { MUST_WINS, type MustWin } from '@shared/game/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faces } from '../support/dealtCards';
import { type Card, type NaiveSuit, wholeDeck, without } from '../support/naive/naiveCards';
import { claimLead, naiveLegal, winningIndex } from '../support/naive/naiveTricks';
import { seededRandom } from '../support/seededRandom';

const SEED = 20261203;

interface Ending {
  readonly trump: NaiveSuit;
  readonly mustWin: MustWin;
  /** The claimer's hand first, then the others in turn. */
  readonly hands: readonly (readonly Card[])[];
}

/** Whether the claimer wins every trick whatever the others play. */
function winsAll({ trump, mustWin, hands }: Ending): boolean {
  const own = hands[0] ?? [];
  if (own.length === 0) return true;
  const lead = claimLead(trump, own);
  const finish = (
    seat: number,
    trick: readonly Card[],
    left: readonly (readonly Card[])[],
  ): boolean => {
    const hand = hands[seat];
    if (hand === undefined)
      return winningIndex(trump, trick) === 0 && winsAll({ trump, mustWin, hands: left });
    return naiveLegal(mustWin, trump, trick, hand).every((card) =>
      finish(seat + 1, [...trick, card], [...left, without(hand, [card])]),
    );
  };
  return finish(1, [lead], [without(own, [lead])]);
}

it(`a claim that is offered can't fail, however the rest lies and is played, seed ${SEED}`, () => {
  let offered = 0;
  const drawn = fc.record({
    deck: fc.constantFrom('single' as const, 'double80', 'double96'),
    mustWin: fc.constantFrom(...MUST_WINS),
    size: fc.integer({ min: 1, max: 3 }),
    others: fc.integer({ min: 1, max: 3 }),
    seed: fc.nat(0xffff_ffff),
  });
  fc.assert(
    fc.property(drawn, ({ deck, mustWin, size, others, seed }) => {
      const random = seededRandom(seed);
      const trump = random.pick(SUITS);
      const cards = random.shuffle(wholeDeck(deck));
      const high = cards.filter((card) => 'AT'.includes(card[0] ?? '') || card[1] === trump);
      const own = high.slice(0, size);
      const out = without(cards, own).slice(0, size * others);
      if (!canClaim({ hand: faces(own), out: countFaces(faces(out)), trump })) return;
      offered += 1;
      const hands = [
        own,
        ...Array.from({ length: others }, (_, i) => out.slice(i * size, (i + 1) * size)),
      ];
      expect(winsAll({ trump, mustWin, hands })).toBe(true);
    }),
    { seed: SEED, numRuns: 1500 },
  );
  expect(offered).toBeGreaterThan(300);
});
