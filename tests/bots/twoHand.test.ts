import { playDeal } from '@main/bots/lab/arena/playDeal';
import { createBot } from '@main/bots/levels/createBot';
import { decide } from '@main/bots/levels/decide';
import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, isDealOver } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import { at, faceOf, rankOf, suitOf } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { Legal, PlayerView } from '@shared/game/view';
import { describe, expect, it } from 'vitest';
import { cards, rulesOf, viewOf } from '../support/botPosition';
import { bruteForce } from '../support/bruteForce';

const TWO_HAND = at(
  PRESETS.filter(({ rules }) => rules.players === 2),
  0,
).rules;

const afterTrick = (hand: string, stock: number, legal: Partial<Legal>): PlayerView => {
  const view = viewOf({ preset: 'cm-single', phase: 'nines', hand });
  return {
    ...view,
    rules: rulesOf({ preset: 'sq-two', phase: 'play', hand }),
    handSizes: [12, 12],
    scores: [0, 0],
    trump: 'H',
    stock: { count: stock, turnedUp: faceOf('A', 'H') },
    melds: null,
    open: [[], []],
    legal: { kind: 'after-trick', dix: false, exchange: false, melds: [], ...legal } as Legal,
  };
};

const RUN = { name: 'run', cards: cards('AH TH KH QH JH'), points: 150 } as const;
const ROYAL = { name: 'royal-marriage', cards: cards('KH QH'), points: 40 } as const;
const JACKS = { name: 'jacks', cards: cards('JS JH JD JC'), points: 40 } as const;
const HAND = 'AH TH KH QH JH JS JD JC 9S 9D 9C TC';

describe('a plain bot in the two-hand game', () => {
  it('exchanges the nine before anything else', () => {
    const view = afterTrick(HAND, 12, { exchange: true, dix: true, melds: [RUN] });
    expect(decide(view, 'plain', 's')).toEqual({ type: 'exchange' });
  });

  it('lays the royal marriage before the run while there is time for both', () => {
    const view = afterTrick(HAND, 20, { melds: [RUN, ROYAL, JACKS] });
    expect(decide(view, 'plain', 's')).toEqual({ type: 'meld', cards: ROYAL.cards });
  });

  it('lays the run at once when the stock runs out', () => {
    const view = afterTrick(HAND, 4, { melds: [RUN, ROYAL, JACKS] });
    expect(decide(view, 'plain', 's')).toEqual({ type: 'meld', cards: RUN.cards });
  });

  it('draws when there is nothing to show', () => {
    expect(decide(afterTrick(HAND, 12, {}), 'plain', 's')).toEqual({ type: 'draw' });
  });

  it('keeps trumps and cards of a ready meld while the stock is long', () => {
    const leads: string[] = [];
    const bots = [createBot('plain', 'a').decide, createBot('plain', 'b').decide];
    for (let deal = 0; deal < 30; deal += 1)
      playDeal(TWO_HAND, 'two-hand', deal, bots, (view, action) => {
        if (action.type !== 'play' || view.trick?.cards.length !== 0) return;
        if (view.tricks.length > 2) return;
        if (suitOf(action.card) === view.trump && rankOf(action.card) !== '9') leads.push('trump');
        else leads.push('plain');
      });
    expect(leads.length).toBeGreaterThan(80);
    expect(leads.filter((lead) => lead === 'trump').length).toBeLessThan(leads.length / 10);
  });
});

describe('an expert bot in the two-hand game', () => {
  it('plays the last tricks as well as can be: all cards are known by then', () => {
    let judged = 0;
    let choices = 0;
    for (let deal = 0; deal < 12; deal += 1) {
      let { game } = createGame(TWO_HAND, 0, dealCards(TWO_HAND, 'two-hand endings', deal));
      while (!isDealOver(game)) {
        const { phase, hands, trump, trick, stock } = game.deal;
        if (phase.kind === 'over') break;
        const view = viewFor(game, phase.seat);
        const action = decide(view, 'expert', 'endings');
        if (action.type === 'play' && stock.length === 0 && view.hand.length <= 5) {
          const values = bruteForce({
            rules: { ...TWO_HAND, mustWin: 'always' },
            trump: trump ?? 'S',
            sides: [phase.seat === 0 ? 0 : 1, phase.seat === 1 ? 0 : 1],
            hands,
            trick: trick ?? { leader: phase.seat, cards: [] },
          });
          expect(values.get(action.card), `deal ${deal}, turn ${view.turn}`).toBe(
            Math.max(...values.values()),
          );
          judged += 1;
          if (new Set(values.values()).size > 1) choices += 1;
        }
        // Played badly up to here, so that every kind of ending comes up.
        const next = applyAction(
          game,
          phase.seat,
          stock.length > 0 || view.hand.length > 5 ? decide(view, 'random', `${deal}`) : action,
        );
        if (!next.ok) throw new Error(JSON.stringify(next.error));
        game = next.value.game;
      }
    }
    expect(judged).toBeGreaterThan(80);
    expect(choices).toBeGreaterThan(15);
  });
});
