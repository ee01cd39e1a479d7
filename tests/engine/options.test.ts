import { applyAction, type GameState, nextDealer, startGame } from '@main/engine/game';
import { legalOf } from '@main/engine/playDeal';
import { winnerOf } from '@main/engine/scoring';
import { viewFor } from '@main/engine/view';
import { printCards } from '@shared/game/cards';
import { MELD_TABLES } from '@shared/game/meldTables';
import { presetNamed } from '@shared/game/presets';
import type { RecordedDeal } from '@shared/game/record';
import type { RuleSet } from '@shared/game/rules';
import type { SideResult } from '@shared/game/view';
import { describe, expect, it } from 'vitest';
import { readGoldenDeals } from '../support/goldenDeals';
import type { NaiveAction } from '../support/naive/naiveTypes';
import { playDeal } from '../support/playDeal';
import { engineAction } from '../support/sideBySide';

/**
 * For each option of the rules' section 2 a deal in which it decides: the same cards and actions one
 * way and the other. The deals are the worked ones of tests/golden/deals; what differs is worked out
 * beside each test.
 */
const golden = new Map(readGoldenDeals().map(({ name, record }) => [name, record]));

function workedDeal(name: string, index = 0): { rules: RuleSet; deal: RecordedDeal } {
  const record = golden.get(name);
  const deal = record?.deals[index];
  if (record === undefined || deal === undefined) throw new Error(`no worked deal ${name}`);
  return { rules: record.rules, deal };
}

interface Variation {
  readonly rules?: Partial<RuleSet>;
  /** Instead of the deal's own actions. */
  readonly actions?: readonly NaiveAction[];
  /** Only so many of the deal's actions. */
  readonly upTo?: number;
  readonly index?: number;
}

function play(name: string, { rules = {}, actions, upTo, index }: Variation = {}): GameState {
  const { rules: worked, deal } = workedDeal(name, index);
  return playDeal(
    { ...worked, ...rules },
    { ...deal, actions: actions ?? deal.actions.slice(0, upTo) },
  );
}

const sidesOf = (game: GameState): readonly SideResult[] => {
  const result = game.finished[0]?.result;
  if (result === undefined) throw new Error('the deal is not over');
  return result.sides;
};
const howOf = (game: GameState) => game.finished[0]?.result.how;
const meldsOf = (game: GameState) => sidesOf(game).map((side) => side.meld);
const tricksOf = (game: GameState) => sidesOf(game).map((side) => side.tricks);
const pointsOf = (game: GameState) => sidesOf(game).map((side) => side.points);

/** Why an action is refused, or null. */
function refusal(game: GameState, action: NaiveAction): string | null {
  const applied = applyAction(game, action[0], engineAction(action));
  return applied.ok ? null : applied.error.code;
}

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
    const rules = presetNamed('sq-two')?.rules;
    if (rules === undefined) throw new Error('no preset');
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
    const after = play('sq-three', { upTo: 5, rules: { meldBeforeBury: false } });
    expect(after.deal.melds).toBeNull();
    expect(refusal(after, [2, 'bury', 'KH TD 9S'])).toBeNull();
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
});

describe('the exchange', () => {
  const toGive = 7;

  it('passCount: three, four or none', () => {
    const four = play('cm-single', { upTo: toGive });
    expect(legalOf(four.deal)).toEqual({ kind: 'give', count: 4, to: 3 });
    expect(refusal(four, [1, 'give', 'QS JS AD'])).toBe('wrong-count');
    expect(refusal(four, [1, 'give', 'QS JS AD KC JC'])).toBe('wrong-count');
    expect(refusal(four, [1, 'give', 'QS JS AD AS'])).toBe('card-not-held');
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

describe('what melds and tricks are worth', () => {
  it('meld: the extra queen of trumps counts in one table and not in the other', () => {
    // Run, queen of spades, two nines, aces: 150 + 20 + 20 + 100, or without the 20.
    expect(meldsOf(play('cm-single'))).toEqual([120, 290]);
    const rules = { meld: MELD_TABLES['cm-no-extra'] };
    expect(meldsOf(play('cm-single', { rules }))).toEqual([120, 270]);
  });

  it('counters: the same tricks by another count', () => {
    // Side 0 takes one trick, 9S QC JH TS: 10, or 10 + 3 + 2. All cards are 240 both ways, the last trick 10.
    expect(tricksOf(play('cm-single'))).toEqual([10, 240]);
    const counters = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 };
    expect(tricksOf(play('cm-single', { rules: { counters } }))).toEqual([15, 235]);
  });

  it('lastTrick: paid once, on the last trick', () => {
    const tricks = (lastTrick: number) =>
      play('cm-single', { rules: { lastTrick } }).deal.tricks.map((trick) => trick.points);
    expect(tricks(10).at(-1)).toBe(30);
    expect(tricks(50).at(-1)).toBe(70);
    expect(tricks(50).slice(0, -1)).toEqual(tricks(10).slice(0, -1));
  });

  it('meldNeeds: nothing, a trick, or points in tricks', () => {
    // Side 0 of the first deal shows 80 and takes no trick.
    expect(pointsOf(play('table-single'))).toEqual([0, 580]);
    expect(pointsOf(play('table-single', { rules: { meldNeeds: 'nothing' } }))).toEqual([80, 580]);
    // Side 1 of the second shows 12 and takes 10.
    expect(pointsOf(play('wcg-double'))).toEqual([201, 10]);
    expect(pointsOf(play('wcg-double', { rules: { meldNeeds: 11 } }))).toEqual([201, 10]);
    expect(pointsOf(play('wcg-double', { rules: { meldNeeds: 10 } }))).toEqual([201, 22]);
    expect(pointsOf(play('wcg-double', { rules: { meldNeeds: 'trick' } }))).toEqual([201, 22]);
  });

  it('meldNeeds decides a contract too', () => {
    // 250 of melds and 80 of tricks made 270; with 81 needed the melds are lost and it is set.
    const rules = { meldNeeds: 81 };
    expect([howOf(play('sq-cutthroat-4')), pointsOf(play('sq-cutthroat-4'))[1]]).toEqual([
      'made',
      290,
    ]);
    const set = play('sq-cutthroat-4', { rules });
    expect([howOf(set), pointsOf(set)]).toEqual(['set', [0, -270, 80, 130]]);
  });

  it('mustWin: who can beat a plain card must, or only a trump', () => {
    // Seat 1 holds AS TS 9S and KC QC 9C; seat 0 leads, spades are trumps.
    const legal = (mustWin: RuleSet['mustWin'], led: string) => {
      const rules = { mustWin };
      const actions = [...workedDeal('cm-cutthroat-3').deal.actions.slice(0, 9)];
      const game = play('cm-cutthroat-3', { rules, actions: [...actions, [0, 'play', led]] });
      const found = legalOf(game.deal);
      return found?.kind === 'play' ? printCards(found.cards) : null;
    };
    expect(legal('always', 'JC')).toBe('KC QC');
    expect(legal('trump', 'JC')).toBe('KC QC 9C');
    expect(legal('always', 'KS')).toBe('AS TS');
    expect(legal('trump', 'KS')).toBe('AS TS');
  });
});

describe('after the melds', () => {
  const options = (game: GameState) => {
    const legal = legalOf(game.deal);
    return legal?.kind === 'decision' ? [...legal.options].sort() : legal?.kind;
  };

  it('throwIn: a hand that could be made', () => {
    // Melds of 50 and 250 in tricks against 200.
    const at = (throwIn: RuleSet['throwIn']) =>
      play('cm-cutthroat-4', { upTo: 5, rules: { throwIn } });
    expect(options(at('choice'))).toEqual(['play-on', 'throw-in']);
    expect(options(at('automatic'))).toBe('play');
    expect(options(at('off'))).toBe('play');
    expect(pointsOf(play('cm-cutthroat-4'))).toEqual([20, 90, 0, -200]);
  });

  it('throwIn: a hand that can not', () => {
    // Melds of 8 and 25 in tricks against 45.
    const at = (throwIn: RuleSet['throwIn']) =>
      play('wcg-single', { index: 1, upTo: 9, rules: { throwIn } });
    expect(options(at('choice'))).toEqual(['throw-in']);
    expect(refusal(at('choice'), [0, 'play-on'])).toBe('must-throw-in');
    expect(options(at('off'))).toBe('play');
    expect([howOf(at('automatic')), pointsOf(at('automatic'))]).toEqual(['thrown-in', [-45, 8]]);
  });

  it.each<[RuleSet['moon'], number]>([
    // 200 in melds and 250 in tricks against 300, and the bonus.
    ['run', 600],
    ['tricks', 700],
    ['double-bid', 1050],
    ['double-run', 1950],
  ])('moon: every trick with %s is %i', (moon, points) => {
    const game = play('custom-moon', { rules: { moon } });
    expect([howOf(game), pointsOf(game)]).toEqual(['moon', [0, points]]);
  });

  it('moon: not offered without, and nothing more for every trick', () => {
    const rules = { moon: null };
    expect(options(play('custom-moon', { rules, upTo: 5 }))).toEqual(['play-on', 'throw-in']);
    const actions = workedDeal('custom-moon').deal.actions.map(
      (action): NaiveAction => (action[1] === 'moon' ? [3, 'play-on'] : action),
    );
    const game = play('custom-moon', { rules, actions });
    expect([howOf(game), pointsOf(game)]).toEqual(['made', [0, 450]]);
  });

  it('moon: one lost trick sets the side once, the others score as usual', () => {
    // The worked deal of cm-single: side 1 takes all tricks but one, contract 310.
    const actions = workedDeal('cm-single').deal.actions.map(
      (action): NaiveAction => (action[1] === 'play-on' ? [3, 'moon'] : action),
    );
    const game = play('cm-single', { rules: { moon: 'double-run' }, actions });
    expect([howOf(game), pointsOf(game)]).toEqual(['moon-failed', [130, -310]]);
  });

  it('moon: with throwing in off it is a decision by itself', () => {
    const rules = { throwIn: 'off' } as const;
    expect(options(play('custom-moon', { rules, upTo: 5 }))).toEqual(['moon', 'play-on']);
  });

  it('claim: offered to the player on lead, or never', () => {
    const claimed = workedDeal('cm-eight').deal.actions.findIndex(([, verb]) => verb === 'claim');
    const on = play('cm-eight', { upTo: claimed });
    expect(legalOf(on.deal)).toMatchObject({ kind: 'play', claim: true });
    const off = play('cm-eight', { upTo: claimed, rules: { claim: false } });
    expect(legalOf(off.deal)).toMatchObject({ kind: 'play', claim: false });
    expect(refusal(off, [4, 'claim'])).toBe('not-offered');
    // The last trick's bonus is paid after a claim too: 4 takes all 250.
    expect(tricksOf(play('cm-eight'))).toEqual([250, 0, 0, 0]);
  });
});

describe('the end of a game', () => {
  const at = (rules: Partial<RuleSet>, scores: number[], declarers: number, dealsCounted = 4) =>
    winnerOf(
      { ...workedDeal('sq-partnership').rules, ...rules },
      { scores, declarers, dealsCounted },
    );

  it('target: reached exactly is over, ten points short goes on', () => {
    expect(at({}, [1500, 1430], 0)).toBe(0);
    expect(at({}, [1490, 1430], 0)).toBeNull();
    expect(at({ target: 1000 }, [1490, 1430], 0)).toBe(0);
    expect(play('cm-double').winner).toBe(0);
    expect(play('cm-double', { rules: { target: 3000 } }).winner).toBeNull();
  });

  it('rounds: after so many deals, whatever the scores', () => {
    const rules = { target: null, rounds: 5 } as const;
    expect(at(rules, [2000, 100], 0)).toBeNull();
    expect(at(rules, [-20, -100], 1, 5)).toBe(0);
    // A tie plays on, also for the declarer's side.
    expect(at(rules, [300, 300], 1, 5)).toBeNull();
    expect(at(rules, [300, 310], 0, 6)).toBe(1);
  });

  it('bothCross: the bidder goes out first, or the higher side', () => {
    expect(at({ bothCross: 'bidder' }, [1510, 1600], 0)).toBe(0);
    expect(at({ bothCross: 'higher' }, [1510, 1600], 0)).toBe(1);
    // The bidder must have crossed.
    expect(at({ bothCross: 'bidder' }, [1490, 1600], 0)).toBe(1);
    // A tie goes to the declarer's side if it is in it.
    expect(at({ bothCross: 'higher' }, [1600, 1600], 1)).toBe(1);
    // Three sides: two others tie, the declarer hasn't crossed: another deal.
    expect(at({ bothCross: 'bidder', players: 6 }, [1600, 1600, 900], 2)).toBeNull();
    expect(at({ bothCross: 'higher', players: 6 }, [1600, 1600, 1550], 2)).toBeNull();
    expect(at({ bothCross: 'bidder', players: 6 }, [1600, 1600, 1550], 2)).toBe(2);
  });
});
