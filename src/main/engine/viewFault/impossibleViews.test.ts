import { FACE_COUNT } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { Legal, PlayerView } from '@shared/game/view';
import { followUpdate } from '@shared/protocol/followUpdate';
import { toWire, wireUpdateSchema } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { tableStory } from '../../../../tests/support/tableStory';
import { eventsFault } from './eventsFault';
import { viewFault } from './viewFault';

type Moment = (view: PlayerView) => boolean;

const PARTNERS: RuleSet = { ...presetRules('cm-single'), preset: null, target: 99_999 };
const WIDOW: RuleSet = { ...presetRules('sq-three'), preset: null, target: 99_999 };
const TWO: RuleSet = { ...presetRules('sq-two'), preset: null, target: 99_999 };

const stories = new Map<RuleSet, TableUpdate[]>();

/** What seat 0 is sent over some deals, each update with the whole history. */
function wholeStory(rules: RuleSet): TableUpdate[] {
  const story: TableUpdate[] = [];
  for (const update of tableStory(rules, 0, 'impossible', 12))
    story.push(followUpdate(story.at(-1) ?? null, update));
  return story;
}

/** An honest update of seat 0 that shows a moment. */
function updateAt(rules: RuleSet, moment: Moment): TableUpdate {
  const story = stories.get(rules) ?? wholeStory(rules);
  stories.set(rules, story);
  const update = story.find(({ view }) => moment(view));
  if (update === undefined) throw new Error('the story has no such moment');
  return update;
}

const inPhase =
  (kind: PlayerView['phase']['kind']): Moment =>
  ({ phase }) =>
    phase.kind === kind;
const own =
  (kind: PlayerView['phase']['kind']): Moment =>
  ({ phase, seat }) =>
    phase.kind === kind && 'seat' in phase && phase.seat === seat;
const bidding: Moment = (view) => inPhase('auction')(view) && view.auction.high !== null;
const inTrick: Moment = ({ trick, tricks }) => (trick?.cards.length ?? 0) > 1 && tricks.length > 2;
const ownLead: Moment = (view) => own('play')(view) && view.tricks.length > 2;
const over: Moment = (view) => inPhase('over')(view) && view.tricks.length > 0;
const later: Moment = ({ dealNumber, phase }) => dealNumber === 4 && phase.kind === 'auction';
const melded: Moment = (view) =>
  inPhase('play')(view) && view.melds?.some(({ melds }) => melds.length > 0) === true;
const drawing: Moment = (view) => inPhase('play')(view) && view.tricks.length === 3;

type Change = (view: PlayerView) => Partial<PlayerView>;
type Case = readonly [what: string, rules: RuleSet, moment: Moment, change: Change];

const legalOf = <Kind extends Legal['kind']>(view: PlayerView, kind: Kind) => {
  if (view.legal?.kind !== kind) throw new Error(`${kind} is not asked`);
  return view.legal as Extract<Legal, { readonly kind: Kind }>;
};
const withLegal =
  <Kind extends Legal['kind']>(
    kind: Kind,
    change: Partial<Extract<Legal, { kind: Kind }>>,
  ): Change =>
  (view) => ({ legal: { ...legalOf(view, kind), ...change } });
const plus = (list: readonly number[], by: number) => [(list[0] ?? 0) + by, ...list.slice(1)];
const trickOf = ({ trick }: PlayerView) => trick ?? { leader: 0, cards: [] };
const resultOf = ({ result }: PlayerView) => {
  if (result === null) throw new Error('no result');
  return result;
};

/** Views that the schema accepts. */
const CASES: readonly Case[] = [
  // Seats, sides, and lists.
  ['a viewer beyond the seats', PARTNERS, bidding, () => ({ seat: 7 })],
  ['a dealer beyond the seats', PARTNERS, bidding, () => ({ dealer: 4 })],
  ['a declarer beyond the seats', PARTNERS, inTrick, () => ({ declarer: 5 })],
  ['a winner beyond the sides', PARTNERS, over, () => ({ winner: 2 })],
  ['a winner before the deal is over', PARTNERS, inTrick, () => ({ winner: 0 })],
  [
    'a hand size for a fifth seat',
    PARTNERS,
    bidding,
    ({ handSizes }) => ({ handSizes: [...handSizes, 12] }),
  ],
  ['no hand sizes', PARTNERS, bidding, () => ({ handSizes: [] })],
  ['a score for each of four partners', PARTNERS, bidding, () => ({ scores: [0, 0, 0, 0] })],
  ['no sides', PARTNERS, inTrick, () => ({ sides: [] })],
  [
    'melds of two of four seats',
    PARTNERS,
    melded,
    ({ melds }) => ({ melds: melds?.slice(0, 2) ?? null }),
  ],
  [
    'open cards of one of two seats',
    TWO,
    drawing,
    ({ open }) => ({ open: open?.slice(0, 1) ?? null }),
  ],
  // Numbers.
  [
    'a hand size of 100,000',
    PARTNERS,
    bidding,
    ({ handSizes }) => ({ handSizes: plus(handSizes, 99_988) }),
  ],
  [
    'a hand with one card too many',
    PARTNERS,
    bidding,
    ({ handSizes }) => ({ handSizes: plus(handSizes, 1) }),
  ],
  ['a deal of number 0', PARTNERS, bidding, () => ({ dealNumber: 0 })],
  ['a deal of number 1,000,000', PARTNERS, bidding, () => ({ dealNumber: 1_000_000 })],
  [
    'a stock of a million cards',
    TWO,
    drawing,
    ({ stock }) => ({ stock: stock && { ...stock, count: 1_000_000 } }),
  ],
  ['scores beyond what deals can bring', PARTNERS, bidding, () => ({ scores: [1e12, 0] })],
  [
    'scores that do not follow the last deal',
    PARTNERS,
    later,
    ({ scores }) => ({ scores: plus(scores, 10) }),
  ],
  [
    'a contract that was not bid',
    PARTNERS,
    inTrick,
    ({ contract }) => ({ contract: (contract ?? 0) + 1 }),
  ],
  [
    'trick points that were not taken',
    PARTNERS,
    inTrick,
    ({ sides }) => ({ sides: sides.map((side) => ({ ...side, tricks: side.tricks + 1_000 })) }),
  ],
  [
    'tricks that were not taken',
    PARTNERS,
    inTrick,
    ({ sides }) => ({ sides: sides.map((side) => ({ ...side, trickCount: 4_000 })) }),
  ],
  [
    'meld points without melds',
    PARTNERS,
    bidding,
    ({ sides }) => ({ sides: sides.map((side) => ({ ...side, meld: 150 })) }),
  ],
  [
    'a wrong figure of what the contract lacks',
    PARTNERS,
    inTrick,
    ({ missing }) => ({ missing: (missing ?? 0) + 1 }),
  ],
  // Cards.
  [
    'a nine in a deck without nines',
    { ...presetRules('sq-double'), preset: null, target: 99_999 },
    bidding,
    ({ hand }) => ({ hand: [...hand.slice(0, -1), FACE_COUNT - 1] }),
  ],
  [
    'three copies of a card in a deck with two',
    PARTNERS,
    bidding,
    ({ hand }) => ({ hand: [0, 0, 0, ...hand.slice(3)] }),
  ],
  [
    'a hand of other length than its size',
    PARTNERS,
    bidding,
    ({ hand }) => ({ hand: hand.slice(1) }),
  ],
  ['an unsorted hand', PARTNERS, bidding, ({ hand }) => ({ hand: [...hand].reverse() })],
  [
    'a spectator with a hand',
    PARTNERS,
    bidding,
    () => ({ seat: null, legal: null, meldIfTrump: null }),
  ],
  [
    'a card played that is in the hand twice',
    PARTNERS,
    ownLead,
    ({ hand, tricks }) => ({
      tricks: tricks.map((trick) => ({ ...trick, cards: trick.cards.map(() => hand[0] ?? 0) })),
    }),
  ],
  ['a widow of four cards', WIDOW, own('trump'), ({ widow }) => ({ widow: [...(widow ?? []), 0] })],
  ['a widow before the auction is won', WIDOW, bidding, () => ({ widow: [0, 1, 2] })],
  ['a widow in a game without', PARTNERS, inTrick, () => ({ widow: [0, 1, 2] })],
  [
    'two cards buried of three',
    WIDOW,
    (view) => view.buried !== null,
    ({ buried }) => ({ buried: buried?.slice(1) ?? null }),
  ],
  [
    'cards buried by a defender',
    WIDOW,
    (view) => inTrick(view) && view.declarer !== 0,
    () => ({ buried: [0, 1, 2] }),
  ],
  [
    'two cards given of three',
    PARTNERS,
    (view) => view.gave !== null,
    ({ gave }) => ({ gave: gave?.slice(1) ?? null }),
  ],
  ['cards got during the auction', PARTNERS, bidding, () => ({ got: [0, 1, 2] })],
  [
    'a turned-up card of another suit than trumps',
    TWO,
    drawing,
    ({ stock }) => ({
      stock: stock && { ...stock, turnedUp: ((stock.turnedUp ?? 0) + 6) % FACE_COUNT },
    }),
  ],
  [
    'no turned-up card under a stock',
    TWO,
    drawing,
    ({ stock }) => ({ stock: stock && { ...stock, turnedUp: null } }),
  ],
  ['a stock with four players', PARTNERS, inTrick, () => ({ stock: { count: 4, turnedUp: 0 } })],
  [
    'more open cards than the hand has',
    TWO,
    drawing,
    ({ open }) => ({ open: open?.map(() => new Array(30).fill({ face: 0, types: 1 })) ?? null }),
  ],
  [
    'a card melded in nine types',
    TWO,
    drawing,
    ({ open, hand }) => ({
      open: open?.map((_, seat) => (seat === 0 ? [{ face: hand[0] ?? 0, types: 9 }] : [])) ?? null,
    }),
  ],
  [
    'open cards that the hand lacks',
    TWO,
    drawing,
    ({ open, hand }) => ({
      open:
        open?.map((_, seat) =>
          seat === 0
            ? [
                {
                  face: [...Array(FACE_COUNT).keys()].find((face) => !hand.includes(face)) ?? 0,
                  types: 1,
                },
              ]
            : [],
        ) ?? null,
    }),
  ],
  // Phases.
  [
    'a phase of a seat beyond the players',
    PARTNERS,
    bidding,
    () => ({ phase: { kind: 'auction', seat: 6 } }),
  ],
  [
    'the melding after a trick with four players',
    PARTNERS,
    inTrick,
    () => ({ phase: { kind: 'after-trick', seat: 0 }, trick: null, legal: null }),
  ],
  ['an auction of two players', TWO, drawing, () => ({ phase: { kind: 'auction', seat: 0 } })],
  [
    'a bury in a game without a widow',
    PARTNERS,
    inTrick,
    () => ({ phase: { kind: 'bury', seat: 0 } }),
  ],
  [
    'a gift to the player on the left',
    PARTNERS,
    inPhase('give'),
    ({ phase }) => ({
      phase: {
        kind: 'give',
        seat: phase.kind === 'give' ? phase.seat : 0,
        to: phase.kind === 'give' ? (phase.seat + 1) % 4 : 1,
      },
    }),
  ],
  [
    'trumps named by a defender',
    PARTNERS,
    inPhase('trump'),
    ({ declarer }) => ({ phase: { kind: 'trump', seat: ((declarer ?? 0) + 1) % 4 } }),
  ],
  ['a deal over without a result', PARTNERS, over, () => ({ result: null })],
  [
    'a result while cards are played',
    PARTNERS,
    inTrick,
    (view) => ({ result: resultOf(updateAt(PARTNERS, over).view), seat: view.seat }),
  ],
  ['a moon during the auction', PARTNERS, bidding, () => ({ moon: true })],
  ['trumps during the auction', PARTNERS, bidding, () => ({ trump: 'S' })],
  ['no trumps while cards are played', PARTNERS, inTrick, () => ({ trump: null })],
  ['a contract without a declarer', PARTNERS, inTrick, () => ({ declarer: null })],
  // The auction.
  [
    'a call of a seat beyond the players',
    PARTNERS,
    bidding,
    ({ auction }) => ({
      auction: { ...auction, calls: [{ seat: 7, call: 'pass', forced: false }] },
    }),
  ],
  [
    'a high bid that nobody made',
    PARTNERS,
    bidding,
    ({ auction }) => ({ auction: { ...auction, high: { seat: 0, amount: 12_345 } } }),
  ],
  [
    'a thousand calls',
    PARTNERS,
    bidding,
    ({ auction }) => ({ auction: { ...auction, calls: new Array(1_000).fill(auction.calls[0]) } }),
  ],
  [
    'a bid of -1',
    PARTNERS,
    bidding,
    ({ auction }) => ({
      auction: {
        ...auction,
        calls: auction.calls.map((call) => (call.call === 'pass' ? call : { ...call, call: -1 })),
      },
    }),
  ],
  [
    'an auction of two players that has calls',
    TWO,
    drawing,
    () => ({
      auction: { calls: [{ seat: 0, call: 250, forced: false }], high: { seat: 0, amount: 250 } },
    }),
  ],
  // Tricks.
  [
    'a trick led by a seat beyond the players',
    PARTNERS,
    inTrick,
    (view) => ({ trick: { ...trickOf(view), leader: 6 } }),
  ],
  [
    'an open trick with as many cards as players',
    PARTNERS,
    inTrick,
    (view) => ({ trick: { ...trickOf(view), cards: [0, 1, 2, 3] } }),
  ],
  [
    'an open trick without a card of a full deck',
    PARTNERS,
    inTrick,
    (view) => ({ trick: { ...trickOf(view), cards: new Array(96).fill(0) } }),
  ],
  [
    'a trick of one card',
    PARTNERS,
    inTrick,
    ({ tricks }) => ({
      tricks: tricks.map((trick) => ({ ...trick, cards: trick.cards.slice(0, 1) })),
    }),
  ],
  [
    'a trick of no cards',
    PARTNERS,
    inTrick,
    ({ tricks }) => ({ tricks: tricks.map((trick) => ({ ...trick, cards: [] })) }),
  ],
  [
    'a trick won by another seat than its best card',
    PARTNERS,
    inTrick,
    ({ tricks }) => ({
      tricks: tricks.map((trick) => ({ ...trick, winner: (trick.winner + 1) % 4 })),
    }),
  ],
  [
    'a trick won by a seat beyond the players',
    PARTNERS,
    inTrick,
    ({ tricks }) => ({ tricks: tricks.map((trick) => ({ ...trick, winner: 7 })) }),
  ],
  [
    'a trick of a million points',
    PARTNERS,
    inTrick,
    ({ tricks }) => ({ tricks: tricks.map((trick) => ({ ...trick, points: 1_000_000 })) }),
  ],
  [
    'more tricks than the hand has cards',
    PARTNERS,
    inTrick,
    ({ tricks }) => ({ tricks: new Array(40).fill(tricks[0]) }),
  ],
  [
    'tricks during the auction',
    PARTNERS,
    bidding,
    () => ({ tricks: updateAt(PARTNERS, inTrick).view.tricks }),
  ],
  [
    'a turn of a seat that has played to the trick',
    PARTNERS,
    inTrick,
    (view) => ({ phase: { kind: 'play', seat: trickOf(view).leader }, legal: null }),
  ],
  // Melds.
  [
    'a meld without cards',
    PARTNERS,
    melded,
    ({ melds }) => ({
      melds:
        melds?.map((each) => ({
          ...each,
          melds: each.melds.map((meld) => ({ ...meld, cards: [] })),
        })) ?? null,
    }),
  ],
  [
    'a run of one card',
    PARTNERS,
    melded,
    ({ melds }) => ({
      melds:
        melds?.map((each) => ({
          ...each,
          melds: each.melds.map((meld) => ({ ...meld, name: 'run' as const, cards: [0] })),
        })) ?? null,
    }),
  ],
  [
    'a meld of another value',
    PARTNERS,
    melded,
    ({ melds }) => ({
      melds:
        melds?.map((each) => ({
          points: each.points * 2,
          melds: each.melds.map((meld) => ({ ...meld, points: meld.points * 2 })),
        })) ?? null,
    }),
  ],
  [
    'the same meld ninety times',
    PARTNERS,
    melded,
    ({ melds }) => ({
      melds:
        melds?.map(({ points, melds: [meld] }) => ({
          points,
          melds: meld ? new Array(90).fill(meld) : [],
        })) ?? null,
    }),
  ],
  [
    'melds of the hand that it lacks',
    PARTNERS,
    bidding,
    ({ meldIfTrump }) => ({
      meldIfTrump: meldIfTrump?.map((each) => ({ ...each, points: each.points + 1 })) ?? null,
    }),
  ],
  [
    'melds of the hand for one suit',
    PARTNERS,
    bidding,
    ({ meldIfTrump }) => ({ meldIfTrump: meldIfTrump?.slice(0, 1) ?? null }),
  ],
  // What may be done.
  ['nothing to do for the seat to act', PARTNERS, ownLead, () => ({ legal: null })],
  [
    'something to do for another seat',
    PARTNERS,
    (view) => inTrick(view) && !own('play')(view),
    () => ({ legal: { kind: 'play', cards: [], refused: [], claim: false } }),
  ],
  [
    'an auction to do while cards are played',
    PARTNERS,
    ownLead,
    () => ({ legal: { kind: 'auction', bids: null } }),
  ],
  [
    'bids in steps of 0',
    PARTNERS,
    own('auction'),
    withLegal('auction', { bids: { min: 250, max: 100_000, step: 0 } }),
  ],
  [
    'bids in steps of 1 to a billion',
    PARTNERS,
    own('auction'),
    withLegal('auction', { bids: { min: 1, max: 1_000_000_000, step: 1 } }),
  ],
  [
    'bids that fall',
    PARTNERS,
    own('auction'),
    withLegal('auction', { bids: { min: 500, max: 250, step: 10 } }),
  ],
  ['no suit for trumps', PARTNERS, own('trump'), withLegal('trump', { suits: [] })],
  ['ninety cards to give', PARTNERS, own('give'), withLegal('give', { count: 90 })],
  ['a gift to oneself', PARTNERS, own('give'), withLegal('give', { to: 0 })],
  ['no card to bury', WIDOW, own('bury'), withLegal('bury', { count: 0 })],
  ['a bury of cards not held', WIDOW, own('bury'), withLegal('bury', { allowed: [[0, 0, 0]] })],
  [
    'a card to play that is not held',
    PARTNERS,
    ownLead,
    (view) => ({
      legal: {
        ...legalOf(view, 'play'),
        cards: [[...Array(FACE_COUNT).keys()].find((face) => !view.hand.includes(face)) ?? 0],
      },
    }),
  ],
  ['no card to play', PARTNERS, ownLead, withLegal('play', { cards: [] })],
  [
    'a claim in a game without claims',
    { ...PARTNERS, claim: false },
    ownLead,
    withLegal('play', { claim: true }),
  ],
  [
    'a decision without a choice',
    { ...PARTNERS, throwIn: 'choice' as const },
    own('decision'),
    withLegal('decision', { options: [] }),
  ],
  // Results.
  [
    'a result of three sides',
    PARTNERS,
    over,
    (view) => ({
      result: {
        ...resultOf(view),
        sides: [...resultOf(view).sides, { meld: 0, tricks: 0, points: 0, total: 0 }],
      },
    }),
  ],
  [
    'a result of no sides',
    PARTNERS,
    over,
    (view) => ({ result: { ...resultOf(view), sides: [] } }),
  ],
  [
    'a result of another declarer',
    PARTNERS,
    over,
    (view) => ({ result: { ...resultOf(view), declarer: 7 } }),
  ],
  [
    'a contract made that was set, or the other way round',
    PARTNERS,
    over,
    (view) => ({
      result: { ...resultOf(view), how: resultOf(view).how === 'made' ? 'set' : 'made' },
    }),
  ],
  ['a winner whose score does not win', PARTNERS, over, () => ({ winner: 0 })],
  [
    'a history as long as the game',
    PARTNERS,
    later,
    ({ history }) => ({ history: [...history, ...history.slice(0, 1)] }),
  ],
  [
    'a history of deals without sides',
    PARTNERS,
    later,
    ({ history }) => ({
      history: history.map((deal) => ({ ...deal, result: { ...deal.result, sides: [] } })),
    }),
  ],
  [
    'a history with a dealer beyond the seats',
    PARTNERS,
    later,
    ({ history }) => ({ history: history.map((deal) => ({ ...deal, dealer: 7 })) }),
  ],
  [
    'a history of deals by two players',
    PARTNERS,
    later,
    ({ history }) => ({
      history: history.map((deal) => ({
        ...deal,
        result: { ...deal.result, how: 'two-hand' as const },
      })),
    }),
  ],
  [
    'a history whose scores do not add up',
    PARTNERS,
    later,
    ({ history }) => ({
      history: history.map((deal) => ({
        ...deal,
        result: {
          ...deal.result,
          sides: deal.result.sides.map((side) => ({ ...side, points: side.points + 5 })),
        },
      })),
    }),
  ],
];

describe('a view that the schema accepts and no game comes to', () => {
  it.each(CASES)('is refused for %s', (_what, rules, moment, change) => {
    const update = updateAt(rules, moment);
    expect(viewFault(update.view)).toBeNull();
    const view = { ...update.view, ...change(update.view) };
    const wire: unknown = JSON.parse(JSON.stringify(toWire({ ...update, view })));
    expect(wireUpdateSchema.safeParse(wire).error).toBeUndefined();
    expect(viewFault(view)).not.toBeNull();
  });
});

type EventCase = readonly [
  what: string,
  rules: RuleSet,
  moment: Moment,
  events: (view: PlayerView) => readonly GameEvent[],
];

const EVENT_CASES: readonly EventCase[] = [
  [
    'a card played that is in no trick',
    PARTNERS,
    inTrick,
    () => [{ type: 'played', seat: 0, card: 23 }],
  ],
  [
    'a card played by a seat beyond the players',
    PARTNERS,
    inTrick,
    () => [{ type: 'played', seat: 6, card: 0 }],
  ],
  [
    'a hundred cards played',
    PARTNERS,
    inTrick,
    () => new Array(100).fill({ type: 'played', seat: 0, card: 0 }),
  ],
  [
    'a deal of 90 cards each',
    PARTNERS,
    bidding,
    ({ dealer }) => [{ type: 'dealt', dealer, handSize: 90 }],
  ],
  [
    'a trick won that is not among the tricks',
    PARTNERS,
    inTrick,
    () => [{ type: 'trick-won', trick: { leader: 0, cards: [], winner: 7, points: 0 } }],
  ],
  [
    'melds of seven seats',
    PARTNERS,
    melded,
    () => [{ type: 'melds-shown', melds: new Array(7).fill({ points: 0, melds: [] }) }],
  ],
  [
    'ninety cards given',
    PARTNERS,
    inTrick,
    () => [{ type: 'gave', seat: 0, to: 2, count: 90, cards: null }],
  ],
  [
    'a gift of two cards shown as three',
    PARTNERS,
    inTrick,
    () => [{ type: 'received', seat: 0, from: 2, count: 3, cards: [0, 1] }],
  ],
  [
    'a bid that is not among the calls',
    PARTNERS,
    bidding,
    () => [{ type: 'bid', seat: 0, amount: 9_999, forced: false }],
  ],
  [
    'a widow taken in a game without',
    PARTNERS,
    inTrick,
    ({ declarer }) => [{ type: 'widow-taken', seat: declarer ?? 0, cards: [0, 1, 2] }],
  ],
  [
    'a card drawn by one of four players',
    PARTNERS,
    inTrick,
    () => [{ type: 'drew', seat: 0, card: null, turnedUp: false }],
  ],
  ['a game won by a side that has not won', PARTNERS, over, () => [{ type: 'game-won', side: 1 }]],
  [
    'another result than the view has',
    PARTNERS,
    over,
    (view) => [{ type: 'deal-ended', result: { ...resultOf(view), how: 'redeal' } }],
  ],
];

describe('events that the schema accepts and no such view comes from', () => {
  it.each(EVENT_CASES)('are refused for %s', (_what, rules, moment, eventsOf) => {
    const update = updateAt(rules, moment);
    expect(eventsFault(update.events, update.view)).toBeNull();
    const events = eventsOf(update.view);
    const wire: unknown = JSON.parse(JSON.stringify(toWire({ ...update, events })));
    expect(wireUpdateSchema.safeParse(wire).error).toBeUndefined();
    expect(eventsFault(events, update.view)).not.toBeNull();
  });
});
