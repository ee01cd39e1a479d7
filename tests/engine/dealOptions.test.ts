import { nextDealer, startGame } from '@main/engine/game';
import { legalOf } from '@main/engine/playDeal';
import { viewFor } from '@main/engine/view';
import { printCards } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import type { NaiveAction } from '../support/naive/naiveTypes';
import { playDeal } from '../support/playDeal';
import { howOf, meldsOf, play, pointsOf, refusal, workedDeal } from '../support/workedVariation';

/**
 * For each option of the rules' section 2 a deal in which it decides: the same cards and actions one
 * way and the other. The deals are the worked ones of tests/golden/deals; what differs is worked out
 * beside each test.
 */
describe('players, partners, deck, widow', () => {
  /** The hand sizes of section 1. */
  it.each<[RuleSet['players'], boolean, RuleSet['deck'], RuleSet['widow'], number]>([
    [3, false, 'single', 0, 16],
    [3, false, 'single', 3, 15],
    [4, true, 'single', 0, 12],
    [4, false, 'single', 0, 12],
    [4, true, 'double80', 0, 20],
    [4, false, 'double96', 0, 24],
    [6, true, 'single', 0, 8],
    [6, true, 'double96', 0, 16],
    [8, true, 'single', 0, 6],
    [8, true, 'double96', 0, 12],
  ])('%i players, partners %s, %s, widow %i: %i cards', (players, partners, deck, widow, size) => {
    const base = workedDeal('cm-single').rules;
    const rules: RuleSet = { ...base, players, partners, deck, widow, passCount: 0 };
    const { deal, scores } = startGame(rules, 'a').game;
    expect(deal.hands.map((hand) => hand.length)).toEqual(new Array(players).fill(size));
    expect(deal.dealt.widow).toHaveLength(widow);
    expect(scores).toHaveLength(partners ? players / 2 : players);
  });

  it('two players have twelve cards and a stock of 24', () => {
    const rules = presetRules('sq-two');
    const { deal } = startGame(rules, 'a').game;
    expect([deal.hands.map((hand) => hand.length), deal.stock.length]).toEqual([[12, 12], 24]);
  });

  it('partners: two seats score together and meet `meldNeeds` together', () => {
    // Alone: seat 0 takes no trick and loses its 150; 290, 110 and 130 for the others.
    expect(pointsOf(play('sq-cutthroat-4'))).toEqual([0, 290, 110, 130]);
    // Together: seats 0 and 2 have 150 + 30 in melds, 80 in tricks; 1 and 3 have 250 and 170.
    expect(pointsOf(play('sq-cutthroat-4', { rules: { partners: true } }))).toEqual([260, 420]);
  });

  it('widow: the declarer takes three cards and buries three', () => {
    const withWidow = play('sq-three', { upTo: 5 });
    expect(viewFor(withWidow, 2).hand).toHaveLength(18);
    expect(legalOf(withWidow.deal)).toMatchObject({ kind: 'bury', count: 3 });
    expect(
      viewFor(withWidow, 0)
        .widow?.map((card) => printCards([card]))
        .sort(),
    ).toEqual(['9S', '9D', 'JS'].sort());
    // Without one the trumps are followed by the first lead.
    const without = play('sq-cutthroat-3', { upTo: 5 });
    expect(legalOf(without.deal)?.kind).toBe('play');
    expect(viewFor(without, 0).widow).toBeNull();
  });
});

describe('meldBeforeBury, defendersMeld', () => {
  it('meldBeforeBury: melds are shown from 18 cards and the bury may not lower them', () => {
    const before = play('sq-three', { upTo: 5 });
    expect(before.deal.melds?.map((melds) => melds.points)).toEqual([70, 120, 220]);
    // The king of hearts is in a marriage: 220 would become 200.
    expect(refusal(before, [2, 'bury', 'KH TD 9S'])).toBe('lowers-meld');
    expect(refusal(before, [2, 'bury', 'KD TD'])).toBe('wrong-count');
    expect(refusal(before, [2, 'bury', 'TD TD KD'])).toBe('card-not-held');
    // The order of the cards is nothing, and cards of the widow may be buried again.
    expect(refusal(before, [2, 'bury', '9S KD TD'])).toBeNull();
    const after = play('sq-three', { upTo: 5, rules: { meldBeforeBury: false } });
    expect(after.deal.melds).toBeNull();
    expect(refusal(after, [2, 'bury', 'KH TD 9S'])).toBeNull();
  });

  it("the bury is a trick: melds that need one count, and its counters are the declarer's", () => {
    // KD TD 9S are 20; the first lead has not been made.
    const buried = play('sq-three', { upTo: 6 });
    expect(buried.deal.phase).toEqual({ kind: 'play', seat: 2 });
    expect(viewFor(buried, 2).sides[2]).toEqual({
      meld: 220,
      tricks: 20,
      trickCount: 1,
      meldCounts: true,
    });
    expect(viewFor(buried, 2).sides[0]).toMatchObject({ trickCount: 0, meldCounts: false });
    expect(
      viewFor(buried, 2)
        .buried?.map((card) => printCards([card]))
        .sort(),
    ).toEqual(['9S', 'KD', 'TD']);
    // What was buried is the declarer's secret.
    expect(viewFor(buried, 0).buried).toBeNull();
    expect(viewFor(buried, 0).sides[2]?.tricks).toBe(0);
  });

  it('defendersMeld: only the side of the declarer melds', () => {
    expect([meldsOf(play('cm-single')), pointsOf(play('cm-single'))]).toEqual([
      [120, 290],
      [130, 530],
    ]);
    const off = play('cm-single', { rules: { defendersMeld: false } });
    expect([meldsOf(off), pointsOf(off)]).toEqual([
      [0, 290],
      [10, 530],
    ]);
  });
});

describe('the auction', () => {
  const bids = (rules: Partial<RuleSet>, upTo: number) => {
    const legal = legalOf(play('cm-single', { rules, upTo }).deal);
    return legal?.kind === 'auction' ? legal.bids : null;
  };

  it('opening and increment: the first bid', () => {
    expect(bids({}, 0)).toEqual({ min: 250, max: 300, step: 10 });
    expect(bids({ opening: 150 }, 0)).toEqual({ min: 150, max: 200, step: 10 });
    expect(bids({ increment: 50 }, 0)).toEqual({ min: 250, max: 300, step: 50 });
  });

  it('increment: each bid at least one step higher', () => {
    // After 250 and a pass.
    expect(bids({}, 2)).toEqual({ min: 260, max: 300, step: 10 });
    expect(bids({ increment: 50 }, 2)).toEqual({ min: 300, max: 300, step: 50 });
    const game = play('cm-single', { upTo: 2 });
    expect(refusal(game, [1, 'bid', 250])).toBe('bad-bid');
    expect(refusal(game, [1, 'bid', 265])).toBe('bad-bid');
  });

  it('maxRaise: how much higher; without it up to 40 openings', () => {
    // After 250, pass, 260, pass.
    expect(bids({}, 4)).toEqual({ min: 270, max: 310, step: 10 });
    expect(bids({ maxRaise: 20 }, 4)).toEqual({ min: 270, max: 280, step: 10 });
    expect(bids({ maxRaise: null }, 4)).toEqual({ min: 270, max: 10000, step: 10 });
    expect(bids({ maxRaise: null }, 0)).toEqual({ min: 250, max: 10000, step: 10 });
  });

  it('nobody can bid above 40 openings: the next may only pass', () => {
    const game = play('cm-single', { rules: { maxRaise: null }, actions: [[3, 'bid', 10000]] });
    expect(legalOf(game.deal)).toEqual({ kind: 'auction', bids: null });
    expect(refusal(game, [0, 'bid', 10010])).not.toBeNull();
    expect(refusal(game, [0, 'pass'])).toBeNull();
  });

  it('firstBidder: the dealer or the player left of it', () => {
    expect(play('cm-single', { upTo: 0 }).deal.phase).toEqual({ kind: 'auction', seat: 3 });
    const left = play('cm-single', { upTo: 0, rules: { firstBidder: 'left' } });
    expect(left.deal.phase).toEqual({ kind: 'auction', seat: 0 });
  });

  it('allPass: the last in turn is forced, or may pass too', () => {
    // Seat 2 deals; 3, 0 and 1 pass.
    const forced = play('sq-partnership', { upTo: 3 });
    expect([forced.deal.declarer, forced.deal.contract]).toEqual([2, 250]);
    expect(forced.deal.phase).toEqual({ kind: 'trump', seat: 2 });
    expect(forced.deal.moves.at(-1)).toEqual({ seat: 2, action: { type: 'bid', amount: 250 } });
    const passes: NaiveAction[] = [3, 0, 1, 2].map((seat) => [seat, 'pass'] as const);
    const rules = { allPass: 'redeal' } as const;
    const asked = play('sq-partnership', { rules, actions: passes.slice(0, 3) });
    expect(asked.deal.phase).toEqual({ kind: 'auction', seat: 2 });
    const redealt = play('sq-partnership', { rules, actions: passes });
    expect([howOf(redealt), pointsOf(redealt), nextDealer(redealt)]).toEqual(['redeal', [0, 0], 2]);
  });

  it('with the dealer first, the last in turn is the player right of it', () => {
    // Seat 2 deals and speaks first; seat 1 is last.
    const rules = { firstBidder: 'dealer' } as const;
    const passes: NaiveAction[] = [2, 3, 0].map((seat) => [seat, 'pass'] as const);
    expect(play('sq-partnership', { rules, actions: passes }).deal.declarer).toBe(1);
  });

  it('ninesRedeal: six nines are asked before the first bid', () => {
    const asked = play('custom-redeals', { upTo: 0 });
    expect(asked.deal.phase).toEqual({ kind: 'nines', seat: 1 });
    expect(refusal(asked, [0, 'pass'])).toBe('not-your-turn');
    expect(refusal(asked, [1, 'pass'])).toBe('wrong-phase');
    const off = play('custom-redeals', { upTo: 0, rules: { ninesRedeal: false } });
    expect(off.deal.phase).toEqual({ kind: 'auction', seat: 0 });
    const redealt = play('custom-redeals');
    expect([howOf(redealt), nextDealer(redealt)]).toEqual(['redeal', 3]);
  });

  it('ninesRedeal: more than five, so five are not asked', () => {
    const { rules, deal } = workedDeal('custom-redeals');
    const swapped = (hand: string, out: string, back: string) =>
      hand
        .split(' ')
        .map((card) => (card === out ? back : card))
        .join(' ');
    const [first = '', second = '', ...others] = deal.hands;
    // Seat 1 gives its nine of clubs for a king: five nines are left.
    const hands = [swapped(first, 'KC', '9C'), second.replace('KC 9C', 'KC KC'), ...others];
    const game = playDeal(rules, { dealer: deal.dealer, hands, actions: [] });
    expect(game.deal.phase).toEqual({ kind: 'auction', seat: 0 });
  });
});

describe('the exchange', () => {
  const toGive = 7;

  it('passCount: three, four or none', () => {
    const four = play('cm-single', { upTo: toGive });
    expect(legalOf(four.deal)).toEqual({ kind: 'give', count: 4, to: 3 });
    expect(refusal(four, [1, 'give', 'QS JS AD'])).toBe('wrong-count');
    expect(refusal(four, [1, 'give', 'QS JS AD KC JC'])).toBe('wrong-count');
    expect(refusal(four, [1, 'give', 'QS JS AD AS'])).toBe('card-not-held');
    // Seat 1 was dealt one queen of spades.
    expect(refusal(four, [1, 'give', 'QS QS JS AD'])).toBe('card-not-held');
    expect(refusal(four, [3, 'give', '9H 9D AC TC'])).toBe('not-your-turn');
    const three = play('cm-single', { upTo: toGive, rules: { passCount: 3 } });
    expect(legalOf(three.deal)).toEqual({ kind: 'give', count: 3, to: 3 });
    expect(refusal(three, [1, 'give', 'QS JS AD'])).toBeNull();
    const none = play('cm-single', { upTo: toGive, rules: { passCount: 0 } });
    expect(none.deal.phase).toEqual({ kind: 'decision', seat: 3 });
  });

  it('passOrder: the declarer may return what it was given only if it sees it first', () => {
    // The king of clubs came from the partner; seat 3 was dealt none.
    const seen = play('cm-single', { upTo: toGive + 1 });
    expect(viewFor(seen, 3).hand).toHaveLength(16);
    expect(refusal(seen, [3, 'give', '9H 9D KC TC'])).toBeNull();
    const unseen = play('cm-single', { upTo: toGive + 1, rules: { passOrder: 'together' } });
    expect(viewFor(unseen, 3).hand).toHaveLength(12);
    expect(refusal(unseen, [3, 'give', '9H 9D KC TC'])).toBe('card-not-held');
    expect(refusal(unseen, [3, 'give', '9H 9D AC TC'])).toBeNull();
  });
});
