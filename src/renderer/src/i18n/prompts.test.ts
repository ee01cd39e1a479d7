import { parseFace } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { Legal, PlayerView } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { promptOf, seatStatus } from './prompts';

function face(text: string): number {
  const parsed = parseFace(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

function updateWith(change: Partial<PlayerView>): TableUpdate {
  const rules = presetRules('sq-partnership');
  const view: PlayerView = {
    seat: 0,
    rules,
    dealNumber: 1,
    turn: 0,
    dealer: 3,
    phase: { kind: 'play', seat: 0 },
    hand: [],
    handSizes: [12, 12, 12, 12],
    scores: [0, 0],
    auction: { calls: [], high: null },
    declarer: null,
    contract: null,
    trump: 'S',
    moon: false,
    widow: null,
    stock: null,
    gave: null,
    got: null,
    buried: null,
    melds: null,
    open: null,
    trick: null,
    tricks: [],
    sides: [],
    missing: null,
    legal: null,
    meldIfTrump: null,
    result: null,
    history: [],
    winner: null,
    ...change,
  };
  const seat = (name: string) => ({ name, kind: 'bot' as const, level: 'plain' as const });
  return {
    tableId: 't',
    seq: 1,
    title: 'Kitchen table',
    convention: 'natural',
    seats: [seat('You'), seat('June'), seat('Nora'), seat('Walt')],
    view,
    events: [],
    canUndo: false,
    timer: null,
    paused: false,
    timedOut: null,
  };
}

const play = (refused: Extract<Legal, { kind: 'play' }>['refused']): Legal => ({
  kind: 'play',
  cards: [face('AD')],
  refused,
  claim: false,
});

const led = { leader: 1, cards: [face('TD'), face('KD')] };

describe('promptOf', () => {
  it('names the card to beat before the suit to follow', () => {
    const legal = play([
      { card: face('AS'), why: { code: 'must-follow', suit: 'D' } },
      { card: face('9D'), why: { code: 'must-beat', card: face('TD') } },
    ]);
    const { text, yours } = promptOf(updateWith({ trick: led, legal }));
    expect(text).toBe('Your turn. You must beat the ten of diamonds.');
    expect(yours).toBe(true);
  });

  it('says which suit to follow, and when any card will do', () => {
    const follow = play([{ card: face('AS'), why: { code: 'must-follow', suit: 'D' } }]);
    expect(promptOf(updateWith({ trick: led, legal: follow })).text).toContain('follow diamonds');
    expect(promptOf(updateWith({ trick: led, legal: play([]) })).text).toContain('Play any card');
    expect(promptOf(updateWith({ legal: play([]) })).text).toContain('Lead any card');
  });

  it('says whose turn it is when it is another’s', () => {
    const { text, yours } = promptOf(updateWith({ phase: { kind: 'play', seat: 2 } }));
    expect(text).toBe('Nora plays next.');
    expect(yours).toBe(false);
  });
});

describe('seatStatus', () => {
  it('says bid, pass, waiting or to act in the auction', () => {
    const update = updateWith({
      phase: { kind: 'auction', seat: 3 },
      auction: {
        calls: [
          { seat: 1, call: 250, forced: false },
          { seat: 2, call: 'pass', forced: false },
        ],
        high: { seat: 1, amount: 250 },
      },
    });
    expect([0, 1, 2, 3].map((seat) => seatStatus(update, seat))).toEqual([
      'waiting',
      'bid 250',
      'passed',
      'to bid',
    ]);
  });

  it('knows who has played to the trick', () => {
    const update = updateWith({ trick: led, phase: { kind: 'play', seat: 3 } });
    expect([0, 1, 2, 3].map((seat) => seatStatus(update, seat))).toEqual([
      'waiting',
      'played',
      'played',
      'to play',
    ]);
  });
});
