import { rankOf } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { DealtCards } from '@shared/game/view';

/** More than five: the player is asked for another deal. */
const MANY = 6;

/** The same cards with enough nines moved to seat 0 that it is asked, for other cards of its own. */
export function withManyNines(rules: RuleSet, dealt: DealtCards): DealtCards {
  const hands = dealt.hands.map((hand) => [...hand]);
  const [own = []] = hands;
  const isNine = (face: number): boolean => rankOf(face) === '9';
  for (let seat = 1; seat < rules.players; seat += 1) {
    const other = hands[seat] ?? [];
    while (own.filter(isNine).length < MANY) {
      const from = other.findIndex(isNine);
      const to = own.findIndex((face) => !isNine(face));
      const [nine, spare] = [other[from], own[to]];
      if (nine === undefined || spare === undefined) break;
      other[from] = spare;
      own[to] = nine;
    }
  }
  return { ...dealt, hands };
}
