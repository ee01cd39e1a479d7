import {
  applyAction,
  continueGame,
  createGame,
  type GameState,
  nextDeal,
  startGame,
} from '@main/engine/game';
import { startDeal } from '@main/engine/playDeal';
import { scoreDeal } from '@main/engine/scoring';
import { legalCards, trickPoints, winningIndex } from '@main/engine/trickPlay';
import { deckCards, printCards } from '@shared/game/cards';
import { PRESETS, presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { dealOut, faces, forEngine } from '../support/dealtCards';
import { fromText, wholeDeck } from '../support/naive/naiveCards';
import type { NaiveAction } from '../support/naive/naiveTypes';
import { playOn } from '../support/playDeal';
import { seededRandom } from '../support/seededRandom';

/** What a deal scores whose sides showed and took so much. */
function scored(
  rules: RuleSet,
  contract: number,
  sides: readonly { meld: number; tricks: number; trickCount: number }[],
) {
  const { deal } = startDeal(rules, 0, forEngine(dealOut(rules, wholeDeck(rules.deck))));
  const { how, sides: scores } = scoreDeal({ ...deal, declarer: 0, contract, tally: sides });
  return [how, ...scores.map((side) => side.points)];
}

describe('scoring', () => {
  it('the worked hand: contract 320, melds 260 against 80', () => {
    const rules = presetRules('sq-partnership');
    const sides = (tricks: number) => [
      { meld: 260, tricks, trickCount: 6 },
      { meld: 80, tricks: 250 - tricks, trickCount: 6 },
    ];
    expect(scored(rules, 320, sides(160))).toEqual(['made', 420, 170]);
    expect(scored(rules, 320, sides(50))).toEqual(['set', -320, 280]);
  });

  it('a contract reached exactly is made, ten short is set', () => {
    const rules = presetRules('sq-partnership');
    const sides = (tricks: number) => [
      { meld: 200, tricks, trickCount: 6 },
      { meld: 0, tricks: 250 - tricks, trickCount: 6 },
    ];
    expect(scored(rules, 320, sides(120))).toEqual(['made', 320, 130]);
    expect(scored(rules, 320, sides(110))).toEqual(['set', -320, 140]);
  });

  it('"needs a trick" looks at tricks, not at points', () => {
    const rules = presetRules('sq-partnership');
    expect(trickPoints(faces(fromText('QC JC 9C 9C')), rules)).toBe(0);
    const declarers = { meld: 150, tricks: 250, trickCount: 11 };
    expect(scored(rules, 250, [declarers, { meld: 80, tricks: 0, trickCount: 1 }])).toEqual([
      'made',
      400,
      80,
    ]);
    expect(scored(rules, 250, [declarers, { meld: 80, tricks: 0, trickCount: 0 }])).toEqual([
      'made',
      400,
      0,
    ]);
  });

  it('the declarer needs its trick too: melds alone make no contract', () => {
    const rules = presetRules('sq-partnership');
    const sides = [
      { meld: 300, tricks: 0, trickCount: 0 },
      { meld: 0, tricks: 250, trickCount: 12 },
    ];
    expect(scored(rules, 250, sides)).toEqual(['set', -250, 250]);
    expect(scored(presetRules('cm-single'), 250, sides)).toEqual(['made', 300, 250]);
  });
});

describe('following and winning', () => {
  const legal = (trick: string, hand: string) =>
    printCards(legalCards(faces(fromText(trick)), faces(fromText(hand)), 'H', 'trump'));

  it('with must-win only in trumps a plain suit is free and trumps are not', () => {
    expect(legal('KS', 'AS 9S')).toBe('AS 9S');
    expect(legal('QH', 'KH 9H')).toBe('KH');
  });

  it('ranks are compared within a suit only', () => {
    // Clubs led, ruffed by the partner with the nine of trumps; a side queen is thrown on it.
    expect(winningIndex(faces(fromText('AC JC 9H QD')), 'H')).toBe(2);
  });

  it('the first of two equal cards wins', () => {
    expect(winningIndex(faces(fromText('KS AS AS TS')), 'H')).toBe(1);
    expect(winningIndex(faces(fromText('KS TH QH TH')), 'H')).toBe(1);
  });
});

/** Everybody passes but `declarer`, who opens; then the trumps are spades and nothing is decided. */
function toFirstLead(rules: RuleSet, dealer: number, declarer: number): GameState {
  const cards = dealOut(rules, seededRandom(5).shuffle(wholeDeck(rules.deck)));
  let { game } = createGame(rules, dealer, forEngine(cards));
  const act = (action: NaiveAction) => {
    game = playOn(game, [action]);
  };
  while (game.deal.phase.kind === 'auction') {
    const { seat } = game.deal.phase;
    const opens = seat === declarer && game.deal.auction.high === null;
    act(opens ? [seat, 'bid', rules.opening ?? 0] : [seat, 'pass']);
  }
  act([declarer, 'trump', 'S']);
  if (game.deal.phase.kind === 'decision') act([declarer, 'play-on']);
  return game;
}

describe('the course of a deal', () => {
  it('the declarer leads the first trick whoever dealt', () => {
    const rules = { ...presetRules('table-single'), allPass: 'redeal' as const };
    for (let dealer = 0; dealer < 4; dealer += 1)
      for (let declarer = 0; declarer < 4; declarer += 1)
        expect(toFirstLead(rules, dealer, declarer).deal.phase).toEqual({
          kind: 'play',
          seat: declarer,
        });
  });

  it('the same bid or card twice is refused the second time', () => {
    const { game } = startGame(presetRules('sq-partnership'), 'twice');
    const { phase } = game.deal;
    if (phase.kind !== 'auction') throw new Error('no auction');
    const bid = { type: 'bid', amount: 250 } as const;
    const once = applyAction(game, phase.seat, bid);
    if (!once.ok) throw new Error('refused');
    const turn = (phase.seat + 1) % 4;
    expect(once.value.game.deal.phase).toEqual({ kind: 'auction', seat: turn });
    expect(applyAction(once.value.game, phase.seat, bid)).toEqual({
      ok: false,
      error: { code: 'not-your-turn', turn },
    });
    expect(once.value.game.deal.moves).toHaveLength(1);

    const lead = toFirstLead({ ...presetRules('table-single'), allPass: 'redeal' }, 0, 2);
    const [card] = lead.deal.hands[2] ?? [];
    if (card === undefined) throw new Error('no card');
    const played = applyAction(lead, 2, { type: 'play', card });
    if (!played.ok) throw new Error('refused');
    expect(applyAction(played.value.game, 2, { type: 'play', card }).ok).toBe(false);
  });

  it('a refused action leaves the game as it was', () => {
    const { game } = startGame(presetRules('sq-partnership'), 'refused');
    const before = JSON.stringify(game);
    expect(applyAction(game, 0, { type: 'play', card: 3 }).ok).toBe(false);
    expect(applyAction(game, 1, { type: 'bid', amount: 1 }).ok).toBe(false);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('a thrown-in deal leaves nothing behind, fifty times in a row', () => {
    const rules = { ...presetRules('cm-single'), passCount: 0 as const, target: 1_000_000 };
    let { game } = startGame(rules, 'fifty');
    for (let i = 0; i < 50; i += 1) {
      const { deal } = game;
      expect(deal.hands.map((hand) => hand.length)).toEqual([12, 12, 12, 12]);
      expect(printCards(deal.hands.flat().sort((a, b) => a - b))).toBe(
        printCards(deckCards('single')),
      );
      expect([deal.tricks, deal.melds, deal.declarer, deal.trump]).toEqual([[], null, null, null]);
      const order = [0, 1, 2, 3].map((step) => (deal.dealer + step) % 4);
      const last = order[3] ?? 0;
      const passes = order.slice(0, 3).map((seat): NaiveAction => [seat, 'pass']);
      game = playOn(game, [...passes, [last, 'trump', 'S'], [last, 'throw-in']]);
      expect(game.finished.at(-1)?.result.how).toBe('thrown-in');
      game = nextDeal(game, 'fifty').game;
    }
    expect(game.finished).toHaveLength(50);
  });

  it.each(PRESETS)('$name starts at nothing to nothing, with no trick', ({ rules }) => {
    const { game } = startGame(rules, 'new');
    expect(new Set(game.scores)).toEqual(new Set([0]));
    expect([game.finished, game.deal.tricks, game.winner]).toEqual([[], [], null]);
    expect(game.deal.trick?.cards ?? []).toEqual([]);
  });

  it('goes on only between deals of a game that nobody has won', () => {
    const { game } = startGame(presetRules('sq-partnership'), 'on');
    const cards = forEngine(dealOut(game.rules, wholeDeck('single')));
    expect(() => continueGame(game, cards)).toThrow();
  });
});

describe('seeds', () => {
  it('the same seed deals the same, another seed or deal another', () => {
    const rules = presetRules('sq-partnership');
    const hands = (seed: string) => startGame(rules, seed).game.deal.hands;
    expect(hands('a')).toEqual(hands('a'));
    expect(hands('a')).not.toEqual(hands('b'));
  });

  it('every seat deals first sooner or later', () => {
    const dealers = new Set(
      Array.from(
        { length: 60 },
        (_, i) => startGame(presetRules('cm-six'), `${i}`).game.deal.dealer,
      ),
    );
    expect([...dealers].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('nothing of the seed is in the game', () => {
    const seed = 'a-seed-that-would-be-seen';
    expect(JSON.stringify(startGame(presetRules('sq-two'), seed))).not.toContain(seed);
  });

  it('every card comes to every seat about equally often', () => {
    // 3,000 deals of 48 cards to four seats: chi-square with 23 x 3 degrees of freedom, for which
    // 120 has a chance of about one in ten thousand. Faces have two copies, so each seat expects 2/4.
    const deals = 3000;
    const seen = new Map<string, number>();
    for (let i = 0; i < deals; i += 1)
      startGame(presetRules('sq-partnership'), `shuffle-${i}`).game.deal.hands.forEach(
        (hand, seat) => {
          for (const card of hand)
            seen.set(`${card} ${seat}`, (seen.get(`${card} ${seat}`) ?? 0) + 1);
        },
      );
    const expected = deals / 2;
    let chiSquare = 0;
    for (let card = 0; card < 24; card += 1)
      for (let seat = 0; seat < 4; seat += 1)
        chiSquare += ((seen.get(`${card} ${seat}`) ?? 0) - expected) ** 2 / expected;
    expect(chiSquare).toBeLessThan(120);
  });
});
