import type { RuleSet } from '@shared/game/rules';
import type { TablePlan } from '@shared/protocol/table';

/** A table of one person, in the first seat, against plain bots; without a clock, and dealt at random unless `more` says otherwise. */
export const soloPlan = (
  rules: RuleSet,
  more: Pick<TablePlan, 'title'> & Partial<TablePlan>,
): TablePlan => ({
  rules,
  seats: Array.from({ length: rules.players }, (_, seat) =>
    seat === 0
      ? { kind: 'you', name: 'You' }
      : { kind: 'bot', name: `Bot ${seat}`, level: 'plain' },
  ),
  timerSeconds: null,
  convention: 'natural',
  seed: null,
  ...more,
});
