import type { LanState } from '@shared/protocol/lan/lanState';
import type { Member } from '@shared/protocol/lan/lanTable';
import { texts } from './texts';

const t = texts.network.people;

/** Who has come, gone, dropped out and come back between two states of one table: a sentence each. */
export function membershipNotes(before: LanState, after: LanState): string[] {
  if (before.table === null || before.table.tableId !== after.table?.tableId) return [];
  const earlier = before.table.members;
  const now = after.table.members;
  const gone = earlier.filter(({ id }) => id !== after.you && !now.some((each) => each.id === id));
  return [
    ...now.flatMap((member) =>
      member.id === after.you
        ? []
        : noteOf(earlier.find(({ id }) => id === member.id) ?? null, member),
    ),
    ...gone.map(({ name }) => t.left(name)),
  ];
}

function noteOf(before: Member | null, { name, presence }: Member): string[] {
  if (before === null) return [t.came(name)];
  if (before.presence === presence) return [];
  switch (presence) {
    case 'here':
      return [t.back(name)];
    case 'away':
      return [t.away(name)];
    default:
      return [t.standsIn(name)];
  }
}
