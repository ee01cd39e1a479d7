import { type GameState, nextDeal, startGame } from '@main/engine/game';
import { legalOf } from '@main/engine/playDeal';
import { winnerOf } from '@main/engine/scoring';
import { printCards } from '@shared/game/cards';
import { MELD_TABLES } from '@shared/game/meldTables';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { wholeDeck, without } from '../support/naive/naiveCards';
import type { NaiveAction } from '../support/naive/naiveTypes';
import { playDeal, playOn } from '../support/playDeal';
import {
  howOf,
  meldsOf,
  play,
  pointsOf,
  refusal,
  tricksOf,
  workedDeal,
} from '../support/workedVariation';

/**
 * For each option of the rules' section 2 a deal in which it decides: the same cards and actions one
 * way and the other. The deals are the worked ones of tests/golden/deals; what differs is worked out
 * beside each test.
 */
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
    // The others' melds are whole, though nobody has taken a trick.
    const needy = play('cm-cutthroat-4', { rules: { meldNeeds: 'trick' } });
    expect(pointsOf(needy)).toEqual([20, 90, 0, -200]);
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

  it('throwIn: a hand that every trick would just make is played', () => {
    // The same hands: 8 and 25 make 33 and no more.
    const bidding = (amount: number) => {
      const [trump, gift, back] = workedDeal('wcg-single', 1).deal.actions.slice(6);
      if (trump === undefined || gift === undefined || back === undefined)
        throw new Error('no deal');
      const calls: NaiveAction[] = [
        [2, 'pass'],
        [3, 'pass'],
        [0, 'bid', amount],
        [1, 'pass'],
      ];
      return play('wcg-single', { index: 1, actions: [...calls, trump, gift, back] });
    };
    expect(options(bidding(33))).toBe('play');
    expect(howOf(bidding(34))).toBe('thrown-in');
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

  it('claim: the declarer knows what it has buried', () => {
    // All trumps and the tens of hearts: they are top because both aces have been buried.
    const { rules, deal } = workedDeal('cm-cutthroat-3');
    const trumps = 'AS AS TS TS KS KS QS QS JS JS 9S 9S';
    const own = `${trumps} AH AH TH`.split(' ');
    const widow = 'TH AD AD'.split(' ');
    const others = without(wholeDeck('single'), [...own, ...widow]);
    const game = playDeal(rules, {
      dealer: deal.dealer,
      hands: [others.slice(0, 15), own, others.slice(15)].map((hand) => hand.join(' ')),
      widow: widow.join(' '),
      actions: [
        [1, 'bid', 200],
        [2, 'pass'],
        [0, 'pass'],
        [1, 'trump', 'S'],
        [1, 'bury', 'AH AH AD'],
        [1, 'play-on'],
      ],
    });
    expect(legalOf(game.deal)).toMatchObject({ kind: 'play', claim: true });
    // 30 buried, 210 in tricks and the 10 of the last one: all of it is the declarer's.
    const claimed = playOn(game, [[1, 'claim']]);
    expect(tricksOf(claimed)).toEqual([0, 250, 0]);
    expect(claimed.deal.tricks).toHaveLength(15);
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

  it('rounds: the game ends after that many deals, whatever the scores', () => {
    const rules = { target: null, rounds: 5 } as const;
    expect(at(rules, [2000, 100], 0)).toBeNull();
    expect(at(rules, [-20, -100], 1, 5)).toBe(0);
    // A tie plays on, also for the declarer's side.
    expect(at(rules, [300, 300], 1, 5)).toBeNull();
    expect(at(rules, [300, 310], 0, 6)).toBe(1);
  });

  it('rounds: thrown-in deals count, redealt ones do not', () => {
    const { rules } = workedDeal('cm-cutthroat-4');
    const three = { ...rules, target: null, rounds: 3, allPass: 'redeal' } as const;
    const orderOf = (game: GameState) => [0, 1, 2, 3].map((step) => (game.deal.dealer + step) % 4);
    let { game } = startGame(three, 'rounds');
    for (let i = 0; i < 3; i += 1) {
      game = playOn(
        game,
        orderOf(game).map((seat) => [seat, 'pass']),
      );
      expect([howOf(game), game.winner]).toEqual(['redeal', null]);
      game = nextDeal(game, 'rounds').game;
    }
    for (let i = 0; i < 3; i += 1) {
      expect(game.winner).toBeNull();
      if (i > 0) game = nextDeal(game, 'rounds').game;
      const [first = 0, ...others] = orderOf(game);
      game = playOn(game, [
        [first, 'bid', 200],
        ...others.map((seat) => [seat, 'pass'] as const),
        [first, 'trump', 'S'],
        [first, 'throw-in'],
      ]);
    }
    // Three dealers lost 200 each; the seat that never dealt has won.
    const dealers = game.finished.slice(3).map(({ deal }) => deal.dealer);
    expect(game.winner).toBe([0, 1, 2, 3].find((seat) => !dealers.includes(seat)));
    expect(game.finished).toHaveLength(6);
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
