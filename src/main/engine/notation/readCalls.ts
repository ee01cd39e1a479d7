import { ok } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import type { Call } from '@shared/game/view';
import type { Position } from './position';
import { ENTRY_BREAK } from './printPosition';
import { type Read, readCall, readList, readOfSeat, readSomeCards } from './readEntries';

/** The last player's bid that the program makes stands where all others have passed. */
function markForced(rules: RuleSet, calls: readonly Omit<Call, 'forced'>[]): Call[] {
  return calls.map(({ seat, call }, index) => {
    const isLast =
      index === rules.players - 1 && calls.slice(0, index).every((each) => each.call === 'pass');
    return { seat, call, forced: call !== 'pass' && isLast && rules.allPass === 'forced' };
  });
}

/** `1 bid 250, 2 pass`. */
export const readCalls =
  (rules: RuleSet) =>
  (text: string): Read<Call[]> => {
    const entries = readList(ENTRY_BREAK, (each) => readOfSeat(rules, each, readCall))(text);
    if (!entries.ok) return entries;
    return ok(
      markForced(
        rules,
        entries.value.map(({ seat, value }) => ({ seat, call: value })),
      ),
    );
  };

/** `2 AH KH QS JD, 0 4?`. */
export const readPassed =
  (rules: RuleSet) =>
  (text: string): Read<Position['passed']> => {
    const entries = readList(ENTRY_BREAK, (each) => readOfSeat(rules, each, readSomeCards))(text);
    if (!entries.ok) return entries;
    return ok(entries.value.map(({ seat, value }) => ({ seat, cards: value })));
  };
