import { type DealCheck, type LanState, NO_LAN } from '@shared/protocol/lan/lanState';
import type { Member } from '@shared/protocol/lan/lanTable';
import { describe, expect, it } from 'vitest';
import { checkOf, disputers, isDisputed } from './dealVerdict';

const check: DealCheck = {
  deal: 3,
  digest: 'ab',
  shares: [],
  secret: 'cd',
  ownShareUsed: true,
  verdict: 'fair',
  reason: null,
  others: [],
};
const june: Member = {
  id: '00000001',
  name: 'June',
  seat: 2,
  presence: 'here',
  muted: false,
  ready: false,
};
const table = { members: [june] } as unknown as NonNullable<LanState['table']>;
const lan: LanState = { ...NO_LAN, table, checks: [check] };

describe('what the checks of a deal say', () => {
  it('finds the check of a deal', () => {
    expect(checkOf(lan, 3)).toBe(check);
    expect(checkOf(lan, 2)).toBeNull();
  });

  it('is disputed by this player’s program', () => {
    expect(isDisputed(check)).toBe(false);
    expect(isDisputed({ ...check, verdict: 'unseen' })).toBe(false);
    expect(isDisputed({ ...check, verdict: 'unfair' })).toBe(true);
  });

  it('is disputed by another, who is named', () => {
    const disputed: DealCheck = {
      ...check,
      others: [
        { seat: 0, verdict: 'fair' },
        { seat: 2, verdict: 'unfair' },
      ],
    };
    expect(isDisputed(disputed)).toBe(true);
    expect(disputers(lan, disputed)).toEqual(['June']);
  });
});
