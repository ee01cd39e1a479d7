import { DECKS } from '@shared/game/cards';
import { MELD_TABLE_NAMES, MELD_TABLES } from '@shared/game/meldTables';
import { isInOnes, type MeldTable, PLAYER_COUNTS, ROUNDS, type RuleSet } from '@shared/game/rules';
import { counterWords } from '../../i18n/rulesInWords';
import { texts } from '../../i18n/texts';
import { differences, type Option } from './changeRules';
import { mapMelds } from './scoringMethods';

const v = texts.editor.values;

/** One of the values that an option is offered with. */
export interface Choice {
  readonly label: string;
  readonly patch: Partial<RuleSet>;
}

/** How an option is changed: by choosing, by a number, or with a form of its own. */
export type Control =
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'points';
      readonly read: (rules: RuleSet) => number | null;
      readonly write: (points: number) => Partial<RuleSet>;
    }
  | {
      /** Choices, one of which asks for a number of points. */
      readonly kind: 'choices-points';
      readonly choices: readonly Choice[];
      readonly pointsLabel: string;
      readonly usual: (rules: RuleSet) => number;
      readonly read: (rules: RuleSet) => number | null;
      readonly write: (points: number) => Partial<RuleSet>;
    }
  | { readonly kind: 'melds' }
  | { readonly kind: 'counters' };

const choices = (...list: (readonly [string, Partial<RuleSet>])[]): Control => ({
  kind: 'choices',
  choices: list.map(([label, patch]) => ({ label, patch })),
});

const units = (rules: RuleSet): number => (isInOnes(rules) ? 1 : 10);

/** The control of each option; `rounds` is changed with `target`. */
export const CONTROLS: Readonly<Record<Exclude<Option, 'rounds'>, Control>> = {
  players: choices(...PLAYER_COUNTS.map((players) => [v.players(players), { players }] as const)),
  partners: choices([v.pairs, { partners: true }], [v.solo, { partners: false }]),
  deck: choices(
    [v.single, { deck: 'single' }],
    [v.double80, { deck: 'double80' }],
    [v.double96, { deck: 'double96' }],
  ),
  widow: choices([v.noWidow, { widow: 0, meldBeforeBury: false }], [v.widow, { widow: 3 }]),
  meldBeforeBury: choices([v.yes, { meldBeforeBury: true }], [v.no, { meldBeforeBury: false }]),
  defendersMeld: choices(
    [v.allMeld, { defendersMeld: true }],
    [v.declarerMelds, { defendersMeld: false }],
  ),
  opening: {
    kind: 'points',
    read: (rules) => rules.opening,
    write: (opening) => ({ opening }),
  },
  increment: {
    kind: 'points',
    read: (rules) => rules.increment,
    write: (increment) => ({ increment }),
  },
  maxRaise: {
    kind: 'choices-points',
    choices: [{ label: v.any, patch: { maxRaise: null } }],
    pointsLabel: v.limited,
    usual: (rules) => 5 * (rules.increment ?? units(rules)),
    read: (rules) => rules.maxRaise,
    write: (maxRaise) => ({ maxRaise }),
  },
  firstBidder: choices([v.dealer, { firstBidder: 'dealer' }], [v.left, { firstBidder: 'left' }]),
  allPass: choices([v.forced, { allPass: 'forced' }], [v.redeal, { allPass: 'redeal' }]),
  passCount: choices(
    [v.cards(0), { passCount: 0 }],
    [v.cards(3), { passCount: 3 }],
    [v.cards(4), { passCount: 4 }],
  ),
  passOrder: choices(
    [v.partnerFirst, { passOrder: 'partner-first' }],
    [v.together, { passOrder: 'together' }],
  ),
  meld: { kind: 'melds' },
  meldNeeds: {
    kind: 'choices-points',
    choices: [
      { label: v.nothing, patch: { meldNeeds: 'nothing' } },
      { label: v.trick, patch: { meldNeeds: 'trick' } },
    ],
    pointsLabel: v.points,
    usual: (rules) => 2 * units(rules),
    read: ({ meldNeeds }) => (typeof meldNeeds === 'number' ? meldNeeds : null),
    write: (meldNeeds) => ({ meldNeeds }),
  },
  throwIn: choices(
    [v.choice, { throwIn: 'choice' }],
    [v.automatic, { throwIn: 'automatic' }],
    [v.off, { throwIn: 'off' }],
  ),
  mustWin: choices([v.always, { mustWin: 'always' }], [v.trump, { mustWin: 'trump' }]),
  counters: { kind: 'counters' },
  lastTrick: {
    kind: 'points',
    read: (rules) => rules.lastTrick,
    write: (lastTrick) => ({ lastTrick }),
  },
  ninesRedeal: choices([v.yes, { ninesRedeal: true }], [v.no, { ninesRedeal: false }]),
  moon: choices(
    [v.moonOff, { moon: null }],
    [v.run, { moon: 'run' }],
    [v.tricks, { moon: 'tricks' }],
    [v.doubleBid, { moon: 'double-bid' }],
    [v.doubleRun, { moon: 'double-run' }],
  ),
  claim: choices([v.yes, { claim: true }], [v.no, { claim: false }]),
  target: {
    kind: 'choices-points',
    choices: ROUNDS.map((rounds) => ({ label: v.deals(rounds), patch: { rounds, target: null } })),
    pointsLabel: v.atScore,
    usual: (rules) => 150 * units(rules),
    read: (rules) => rules.target,
    write: (target) => ({ target, rounds: null }),
  },
  bothCross: choices([v.bidder, { bothCross: 'bidder' }], [v.higher, { bothCross: 'higher' }]),
};

/** Whether the rules are as a choice has them: taking it would change nothing. */
export const isChosen = (rules: RuleSet, { patch }: Choice): boolean =>
  differences(rules, { ...rules, ...patch }).length === 0;

/** A table as far as a deck with that number of copies uses it. */
const tableKey = (table: MeldTable, copies: number): string =>
  JSON.stringify({
    ...table,
    run: table.run.slice(0, copies),
    pinochle: table.pinochle.slice(0, copies),
    aces: table.aces.slice(0, copies),
    kings: table.kings.slice(0, copies),
    queens: table.queens.slice(0, copies),
    jacks: table.jacks.slice(0, copies),
  });

/** The known tables of melds in the units of a rule set. */
export function meldTables(rules: RuleSet): { name: string; label: string; table: MeldTable }[] {
  const ones = isInOnes(rules);
  // `double-tens` is `double` in other units.
  return MELD_TABLE_NAMES.filter((name) => name !== 'double-tens').map((name) => {
    const table: MeldTable = MELD_TABLES[name];
    const isSmall = table.marriage < 10;
    return {
      name,
      label: texts.editor.meldTables[name],
      table:
        isSmall === ones ? table : mapMelds(table, (points) => (ones ? points / 10 : points * 10)),
    };
  });
}

/** The name of the table of melds that these rules use; null: values of their own. */
export function meldTableName(rules: RuleSet): string | null {
  const { copies } = DECKS[rules.deck];
  const own = tableKey(rules.meld, copies);
  return meldTables(rules).find(({ table }) => tableKey(table, copies) === own)?.name ?? null;
}

/** The value of an option in words. */
export function valueWords(rules: RuleSet, option: Option): string {
  if (option === 'rounds') return rules.rounds === null ? v.atScore : v.deals(rules.rounds);
  const control = CONTROLS[option];
  switch (control.kind) {
    case 'choices':
      return control.choices.find((choice) => isChosen(rules, choice))?.label ?? '';
    case 'points':
      return String(control.read(rules) ?? '');
    case 'choices-points': {
      const points = control.read(rules);
      if (points !== null) return String(points);
      return control.choices.find((choice) => isChosen(rules, choice))?.label ?? '';
    }
    case 'melds':
      return (
        meldTables(rules).find(({ name }) => name === meldTableName(rules))?.label ?? v.ownTable
      );
    case 'counters':
      return counterWords(rules.counters, ['A', 'T', 'K', 'Q', 'J', '9']).replace(/\.$/, '');
  }
}
