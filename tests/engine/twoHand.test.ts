import { applyAction, createGame, type GameState } from '@main/engine/game';
import { legalOf } from '@main/engine/playDeal';
import { viewFor } from '@main/engine/view';
import { printCards, printFace } from '@shared/game/cards';
import { MELD_TABLES } from '@shared/game/meldTables';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { forEngine } from '../support/dealtCards';
import { engineAction } from '../support/engineAction';
import { readGoldenDeals } from '../support/goldenDeals';
import { type Card, fromText, wholeDeck, without } from '../support/naive/naiveCards';
import type { NaiveAction } from '../support/naive/naiveTypes';
import { playOn } from '../support/playDeal';

/** The two-hand game, rule by rule (rules, section 8). */
const base = presetRules('sq-two');

/**
 * Seat 1 deals, so seat 0 leads. Seat 0 has the cards named, draws the next named, and the last of
 * the stock is turned up; the others get what is left, low cards first to seat 1.
 */
class TwoHand {
  game: GameState;

  constructor(hand: string, draws: string, turnedUp: Card, rules: Partial<RuleSet> = {}) {
    const own = fromText(hand);
    const drawn = fromText(draws);
    const others = without(wholeDeck('single'), [...own, ...drawn, turnedUp]);
    const byRank = [...others].sort(
      (a, b) => 'AT9JQK'.indexOf(b[0] ?? '') - 'AT9JQK'.indexOf(a[0] ?? ''),
    );
    const hers = byRank.slice(0, 12);
    const rest = byRank.slice(12);
    const stock: Card[] = [];
    for (const card of drawn) stock.push(card, ...rest.splice(0, 1));
    stock.push(...rest, turnedUp);
    this.game = createGame(
      { ...base, ...rules },
      1,
      forEngine({ hands: [own, hers], widow: [], stock }),
    ).game;
  }

  act(...action: NaiveAction): this {
    this.game = playOn(this.game, [action]);
    return this;
  }

  /** Seat 0 wins a trick with a card; seat 1 plays some card that doesn't beat it. */
  win(card: Card): this {
    this.act(0, 'play', card);
    const legal = legalOf(this.game.deal);
    if (legal?.kind !== 'play') throw new Error('seat 1 is not to play');
    for (const other of legal.cards) {
      const tried = playOn(this.game, [[1, 'play', printFace(other)]]);
      if (tried.deal.tricks.at(-1)?.winner === 0) {
        this.game = tried;
        return this;
      }
    }
    throw new Error(`${card} can't win`);
  }

  melds(): string[] {
    const legal = legalOf(this.game.deal);
    if (legal?.kind !== 'after-trick') throw new Error('no time to meld');
    return legal.melds.map((meld) => `${meld.name} ${printCards(meld.cards)} ${meld.points}`);
  }

  open(): string[] {
    const open = viewFor(this.game, 1).open?.[0] ?? [];
    return open.map((card) => `${printFace(card.face)} ${card.types}`).sort();
  }

  meldPoints(side: number): number | undefined {
    return viewFor(this.game, 0).sides[side]?.meld;
  }

  options() {
    const legal = legalOf(this.game.deal);
    return legal?.kind === 'after-trick' ? { dix: legal.dix, exchange: legal.exchange } : null;
  }

  refuses(...action: NaiveAction): boolean {
    return !applyAction(this.game, action[0], engineAction(action)).ok;
  }
}

describe('one meld after a trick', () => {
  it('a royal marriage may become part of a run, not the other way round', () => {
    const game = new TwoHand('AS TS KS QS JS AH AH AD AD AC TC 9H', '9H', 'QH');
    // Trumps are hearts here: a run of spades is one marriage.
    game.win('AH');
    expect(game.melds()).toEqual(['marriage KS QS 20', 'aces AS AH AD AC 100']);

    const royal = new TwoHand('AS TS KS QS JS AH AH AD AD AC TC 9H', '9D 9D 9C', 'QS');
    royal.win('AH');
    expect(royal.melds()).toEqual([
      'run AS TS KS QS JS 150',
      'royal-marriage KS QS 40',
      'aces AS AH AD AC 100',
    ]);
    royal.act(0, 'meld', 'QS KS');
    expect(royal.melds()).toEqual([]);
    expect(royal.refuses(0, 'meld', 'AS TS KS QS JS')).toBe(true);
    royal.act(0, 'draw').win('AH');
    expect(royal.melds()).toContain('run AS TS KS QS JS 150');
    royal.act(0, 'meld', 'AS TS KS QS JS').act(0, 'draw').win('AD');
    expect(royal.melds()).toEqual([]);
    expect(royal.meldPoints(0)).toBe(190);
  });

  it('a run laid first leaves no royal marriage of its king and queen, nor with one of them', () => {
    const game = new TwoHand('AS TS KS KS QS JS AH AH AD AD AC TC', 'QS 9D 9C', 'JS');
    game.win('AH').act(0, 'meld', 'AS TS KS QS JS').act(0, 'draw').win('AH');
    // Drawn in between: the second queen; with the second king both are fresh.
    expect(game.melds()).toContain('royal-marriage KS QS 40');
    game.act(0, 'draw');
    const one = new TwoHand('AS TS KS KS QS JS AH AH AD AD AC TC', '9H 9D 9C', 'JS');
    one.win('AH').act(0, 'meld', 'AS TS KS QS JS').act(0, 'draw').win('AH');
    expect(one.melds().filter((meld) => meld.startsWith('royal'))).toEqual([]);
  });

  it('a king married once marries no second queen', () => {
    const game = new TwoHand('KD QD AH AH AS AS AC AC TC TC 9S 9S', 'QD 9D', 'TH');
    game.win('AS').act(0, 'meld', 'KD QD').act(0, 'draw').win('AS');
    expect(game.melds()).toEqual([]);
    game.act(0, 'draw');
  });

  it('pinochle, then double pinochle, which takes the first one along', () => {
    const game = new TwoHand('QS JD JD AH AH AS AS AC AC TC TC 9S', 'QS 9D 9D', 'TH');
    game.win('AS');
    expect(game.melds()).toEqual(['pinochle QS JD 40']);
    game.act(0, 'meld', 'QS JD').act(0, 'draw').win('AS');
    // The new queen with the other jack is 40 again; both at once are 300.
    expect(game.melds()).toEqual(['pinochle QS JD 40', 'pinochle QS QS JD JD 300']);
    game.act(0, 'meld', 'QS QS JD JD');
    expect(game.meldPoints(0)).toBe(340);
    expect(game.open()).toEqual(['JD 1', 'JD 1', 'QS 1', 'QS 1']);
    game.act(0, 'draw').win('AC');
    expect(game.melds()).toEqual([]);
  });

  it('twice an around at once only where the table pays more than twice one', () => {
    const hand = 'AS AS AH AH AD AD AC AC TC TC 9D 9D';
    const listed = new TwoHand(hand, '9H', 'TH').win('TC');
    expect(listed.melds()).toEqual(['aces AS AH AD AC 100']);
    const cm = new TwoHand(hand, '9H', 'TH', { meld: MELD_TABLES.cm }).win('TC');
    expect(cm.melds()).toEqual(['aces AS AH AD AC 100', 'aces AS AS AH AH AD AD AC AC 1000']);
    // Four other aces are aces again.
    listed.act(0, 'meld', 'AS AH AD AC').act(0, 'draw').win('TC');
    expect(listed.melds()).toEqual(['aces AS AH AD AC 100']);
    listed.act(0, 'meld', 'AS AH AD AC');
    expect(listed.meldPoints(0)).toBe(200);
  });

  it('a card serves once in each type, and every meld needs a fresh card', () => {
    const game = new TwoHand('KS QS JS JH JD JC AH AH AD AD AC AC', '9D 9C 9S QS', 'TH');
    game.win('AH').act(0, 'meld', 'KS QS').act(0, 'draw');
    game.win('AH').act(0, 'meld', 'JS JH JD JC').act(0, 'draw');
    // Queen and jack have both been melded, each in another type: nothing is fresh.
    game.win('AD');
    expect(game.melds()).toEqual([]);
    expect(game.refuses(0, 'meld', 'QS JD')).toBe(true);
    game.act(0, 'draw').win('AD').act(0, 'draw').win('AC');
    // A second queen has been drawn: it is the fresh card, the jack serves again.
    expect(game.melds()).toEqual(['pinochle QS JD 40']);
    game.act(0, 'meld', 'QS JD');
    expect(game.open()).toEqual(['JC 1', 'JD 2', 'JH 1', 'JS 1', 'KS 1', 'QS 1', 'QS 1']);
    expect(game.meldPoints(0)).toBe(100);
  });

  it('takes the copy used in more types along and plays it first', () => {
    const game = new TwoHand('KS KS QS KH KD KC AH AH AD AD AC AC', '9D 9C 9S', 'TH');
    game.win('AH').act(0, 'meld', 'KS QS').act(0, 'draw');
    // The married king of spades is used again; three kings are fresh.
    game.win('AH').act(0, 'meld', 'KS KH KD KC').act(0, 'draw');
    expect(game.open()).toEqual(['KC 1', 'KD 1', 'KH 1', 'KS 2', 'QS 1']);
    game.win('AD').act(0, 'draw');
    game.act(0, 'play', 'KS');
    expect(game.open()).toEqual(['KC 1', 'KD 1', 'KH 1', 'QS 1']);
  });

  it('of two melded copies the one used in more types is played first', () => {
    const game = new TwoHand('KS KS QS QS KH KD KC AH AH AD AD AC', '9D 9C 9S 9D', 'TH');
    game.win('AH').act(0, 'meld', 'KS QS').act(0, 'draw');
    game.win('AH').act(0, 'meld', 'KS QS').act(0, 'draw');
    game.win('AD').act(0, 'meld', 'KS KH KD KC').act(0, 'draw');
    expect(game.open().filter((card) => card.startsWith('KS'))).toEqual(['KS 1', 'KS 2']);
    game.act(0, 'play', 'KS');
    expect(game.open().filter((card) => card.startsWith('KS'))).toEqual(['KS 1']);
  });

  it('where any card could be the fresh one it is the last of S H D C', () => {
    // Every king has been married, in the order S H D C, and two more have been drawn: KS and KD.
    const game = new TwoHand('KS QS KH QH KD QD KC QC AH AH AD AD', 'KS KD AC AC 9D', 'TH');
    const marry = (lead: Card, cards: string) =>
      game.win(lead).act(0, 'meld', cards).act(0, 'draw');
    marry('AH', 'KS QS');
    marry('AH', 'KH QH');
    marry('AD', 'KD QD');
    marry('AD', 'KC QC');
    game.win('AC');
    // All four married kings could serve again; a fresh one must be in it, and KD is the last of two.
    expect(game.melds()).toEqual(['kings KS KH KD KC 80']);
    game.act(0, 'meld', 'KC KD KH KS');
    expect(game.open().filter((card) => card.startsWith('K'))).toEqual([
      'KC 2',
      'KD 1',
      'KD 1',
      'KH 2',
      'KS 2',
    ]);
  });
});

describe('nines of trumps', () => {
  it('a nine turned up scores for the dealer', () => {
    const game = new TwoHand('AS AS KH QH AH AH AD AD AC AC TC TC', '9D', '9S');
    expect([game.meldPoints(0), game.meldPoints(1)]).toEqual([0, 10]);
    const none = new TwoHand('AS AS KH QH AH AH AD AD AC AC TC TC', '9D', 'TS');
    expect([none.meldPoints(0), none.meldPoints(1)]).toEqual([0, 0]);
  });

  it('one may be exchanged when it is shown; the turned-up card is then a nine', () => {
    const game = new TwoHand('9H 9H AS AS AC AC AD AD TC TC TD TD', '9D 9D', 'TH');
    game.win('AS');
    expect(game.options()).toEqual({ dix: true, exchange: true });
    game.act(0, 'exchange');
    expect(viewFor(game.game, 0).stock?.turnedUp).toBe(viewFor(game.game, 1).stock?.turnedUp);
    expect(printCards([viewFor(game.game, 1).stock?.turnedUp ?? 0])).toBe('9H');
    expect(printCards(viewFor(game.game, 0).hand)).toContain('TH');
    expect(game.meldPoints(0)).toBe(10);
    expect(game.options()).toEqual({ dix: true, exchange: false });
    game.act(0, 'dix');
    expect([game.options(), game.meldPoints(0)]).toEqual([{ dix: false, exchange: false }, 20]);
  });

  it('one that has been shown can no longer be exchanged', () => {
    const game = new TwoHand('9H AS AS AC AC AD AD TC TC TD TD 9D', '9D 9C', 'TH');
    game.win('AS').act(0, 'dix');
    expect(game.options()).toEqual({ dix: false, exchange: false });
    game.act(0, 'draw').win('AS');
    expect(game.options()).toEqual({ dix: false, exchange: false });
    expect(game.refuses(0, 'exchange')).toBe(true);
  });

  it('showing nines, exchanging and one meld go in any order', () => {
    const hand = '9H 9H KS QS AC AC AD AD TC TC TD TD';
    const orders: NaiveAction[][] = [
      [
        [0, 'meld', 'KS QS'],
        [0, 'exchange'],
        [0, 'dix'],
      ],
      [
        [0, 'dix'],
        [0, 'meld', 'KS QS'],
        [0, 'exchange'],
      ],
      [
        [0, 'dix'],
        [0, 'exchange'],
        [0, 'meld', 'KS QS'],
      ],
    ];
    for (const order of orders) {
      const game = new TwoHand(hand, '9D', 'TH').win('AC');
      for (const action of order) game.act(...action);
      expect(game.meldPoints(0)).toBe(40);
      game.act(0, 'draw');
    }
  });
});

describe('the stock and the last twelve tricks', () => {
  const record = readGoldenDeals().find(({ name }) => name === 'sq-two')?.record;
  const deal = record?.deals[0];
  if (record === undefined || deal === undefined) throw new Error('no worked deal');
  const actions = deal.actions;
  const lastDraw = actions.findLastIndex(([, verb]) => verb === 'draw');
  const position = (count: number, rules: Partial<RuleSet> = {}) => {
    const game = new TwoHand(deal.hands[0] ?? '', '', 'TS');
    game.game = createGame(
      { ...record.rules, ...rules },
      1,
      forEngine({
        hands: deal.hands.map(fromText),
        widow: [],
        stock: fromText(deal.stock ?? ''),
      }),
    ).game;
    game.game = playOn(game.game, actions.slice(0, count));
    return game;
  };

  it('any card may be played while the stock lasts', () => {
    const game = position(1);
    const legal = legalOf(game.game.deal);
    expect(legal?.kind === 'play' && printCards(legal.cards)).toBe('TS JS 9S KH JH JD 9D AC QC JC');
  });

  it('at the last draw the winner takes the face-down card, the loser the one turned up', () => {
    const game = position(lastDraw);
    expect(viewFor(game.game, 0).stock).toMatchObject({ count: 2 });
    const [winner, loser] = [viewFor(game.game, 1).hand.length, viewFor(game.game, 0).hand.length];
    expect([winner, loser]).toEqual([11, 11]);
    game.act(1, 'draw');
    expect(viewFor(game.game, 0).stock).toMatchObject({ count: 0, turnedUp: null });
    // The nine that was exchanged under the stock comes to the loser.
    expect(printCards(viewFor(game.game, 0).hand)).toContain('9S');
    expect(game.open()).toEqual([]);
  });

  it.each(['always', 'trump'] as const)('the last tricks are strict with mustWin %s', (mustWin) => {
    // Seat 0 has no heart but the king; seat 1 holds AC QC QC and must beat the king of clubs.
    const game = position(lastDraw + 1, { mustWin });
    game.act(1, 'play', '9H').act(0, 'play', 'KH').act(0, 'play', 'KC');
    const legal = legalOf(game.game.deal);
    expect(legal?.kind === 'play' && printCards(legal.cards)).toBe('AC');
  });

  it('nobody may meld in the last twelve tricks', () => {
    const game = position(actions.length - 1);
    expect(game.game.deal.phase.kind).toBe('play');
    expect(game.refuses(1, 'draw')).toBe(true);
    expect(game.refuses(1, 'meld', 'KH')).toBe(true);
  });
});
