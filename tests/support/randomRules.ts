import { MELD_TABLE_NAMES, MELD_TABLES } from '@shared/game/meldTables';
import type { Counters, MeldTable, RuleSet } from '@shared/game/rules';
import { trickSum } from '@shared/game/rules';
import fc from 'fast-check';

type Frame = Pick<RuleSet, 'players' | 'partners' | 'deck' | 'widow'>;

/** Every table that the rules' section 1 knows. */
export const FRAMES: readonly Frame[] = [
  { players: 2, partners: false, deck: 'single', widow: 0 },
  { players: 3, partners: false, deck: 'single', widow: 0 },
  { players: 3, partners: false, deck: 'single', widow: 3 },
  ...(['single', 'double80', 'double96'] as const).flatMap((deck) =>
    [true, false].map((partners) => ({ players: 4, partners, deck, widow: 0 }) as const),
  ),
  ...([6, 8] as const).flatMap((players) =>
    (['single', 'double96'] as const).map(
      (deck) => ({ players, partners: true, deck, widow: 0 }) as const,
    ),
  ),
];

const COUNTERS: readonly Counters[] = [
  { A: 10, T: 10, K: 10, Q: 0, J: 0, '9': 0 },
  { A: 10, T: 10, K: 5, Q: 5, J: 0, '9': 0 },
  { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 },
  { A: 1, T: 1, K: 1, Q: 0, J: 0, '9': 0 },
];

/** The scoring methods of the sources, and any odd values. */
const counters: fc.Arbitrary<Counters> = fc.oneof(
  fc.constantFrom(...COUNTERS),
  fc.record({
    A: fc.nat(15),
    T: fc.nat(12),
    K: fc.nat(10),
    Q: fc.nat(10),
    J: fc.nat(5),
    '9': fc.nat(3),
  }),
);

/** Values of one to four copies, never falling: two of a meld are worth at least one. */
const values = (copies: 2 | 4, unit: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.nat(30), { minLength: copies, maxLength: 4 })
    .map((steps) => steps.map((_, i) => unit * steps.slice(0, i + 1).reduce((a, b) => a + b, 0)));

const oddTable = (copies: 2 | 4, unit: number): fc.Arbitrary<MeldTable> =>
  fc
    .record({
      run: values(copies, unit),
      runExtra: fc.nat(4).map((n) => n * unit),
      royal: fc.nat(8).map((n) => n * unit),
      marriage: fc.nat(4).map((n) => n * unit),
      dix: fc.nat(2).map((n) => n * unit),
      pinochle: values(copies, unit),
      aces: values(copies, unit),
      kings: values(copies, unit),
      queens: values(copies, unit),
      jacks: values(copies, unit),
    })
    .map((table) =>
      // A royal marriage above two extra cards is refused beside them (rules, section 2).
      table.runExtra > 0 && table.royal > 2 * table.runExtra
        ? { ...table, royal: 2 * table.runExtra }
        : table,
    );

const tableNames = (copies: 2 | 4) =>
  MELD_TABLE_NAMES.filter((name) => MELD_TABLES[name].run.length >= copies);

const meldTable = (copies: 2 | 4): fc.Arbitrary<MeldTable> =>
  fc.oneof(
    fc.constantFrom(...tableNames(copies)).map((name): MeldTable => MELD_TABLES[name]),
    fc.constantFrom(1, 10, 7).chain((unit) => oddTable(copies, unit)),
  );

const end = fc.oneof(
  fc.record({ target: fc.integer({ min: 1, max: 1500 }), rounds: fc.constant(null) }),
  fc.record({ target: fc.constant(null), rounds: fc.constantFrom(3 as const, 5, 10) }),
);

/** Low openings are drawn often: only there are deals made, and contracts beyond reach bid. */
const auction = fc
  .record({
    increment: fc.constantFrom(1, 5, 10, 25),
    openingSteps: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 60 })),
    raiseSteps: fc.option(fc.integer({ min: 1, max: 8 })),
    firstBidder: fc.constantFrom('dealer' as const, 'left'),
    allPass: fc.constantFrom('forced' as const, 'redeal'),
  })
  .map(({ increment, openingSteps, raiseSteps, firstBidder, allPass }) => ({
    opening: increment * openingSteps,
    increment,
    maxRaise: raiseSteps === null ? null : increment * raiseSteps,
    firstBidder,
    allPass,
  }));

const twoHand = (frame: Frame): fc.Arbitrary<RuleSet> =>
  fc
    .record({
      meld: meldTable(2),
      counters,
      lastTrick: fc.nat(30),
      mustWin: fc.constantFrom('always' as const, 'trump'),
      end,
    })
    .map(({ end: ending, ...drawn }) => ({
      preset: null,
      ...frame,
      ...drawn,
      ...ending,
      meldBeforeBury: false,
      defendersMeld: true,
      opening: null,
      increment: null,
      maxRaise: null,
      firstBidder: null,
      allPass: null,
      passCount: 0,
      passOrder: null,
      meldNeeds: 'nothing',
      throwIn: 'off',
      ninesRedeal: false,
      moon: null,
      claim: false,
      bothCross: 'higher',
    }));

const withAuction = (frame: Frame): fc.Arbitrary<RuleSet> => {
  const copies = frame.deck === 'single' ? 2 : 4;
  return fc
    .record({
      auction,
      end,
      meld: meldTable(copies),
      counters,
      lastTrick: fc.nat(30),
      meldBeforeBury: frame.widow > 0 ? fc.boolean() : fc.constant(false),
      defendersMeld: fc.boolean(),
      passCount: frame.partners ? fc.constantFrom(0 as const, 3, 4) : fc.constant(0 as const),
      passOrder: fc.constantFrom('partner-first' as const, 'together'),
      needs: fc.oneof(fc.constantFrom('nothing' as const, 'trick'), fc.nat(100)),
      throwIn: fc.constantFrom('choice' as const, 'automatic', 'off'),
      mustWin: fc.constantFrom('always' as const, 'trump'),
      ninesRedeal: frame.deck === 'double80' ? fc.constant(false) : fc.boolean(),
      moon: fc.constantFrom(null, 'run' as const, 'tricks', 'double-bid', 'double-run'),
      claim: fc.boolean(),
      bothCross: fc.constantFrom('bidder' as const, 'higher'),
    })
    .map(({ auction: bidding, end: ending, needs, ...drawn }) => {
      const sum = trickSum({ deck: frame.deck, ...drawn });
      return {
        preset: null,
        ...frame,
        ...bidding,
        ...ending,
        ...drawn,
        meldNeeds: typeof needs === 'number' ? Math.floor((sum * needs) / 100) : needs,
      };
    });
};

/** A playable rule set for one of the tables, drawn from every option of the rules' section 2. */
export const rulesFor = (frame: Frame): fc.Arbitrary<RuleSet> =>
  frame.players === 2 ? twoHand(frame) : withAuction(frame);

/** Any playable rule set at all. */
export const randomRules: fc.Arbitrary<RuleSet> = fc.constantFrom(...FRAMES).chain(rulesFor);
