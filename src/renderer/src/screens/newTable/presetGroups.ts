import { PRESETS, type Preset } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';

export type GroupId =
  | 'partnership'
  | 'double-deck'
  | 'cutthroat'
  | 'three-hand'
  | 'two-hand'
  | 'six'
  | 'eight';

interface Group {
  readonly id: GroupId;
  readonly holds: (rules: RuleSet) => boolean;
}

/** The kinds of game, in the order shown. A preset belongs to the first that holds it. */
const GROUPS: readonly Group[] = [
  {
    id: 'partnership',
    holds: ({ players, partners, deck }) => players === 4 && partners && deck === 'single',
  },
  { id: 'double-deck', holds: ({ players, partners }) => players === 4 && partners },
  { id: 'cutthroat', holds: ({ players }) => players === 4 },
  { id: 'three-hand', holds: ({ players }) => players === 3 },
  { id: 'two-hand', holds: ({ players }) => players === 2 },
  { id: 'six', holds: ({ players }) => players === 6 },
  { id: 'eight', holds: ({ players }) => players === 8 },
];

const groupOf = (rules: RuleSet): GroupId | null =>
  GROUPS.find((group) => group.holds(rules))?.id ?? null;

/** All presets by kind of game. */
export const PRESET_GROUPS: readonly {
  readonly id: GroupId;
  readonly presets: readonly Preset[];
}[] = GROUPS.map(({ id }) => ({
  id,
  presets: PRESETS.filter(({ rules }) => groupOf(rules) === id),
}));
