import { type LanState, NO_LAN } from '@shared/protocol/lan/lanState';
import type { Member, Presence } from '@shared/protocol/lan/lanTable';
import { describe, expect, it } from 'vitest';
import { membershipNotes } from './membershipNotes';

const member = (id: string, name: string, presence: Presence): Member => ({
  id,
  name,
  seat: null,
  presence,
  muted: false,
  ready: false,
});

/** A table with these people, seen by the first. */
function stateWith(members: readonly Member[], tableId = 't'): LanState {
  const table = { tableId, members } as unknown as NonNullable<LanState['table']>;
  return { ...NO_LAN, role: 'guest', table, you: members[0]?.id ?? null };
}

const you = member('1', 'June', 'here');

describe('notes about people who come and go', () => {
  it('names who has come and who has left', () => {
    const before = stateWith([you, member('2', 'Walt', 'here')]);
    const after = stateWith([you, member('3', 'Nora', 'here')]);
    expect(membershipNotes(before, after)).toEqual(['Nora has joined.', 'Walt has left.']);
  });

  it('tells of a cut, the bot that stands in, and the return', () => {
    const [here, away, standIn] = (['here', 'away', 'stand-in'] as const).map((presence) =>
      stateWith([you, member('2', 'Walt', presence)]),
    );
    if (here === undefined || away === undefined || standIn === undefined)
      throw new Error('three states were made');
    expect(membershipNotes(here, away)).toEqual(['Walt’s connection is cut.']);
    expect(membershipNotes(away, standIn)).toEqual([
      'Walt is away. A bot plays for them until they are back.',
    ]);
    expect(membershipNotes(standIn, here)).toEqual(['Walt is back.']);
  });

  it('says nothing of oneself, of a first look, or of another table', () => {
    const gone = stateWith([member('1', 'June', 'away')]);
    expect(membershipNotes(gone, stateWith([you]))).toEqual([]);
    expect(membershipNotes(NO_LAN, stateWith([you, member('2', 'Walt', 'here')]))).toEqual([]);
    const other = stateWith([you, member('2', 'Walt', 'here')], 'other');
    expect(membershipNotes(stateWith([you]), other)).toEqual([]);
  });
});
