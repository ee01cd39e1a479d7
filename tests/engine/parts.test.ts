import { canClaim } from '@main/engine/claim';
import { scoreMelds } from '@main/engine/melding';
import { startDeal } from '@main/engine/playDeal';
import { moonBonus as engineMoonBonus, scoreDeal, winnerOf } from '@main/engine/scoring';
import { legalCards, winningIndex } from '@main/engine/trickPlay';
import { countFaces, printCards, SUITS } from '@shared/game/cards';
import { MUST_WINS, type RuleSet } from '@shared/game/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealOut, faces, forEngine } from '../support/dealtCards';
import { fromText, wholeDeck, without } from '../support/naive/naiveCards';
import { meldsAsText, naiveMelds } from '../support/naive/naiveMelds';
import {
  moonBonus,
  naiveWinner,
  scoreAuctionDeal,
  sumOfTricks,
} from '../support/naive/naiveScoring';
import { mayClaim, naiveLegal, winningIndex as naiveWinning } from '../support/naive/naiveTricks';
import { randomRules } from '../support/randomRules';
import { type SeededRandom, seededRandom } from '../support/seededRandom';

const SEED = 20261130;

const decks = fc.constantFrom('single' as const, 'double80', 'double96');
const anySeed = fc.nat(0xffff_ffff).map(seededRandom);

/** Cards of a deck, mostly of one rank or suit half of the time, so that copies meet. */
function someCards(deck: 'single' | 'double80' | 'double96', size: number, random: SeededRandom) {
  const mixed = random.shuffle(wholeDeck(deck));
  const suits = random.pick(['SHDC', 'SD', 'SH', 'H', 'SHDC']);
  const ranks = random.pick(['ATKQJ9', 'KQJ', 'AK', 'QJ9', 'ATKQJ9']);
  const liked = mixed.filter(
    (card) => suits.includes(card[1] ?? '') && ranks.includes(card[0] ?? ''),
  );
  return [...liked, ...without(mixed, liked)].slice(0, size);
}

describe(`each part of the rules against the naive implementation, seed ${SEED}`, () => {
  it('melds', () => {
    fc.assert(
      fc.property(randomRules, anySeed, fc.integer({ min: 0, max: 24 }), (rules, random, size) => {
        const hand = someCards(rules.deck, size, random);
        const trump = random.pick(SUITS);
        const found = scoreMelds(rules, trump, faces(hand));
        const expected = naiveMelds(rules.meld, trump, hand);
        expect(found.points).toBe(expected.points);
        expect(
          meldsAsText(found.melds.map((m) => ({ ...m, cards: fromText(printCards(m.cards)) }))),
        ).toEqual(meldsAsText(expected.melds));
      }),
      { seed: SEED, numRuns: 800 },
    );
  });

  it('legal cards and winners', () => {
    fc.assert(
      fc.property(decks, anySeed, fc.integer({ min: 0, max: 7 }), (deck, random, size) => {
        const cards = someCards(deck, size + 1 + random.below(10), random);
        const trick = cards.slice(0, size);
        const hand = random.shuffle(cards.slice(size));
        const trump = random.pick(SUITS);
        for (const mustWin of MUST_WINS)
          expect(
            printCards(legalCards(faces(trick), faces(hand), trump, mustWin).sort((a, b) => a - b)),
          ).toBe(naiveLegal(mustWin, trump, trick, hand).join(' '));
        if (size > 0) expect(winningIndex(faces(trick), trump)).toBe(naiveWinning(trump, trick));
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });

  it('claims', () => {
    let offered = 0;
    fc.assert(
      fc.property(decks, anySeed, fc.integer({ min: 1, max: 8 }), (deck, random, size) => {
        const cards = wholeDeck(deck);
        const trump = random.pick(SUITS);
        const high = cards.filter((card) => 'ATK'.includes(card[0] ?? '') || card[1] === trump);
        const hand = random.shuffle(random.onceIn(2) ? high : cards).slice(0, size);
        const others = random.shuffle(without(cards, hand));
        const out = others.slice(0, random.below(12));
        const expected = mayClaim(trump, hand, out);
        offered += Number(expected);
        expect(canClaim({ hand: faces(hand), out: countFaces(faces(out)), trump })).toBe(expected);
      }),
      { seed: SEED, numRuns: 1500 },
    );
    expect(offered).toBeGreaterThan(100);
  });

  it('the score of a deal', () => {
    fc.assert(
      fc.property(
        randomRules.filter((rules) => rules.players > 2),
        anySeed,
        (rules, random) => {
          const sideCount = rules.partners ? rules.players / 2 : rules.players;
          const all = sumOfTricks(rules);
          const declarer = random.below(rules.players);
          const contract = (rules.opening ?? 0) * (1 + random.below(3));
          const shares = Array.from({ length: sideCount }, () => random.below(4));
          const total = shares.reduce((a, b) => a + b, 0);
          const tally = shares.map((share) => ({
            meld: 10 * random.below(12),
            tricks: total === 0 ? 0 : Math.floor((all * share) / total),
            trickCount: share,
          }));
          const thrownIn = random.onceIn(5);
          const moon = !thrownIn && rules.moon !== null && random.onceIn(2);
          const { deal } = startDeal(rules, 0, forEngine(dealOut(rules, wholeDeck(rules.deck))));
          const how = thrownIn ? ('thrown-in' as const) : null;
          const scored = scoreDeal({ ...deal, declarer, contract, moon, tally, how });
          const expected = scoreAuctionDeal(rules, {
            declarerSide: declarer % sideCount,
            contract,
            thrownIn,
            moon,
            sides: tally,
          });
          expect(scored.how).toBe(expected.how);
          expect(scored.sides.map((side) => side.points)).toEqual(expected.points);
          expect(engineMoonBonus(rules, contract)).toBe(moonBonus(rules, contract));
        },
      ),
      { seed: SEED, numRuns: 800 },
    );
  });

  it('the end of a game', () => {
    const ends = fc.constantFrom<Pick<RuleSet, 'target' | 'rounds'>>(
      { target: 5, rounds: null },
      { target: null, rounds: 3 },
    );
    fc.assert(
      fc.property(randomRules, ends, anySeed, (drawn, end, random) => {
        const rules = { ...drawn, ...end };
        const sideCount = rules.partners ? rules.players / 2 : rules.players;
        const scores = Array.from({ length: sideCount }, () => random.below(9));
        const declarers = rules.players === 2 ? null : random.below(sideCount);
        const dealsCounted = 1 + random.below(5);
        expect(winnerOf(rules, { scores, dealsCounted, declarers })).toBe(
          naiveWinner(rules, scores, declarers, dealsCounted),
        );
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });
});
