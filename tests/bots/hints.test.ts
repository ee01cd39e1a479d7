import { advise } from '@main/bots/advice/advise';
import type { EvaluationEffort } from '@main/bots/advice/evaluate';
import { reasonFor } from '@main/bots/advice/reasonFor';
import { createGenerator } from '@main/bots/core/generator';
import { USUAL_CONDITIONS } from '@main/bots/core/player';
import { decide } from '@main/bots/levels/decide';
import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, isDealOver } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import type { Action, Move } from '@shared/game/actions';
import { at, faceOf } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { type HintReason, type HintReasonOf, hintReasonSchema } from '@shared/protocol/hintReason';
import { describe, expect, it } from 'vitest';
import { hintReasonWords } from '@/i18n/hintReasons';
import { type Position, viewOf } from '../support/botPosition';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { seededRandom } from '../support/seededRandom';

const FEW: EvaluationEffort = { cardDeals: 8, wholeDeals: 8 };

function reasonOf(view: PlayerView, action: Action, effort = FEW): HintReason {
  if (view.seat === null) throw new Error('a spectator has no reasons');
  const generator = createGenerator(`reason ${view.turn}`);
  return reasonFor({ view, seat: view.seat, generator, ...USUAL_CONDITIONS }, action, effort);
}

/** A deal played by rules, with every view and what was done with it. */
function playedDeal(rules: RuleSet, seed: string) {
  const dealt = dealCards(rules, seed, 0);
  const moments: { readonly view: PlayerView; readonly action: Action }[] = [];
  const moves: Move[] = [];
  let { game } = createGame(rules, 0, dealt);
  while (!isDealOver(game)) {
    const { phase } = game.deal;
    if (phase.kind === 'over') break;
    const view = viewFor(game, phase.seat);
    const action = decide(view, 'plain', seed);
    moments.push({ view, action });
    moves.push({ seat: phase.seat, action });
    const next = applyAction(game, phase.seat, action);
    if (!next.ok) throw new Error(`refused: ${JSON.stringify(next.error)}`);
    game = next.value.game;
  }
  const story: DealStory = { rules, dealer: 0, dealt, moves };
  return { moments, story };
}

/** The kinds of reasons that there are for each kind of decision. */
const KINDS: Readonly<Record<string, readonly HintReason['kind'][]>> = {
  nines: ['nines'],
  auction: ['call', 'only'],
  trump: ['trump', 'only'],
  give: ['part'],
  bury: ['part'],
  decision: ['decision', 'only'],
  play: ['card', 'loose', 'only', 'certain'],
  'after-trick': ['after-trick'],
};

const PLAYS_LOOKED_AT = 5;

describe.each(PRESETS.map(({ name, rules }) => [name, rules] as const))(
  'hints in %s',
  (name, rules) => {
    const { moments } = playedDeal({ ...rules, throwIn: 'off' }, `hints ${name}`);

    it('give a reason for every kind of decision, and no partner to who has none', () => {
      const phases = new Set<string>();
      moments.forEach(({ view, action }, index) => {
        const { kind } = view.phase;
        if (phases.has(kind) && index % PLAYS_LOOKED_AT > 0) return;
        phases.add(kind);
        const reason = reasonOf(view, action);
        expect(KINDS[kind], JSON.stringify(action)).toContain(reason.kind);
        expect(hintReasonSchema.parse(reason)).toEqual(reason);
        const words = hintReasonWords({ action, reason }, rules);
        expect(words).toMatch(/^[A-Z].*\.$/);
        expect(words).not.toMatch(/undefined|NaN/);
        if (!rules.partners) expect(words).not.toMatch(/partner|your side/i);
      });
      expect(phases).toContain('play');
    });
  },
);

describe('hidden cards', () => {
  it.each(['sq-partnership', 'cm-cutthroat-3'])('change no reason in %s', (name) => {
    const preset = PRESETS.find((each) => each.name === name);
    if (preset === undefined) throw new Error(`no preset ${name}`);
    const { moments, story } = playedDeal({ ...preset.rules, throwIn: 'off' }, `hidden ${name}`);
    const random = seededRandom(77);
    const phases = new Set<string>();
    let compared = 0;
    for (let index = 0; index < moments.length; index += 1) {
      const { view, action } = at(moments, index);
      const { seat } = view;
      if (seat === null || (view.phase.kind === 'play' && random.below(3) > 0)) continue;
      const sofar = { ...story, moves: story.moves.slice(0, index) };
      const known = knownStory(sofar, seat) ?? [];
      let other: DealStory | null = null;
      for (let tries = 12; tries > 0 && other === null; tries -= 1)
        other = changeHidden(sofar, known, seat, random);
      if (other === null) continue;
      let { game } = createGame(other.rules, other.dealer, other.dealt);
      for (const move of other.moves) {
        const next = applyAction(game, move.seat, move.action);
        if (!next.ok) throw new Error('a story that is told is legal');
        game = next.value.game;
      }
      expect(reasonOf(viewFor(game, seat), action)).toEqual(reasonOf(view, action));
      compared += 1;
      phases.add(view.phase.kind);
    }
    expect(compared).toBeGreaterThan(8);
    expect(phases).toContain('play');
    expect(phases).toContain('auction');
  });
});

const cardReason = (position: Position, card: number): HintReasonOf<'card'> => {
  const view = viewOf({ ...position, phase: 'play' });
  const reason = reasonOf(view, { type: 'play', card }, { cardDeals: 40, wholeDeals: 4 });
  if (reason.kind !== 'card') throw new Error(`the reason is ${reason.kind}`);
  return reason;
};

describe('the reason for a card', () => {
  const PARTNERS = {
    preset: 'sq-partnership',
    trump: 'S',
    declarer: 0,
    contract: 250,
    phase: 'play',
  } as const;

  it('knows that the partner has won the trick', () => {
    // The first ace of hearts beats the second; nobody is to play after seat 0.
    const reason = cardReason(
      { ...PARTNERS, hand: 'AS KS QS JS TH QH KD JD 9D AC QC 9C', tricks: ['1 9H AH KH'] },
      faceOf('T', 'H'),
    );
    expect(reason).toMatchObject({ leads: false, partnerWins: true, takes: 1 });
    // The other legal card is the queen, which counts nothing: the same trick, ten points less.
    expect(reason.next).toMatchObject({ card: faceOf('Q', 'H'), takes: 1 });
    expect(
      hintReasonWords(
        { action: { type: 'play', card: faceOf('T', 'H') }, reason },
        { partners: true },
      ),
    ).toContain('Your partner is winning this trick.');
  });

  it('names the convention that speaks against another card', () => {
    // Seat 1 has the trick for certain with the second ace gone: no counters for it.
    const reason = cardReason(
      { ...PARTNERS, hand: 'AS KS QS JS KH QH KD JD 9D AC QC 9C', tricks: ['1 AH TH TH'] },
      faceOf('Q', 'H'),
    );
    expect(reason.convention).toEqual({ name: 'no-counter-to-others', against: faceOf('K', 'H') });
    expect(reason).toMatchObject({ takes: 0, partnerWins: false });
  });

  it('weighs a trick that is won against one that is lost', () => {
    // No card beats the first ace of trumps.
    const reason = cardReason(
      { ...PARTNERS, hand: 'AS KS QS JS TH QH KD JD 9D AC QC 9C' },
      faceOf('A', 'S'),
    );
    expect(reason).toMatchObject({ leads: true, takes: 1 });
    expect(reason.made).not.toBeNull();
  });
});

describe('the reason before the play', () => {
  const hand = 'AS TS KS QS JS AS AH AD AC KC JD 9D';

  it('says that a run with aces makes its contract, and a hand of nines none', () => {
    const bid = reasonOf(
      viewOf({ preset: 'sq-partnership', phase: 'auction', hand }),
      { type: 'bid', amount: 250 },
      { cardDeals: 4, wholeDeals: 30 },
    );
    // 150 for the run, 100 for the aces, 40 for the pinochle are there already.
    expect(bid).toMatchObject({ kind: 'call', suit: 'S', because: 'value' });
    if (bid.kind !== 'call') throw new Error('no call');
    expect(bid.made).toBeGreaterThan(0.9);
    expect(bid.meld).toBeGreaterThanOrEqual(250);
    expect(bid.more).toBeGreaterThan(0);
    const poor = viewOf({
      preset: 'sq-partnership',
      phase: 'auction',
      hand: 'TS TS JS JS TH TH JH JH TD TD TC JC',
    });
    const pass = reasonOf(poor, { type: 'pass' });
    expect(pass).toMatchObject({ kind: 'call', because: 'nothing' });
    expect(hintReasonWords({ action: { type: 'pass' }, reason: pass }, poor.rules)).toBe(
      'This hand has no meld and no ace.',
    );
  });

  it('leaves a partner whose bid stands alone', () => {
    const view = viewOf({
      preset: 'sq-partnership',
      phase: 'auction',
      calls: '1 pass, 2 250, 3 pass',
      hand: 'AS 9S JS QS TH TH 9H JD TD 9C JC TC',
    });
    const reason = reasonOf(view, { type: 'pass' });
    expect(reason).toMatchObject({ kind: 'call', because: 'partner' });
    expect(hintReasonWords({ action: { type: 'pass' }, reason }, view.rules)).toContain('partner');
  });

  it('counts the melds that a gift costs', () => {
    const view = viewOf({
      preset: 'sq-partnership',
      phase: 'give',
      trump: 'H',
      declarer: 2,
      contract: 250,
      hand: 'KC QC AH TH JH AD JD 9D 9S JS TS QD',
    });
    const cards = [faceOf('A', 'H'), faceOf('T', 'H'), faceOf('A', 'D'), faceOf('Q', 'C')];
    // The marriage in clubs, 20 points, is broken; nothing else is there.
    expect(reasonOf(view, { type: 'give', cards })).toEqual({
      kind: 'part',
      meldKept: 0,
      meldLost: 20,
      trumps: 2,
      aces: 1,
      counters: 30,
    });
  });

  it('says what a hand full of nines might be bid up to', () => {
    const view = viewOf({
      preset: 'sq-partnership',
      rules: { ninesRedeal: true },
      phase: 'nines',
      hand: '9S 9H 9H 9D 9D 9C JS JH TH JC TD TC',
    });
    const reason = reasonOf(view, { type: 'redeal' });
    if (reason.kind !== 'nines') throw new Error(reason.kind);
    expect(decide(view, 'expert', 'nines')).toEqual({ type: 'redeal' });
    expect(reason.worth).toBeLessThan(reason.opening);
  });

  it('weighs playing on against throwing in', () => {
    const view = viewOf({
      preset: 'sq-partnership',
      rules: { throwIn: 'choice' },
      phase: 'decision',
      trump: 'H',
      declarer: 0,
      contract: 500,
      hand: '9H JH QH TS JS QS TD JD QD TC JC QC',
    });
    // 500 is more than the 250 that all tricks bring.
    const reason = reasonOf(view, { type: 'throw-in' });
    expect(reason).toMatchObject({ kind: 'decision', made: 0, next: { choice: 'play-on' } });
    if (reason.kind !== 'decision') throw new Error(reason.kind);
    expect(reason.next?.more).toBeGreaterThan(0);
  });
});

describe('advice', () => {
  it('is what a bot of that level does, and the same each time', () => {
    const view = viewOf({
      preset: 'sq-partnership',
      phase: 'auction',
      hand: 'AS TS KS QS 9S AS AH AD QC KC JD 9D',
    });
    const advice = advise(view, 'expert', 'seed');
    expect(advice.action).toEqual(decide(view, 'expert', 'seed'));
    expect(advise(view, 'expert', 'seed')).toEqual(advice);
  });
});
