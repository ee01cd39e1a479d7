import { faceOf } from '@shared/game/cards';
import { describe, expect, it } from 'vitest';
import { type Position, viewOf } from '../../../../../tests/support/botPosition';
import { chanceOfNone, chanceOfVoid } from './chances';
import { type Knowledge, limitOf, readKnowledge } from './knowledge';

const [SPADES, HEARTS, DIAMONDS, CLUBS] = [0, 1, 2, 3];
const ACE = 0;
const KING = 2;
const NO_CARD = 6;

const HAND = 'AC TC KC 9C AS KS QS 9H JH TD KD';

const base: Position = {
  preset: 'sq-partnership',
  phase: 'play',
  trump: 'S',
  declarer: 1,
  contract: 300,
  hand: HAND,
};

const knowing = (position: Partial<Position>): Knowledge =>
  readKnowledge(viewOf({ ...base, ...position }), 0);

describe('what a view proves', () => {
  it('counts every copy that is neither held nor played', () => {
    const facts = knowing({ tricks: ['1 9D JD QD TD'] });
    expect(facts.out[faceOf('A', 'C')]).toBe(1);
    expect(facts.out[faceOf('T', 'D')]).toBe(0);
    expect(facts.out[faceOf('A', 'H')]).toBe(2);
    // 48 cards, 11 in hand, 4 played.
    expect(facts.out.reduce((sum, count) => sum + count, 0)).toBe(33);
    expect(facts.hidden).toBe(0);
  });

  it('a card melded by one seat is held by nobody else: I hold the other', () => {
    const facts = knowing({ tricks: ['1 9D JD QD TD'], shown: ['', 'AC AS AH AD', '', ''] });
    expect(facts.known[1]?.[faceOf('A', 'C')]).toBe(1);
    expect(chanceOfNone(facts, 1, CLUBS, ACE, ACE + 1)).toBe(0);
    expect(chanceOfNone(facts, 2, CLUBS, ACE, ACE + 1)).toBe(1);
    expect(chanceOfNone(facts, 3, CLUBS, ACE, ACE + 1)).toBe(1);
  });

  it('holding one is not holding exactly one', () => {
    const facts = knowing({ tricks: ['1 9D JD QD TD'], shown: ['', 'AH AS AC AD', '', ''] });
    expect(facts.known[1]?.[faceOf('A', 'H')]).toBe(1);
    expect(facts.out[faceOf('A', 'H')]).toBe(2);
    const nobodyElse = chanceOfNone(facts, 3, HEARTS, ACE, ACE + 1);
    expect(nobodyElse).toBeGreaterThan(0);
    expect(nobodyElse).toBeLessThan(1);
  });

  it('a melded card is known until that copy is played', () => {
    const facts = knowing({ tricks: ['1 AD JD QD TD'], shown: ['', 'AH AS AC AD', '', ''] });
    expect(facts.known[1]?.[faceOf('A', 'D')]).toBe(0);
    expect(facts.known[1]?.[faceOf('A', 'H')]).toBe(1);
  });

  it('a king that served in a run and in kings around is one card', () => {
    const facts = knowing({
      tricks: ['1 9D JD QD TD'],
      shown: ['', '', 'KS QS KH KD KC', ''],
    });
    expect(facts.known[2]?.[faceOf('K', 'S')]).toBe(1);
  });

  it('not heading a plain lead: nothing higher is held', () => {
    // King of diamonds led by 1, seat 2 follows with the nine and no trump lies there.
    const facts = knowing({ tricks: ['1 KD 9D JD TD'] });
    expect(limitOf(facts, 2, DIAMONDS)).toBe(KING);
    expect(limitOf(facts, 3, DIAMONDS)).toBe(KING);
    expect(chanceOfNone(facts, 2, DIAMONDS, 0, KING)).toBe(1);
  });

  it('once the trick is trumped, following low tells nothing', () => {
    // Seat 3 leads a king, seat 0 holds diamonds and follows, 1 trumps, 2 plays the nine.
    const facts = knowing({ tricks: ['3 KD TD 9S 9D'] });
    expect(limitOf(facts, 2, DIAMONDS)).toBe(0);
    expect(limitOf(facts, 1, DIAMONDS)).toBe(NO_CARD);
  });

  it('with must-win only in trumps a plain card not headed tells nothing', () => {
    const facts = knowing({ rules: { mustWin: 'trump' }, tricks: ['1 KD 9D JD TD'] });
    expect(limitOf(facts, 2, DIAMONDS)).toBe(0);
  });

  it('not trumping: no trumps; not overtrumping: none higher', () => {
    const facts = knowing({ tricks: ['3 KD TD KS JS'] });
    expect(limitOf(facts, 1, DIAMONDS)).toBe(NO_CARD);
    expect(limitOf(facts, 2, DIAMONDS)).toBe(NO_CARD);
    expect(limitOf(facts, 2, SPADES)).toBe(KING);
    const discards = knowing({ tricks: ['3 KD TD KS 9H'] });
    expect(chanceOfVoid(discards, 2, SPADES)).toBe(1);
  });

  it('an equal card need not be beaten by its like', () => {
    // Seat 1 led a king, seat 2 played the other king: it holds no ace or ten, but a king is no sign.
    const facts = knowing({ tricks: ['1 KH KH 9H JH'] });
    expect(limitOf(facts, 2, HEARTS)).toBe(KING);
  });

  it('cards passed to the partner are known there, unless they may have come back', () => {
    const given = knowing({
      declarer: 2,
      gave: 'AS TS AH KH',
      got: 'KH 9C JD JD',
      tricks: ['1 9D JD QD TD'],
    });
    expect(given.known[2]?.[faceOf('A', 'H')]).toBe(1);
    expect(given.known[2]?.[faceOf('K', 'H')]).toBe(0);
  });

  it('what the declarer gives stays with the partner', () => {
    const facts = knowing({
      declarer: 0,
      gave: '9D JD QC 9H',
      got: '9H AS KS QS',
      tricks: ['1 9D JD QD TD'],
    });
    // The jack was played by seat 2 to the first trick, the nine by seat 1.
    expect(facts.known[2]?.[faceOf('J', 'D')]).toBe(0);
    expect(facts.known[2]?.[faceOf('9', 'D')]).toBe(1);
    expect(facts.known[2]?.[faceOf('9', 'H')]).toBe(1);
  });

  it('four copies are counted as four', () => {
    const facts = readKnowledge(
      viewOf({
        preset: 'sq-double',
        phase: 'play',
        trump: 'S',
        declarer: 1,
        contract: 60,
        hand: 'AS AS TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC KC QC',
      }),
      0,
    );
    expect(facts.out[faceOf('A', 'S')]).toBe(2);
    expect(facts.out[faceOf('J', 'C')]).toBe(4);
    expect(facts.out[faceOf('9', 'C')]).toBe(0);
  });
});
