import { reasonFor } from '@main/bots/advice/reasonFor';
import { createGenerator } from '@main/bots/core/generator';
import { USUAL_CONDITIONS } from '@main/bots/core/player';
import { showableOf } from '@main/bots/heuristics/bidding/showable';
import { playDeal } from '@main/bots/lab/arena/playDeal';
import { decide } from '@main/bots/levels/decide';
import { sampleDeals } from '@main/bots/rollout/samples/sampledDeals';
import { BIDDING_CONVENTIONS, keepsPromise, shownByBid } from '@shared/game/biddingConventions';
import { countFaces } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { PlayerView } from '@shared/game/view';
import { describe, expect, it } from 'vitest';
import { type Position, viewOf } from '../support/botPosition';

const TABLES = ['sq-partnership', 'cm-single', 'wcg-double', 'cm-six', 'cm-eight-double'];
const DEALS = 40;

describe.each(TABLES)('first bids in %s', (preset) => {
  it.each(['meld', 'jumps'] as const)('keep what they promise by %s', (convention) => {
    const rules = presetRules(preset);
    let shownInAll = 0;
    for (let deal = 0; deal < DEALS; deal += 1) {
      const players = Array.from(
        { length: rules.players },
        () => (view: PlayerView) => decide(view, 'plain', 'promises', { convention }),
      );
      playDeal(rules, `promises ${preset}`, deal, players, ({ seat, hand, auction }, action) => {
        if (action.type !== 'bid' || seat === null) return;
        const call = { seat, call: action.amount, forced: false };
        const shown = shownByBid(rules, convention, auction.calls, call);
        if (shown === null) return;
        shownInAll += 1;
        expect(keepsPromise(shown, showableOf(rules, countFaces(hand))), `deal ${deal}`).toBe(true);
      });
    }
    expect(shownInAll).toBeGreaterThan(2);
  });
});

/** Aces around, and a suit that is worth bidding. */
const ACES: Position = {
  preset: 'sq-partnership',
  hand: 'AS TS KS QS 9S AH KH AD KD AC JC 9C',
  phase: 'auction',
  dealer: 3,
};

/** A run in spades. */
const RUN: Position = { ...ACES, hand: 'AS TS KS QS JS AS AH QH KD 9D TC 9C' };

/** A fair hand with the partner's bid before it, and an opponent's. */
const AFTER_PARTNER: Position = {
  preset: 'sq-partnership',
  hand: 'AS TS KS QS AH TH 9H JD KD TC QC 9C',
  phase: 'auction',
  dealer: 1,
  calls: '2 270, 3 280',
};

describe('a hand with something to show', () => {
  it.each([
    // Aces 100, a royal marriage 40 and the nine of trumps 10: three times 50.
    ['hundred aces', ACES, { natural: 250, meld: 280, jumps: 270 }],
    // The run melds 150, and three steps show a run.
    ['a run', RUN, { natural: 250, meld: 280, jumps: 280 }],
  ] as const)('bids as agreed: %s', (_, position, amounts) => {
    for (const convention of BIDDING_CONVENTIONS)
      for (const level of ['plain', 'medium', 'hard', 'expert'] as const)
        expect(
          decide(viewOf(position), level, 'show', { convention }),
          `${level}, ${convention}`,
        ).toEqual({ type: 'bid', amount: amounts[convention] });
  });
});

describe('what a partner has shown', () => {
  const context = (convention: 'natural' | 'jumps' | 'meld') => ({
    ...USUAL_CONDITIONS,
    view: viewOf(AFTER_PARTNER),
    seat: 0,
    generator: createGenerator('shown'),
    convention,
  });

  it('is held in the deals that count', () => {
    /** The share of the sampled deals, as they are weighted, in which the partner has hundred aces. */
    const holding = (convention: 'natural' | 'jumps'): number => {
      const asked = context(convention);
      const samples = sampleDeals(asked);
      let [all, held] = [0, 0];
      for (let deal = 0; deal < 300; deal += 1) {
        const { hands, weight } = samples.sample(asked.generator);
        all += weight;
        if ([0, 6, 12, 18].every((ace) => (hands[2]?.[ace] ?? 0) > 0)) held += weight;
      }
      return held / all;
    };
    expect(holding('natural')).toBeLessThan(0.2);
    expect(holding('jumps')).toBeGreaterThan(0.8);
  });

  it('weighs less where it can hardly be so', () => {
    const asked = context('jumps');
    // Six aces in this hand leave two: the partner has no hundred aces.
    const view = viewOf({ ...AFTER_PARTNER, hand: 'AS AS AH AH AD AD KS QS 9S TC QC 9C' });
    const { weight, hands } = sampleDeals({ ...asked, view }).sample(asked.generator);
    expect([0, 6, 12, 18].every((ace) => (hands[2]?.[ace] ?? 0) > 0)).toBe(false);
    expect(weight).toBeLessThanOrEqual(0.05);
  });

  it('is told with the hint, and so is what the bid would show', () => {
    const hint = (position: Position, convention: 'natural' | 'jumps', amount: number) =>
      reasonFor(
        { ...context(convention), view: viewOf(position) },
        { type: 'bid', amount },
        { cardDeals: 8, wholeDeals: 8 },
      );
    const shown = { kind: 'melds', aces: true, run: false };
    expect(hint(AFTER_PARTNER, 'jumps', 290)).toMatchObject({ partnerShowed: shown, shows: null });
    expect(hint(AFTER_PARTNER, 'natural', 290)).toMatchObject({ partnerShowed: null, shows: null });
    expect(hint(ACES, 'jumps', 270)).toMatchObject({ partnerShowed: null, shows: shown });
  });
});
