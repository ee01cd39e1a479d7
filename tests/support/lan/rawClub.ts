import type { Credentials } from '@main/lan/guest/admission';
import type { LanHost } from '@main/lan/host/lanHost';
import { presetRules } from '@shared/game/presets';
import { LIMITS } from '@shared/protocol/lan/limits';
import { expect, onTestFinished } from 'vitest';
import { createFakeClock } from '../fakeClock';
import { createRig, planFor } from './lanRig';
import { createRawGuest, type RawGuest, type RawGuestOptions } from './rawGuest';

const RULES = presetRules('cm-cutthroat-3');

/** A table behind the program's own limits, on a clock that stands still, and the frames of each of its guests. */
export function openClub() {
  const clock = createFakeClock();
  const rig = createRig({ clock, limits: LIMITS });
  const table = rig.tables.open(planFor(RULES, 0, { graceSeconds: 60 }));
  rig.host.add(table);
  onTestFinished(() => table.close());
  const byCode: Credentials = { kind: 'code', code: table.code, as: 'player' };
  /** A guest, and what it has put on its wire. */
  const meet = (options: Partial<RawGuestOptions> = {}) => {
    const sent: string[] = [];
    const accept: LanHost['accept'] = (wire, caller) => {
      const end = rig.host.accept(wire, caller);
      return {
        ...end,
        onText(frame) {
          sent.push(frame);
          end.onText(frame);
        },
      };
    };
    const guest = createRawGuest({ accept }, { credentials: byCode, ...options });
    return { ...guest, sent };
  };
  const admitted = (options: Partial<RawGuestOptions> = {}) => {
    const guest = meet(options);
    guest.admit();
    expect(typesOf(guest)).toContain('joined');
    return guest;
  };
  const people = () => JSON.stringify(table.kept().people);
  return { ...rig, clock, table, meet, admitted, people };
}

/** What a guest has heard, by type. */
export const typesOf = ({ heard }: Pick<RawGuest, 'heard'>): string[] =>
  heard.flatMap((text) => (text.startsWith('{') ? [JSON.parse(text).type] : ['sealed']));
/** What opens the seat of somebody who was let in. */
export const seatOf = (guest: RawGuest, key: string): Credentials => {
  const joined = guest.heard.find((text) => text.includes('"joined"')) ?? expect.fail('not let in');
  const { member, table } = JSON.parse(joined);
  return { kind: 'seat', table: table.tableId, member, key };
};
