import { meldPoints } from '@main/engine/melding';
import { countFaces, type Face, faceOf, rankOf, suitOf, withoutCards } from '@shared/game/cards';
import { trickSum } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';

/** A pass that partners don't forgive each other. `of` says whether these cards are one. */
interface PassConvention {
  readonly name: string;
  readonly by: 'declarer' | 'partner';
  readonly of: (view: PlayerView, passed: readonly Face[], kept: readonly Face[]) => boolean;
}

const LEGS: readonly Face[] = [faceOf('J', 'D'), faceOf('Q', 'S')];
const isLeg = (face: Face): boolean => LEGS.includes(face);
const isPlain = (view: PlayerView, face: Face): boolean => suitOf(face) !== view.trump;

const meldOf = (view: PlayerView, held: readonly Face[]): number =>
  meldPoints(view.rules, view.trump ?? 'S', countFaces(held));

/** What passing it takes from this hand's melds, in points. */
const costOf = (view: PlayerView, face: Face): number =>
  meldOf(view, view.hand) - meldOf(view, withoutCards(view.hand, [face]) ?? view.hand);

/** Whether that many plain cards can go, one after the other, without a point of meld lost. */
function canSpare(view: PlayerView, count: number): boolean {
  let held = view.hand;
  for (const face of view.hand) {
    const rest = isPlain(view, face) ? withoutCards(held, [face]) : null;
    if (rest !== null && meldOf(view, rest) === meldOf(view, held)) held = rest;
  }
  return view.hand.length - held.length >= count;
}

/** As a share of all trick points: of 250, kings around and more. */
const LARGE_MELD = 0.3;

const isFree = (view: PlayerView, face: Face): boolean => costOf(view, face) === 0;

const CONVENTIONS: readonly PassConvention[] = [
  {
    name: 'no leg of the pinochle with hearts or clubs as trumps',
    by: 'partner',
    of: (view, passed, kept) =>
      (view.trump === 'H' || view.trump === 'C') &&
      passed.some(isLeg) &&
      kept.some((face) => isPlain(view, face) && !isLeg(face)),
  },
  {
    name: 'no plain nine while an ace or a ten could go',
    by: 'partner',
    of: (view, passed, kept) =>
      passed.some((face) => isPlain(view, face) && rankOf(face) === '9') &&
      kept.some(
        (face) =>
          isPlain(view, face) &&
          (rankOf(face) === 'A' || rankOf(face) === 'T') &&
          isFree(view, face),
      ),
  },
  {
    name: 'the jack of trumps before a plain card below the ace, jacks around or not',
    by: 'partner',
    of: (view, passed, kept) => {
      const jack = faceOf('J', view.trump ?? 'S');
      return (
        kept.includes(jack) &&
        !passed.includes(jack) &&
        passed.some((face) => isPlain(view, face) && rankOf(face) !== 'A') &&
        costOf(view, jack) <= (view.rules.meld.jacks[0] ?? 0)
      );
    },
  },
  {
    name: 'a large meld stays whole while enough other cards can go',
    by: 'declarer',
    of: (view, passed, kept) =>
      meldOf(view, view.hand) - meldOf(view, kept) - meldOf(view, passed) >=
        LARGE_MELD * trickSum(view.rules) && canSpare(view, passed.length),
  },
  {
    name: 'no ace back while a loser is kept',
    by: 'declarer',
    of: (view, passed, kept) =>
      passed.some((face) => isPlain(view, face) && rankOf(face) === 'A') &&
      kept.some((face) => isPlain(view, face) && rankOf(face) !== 'A' && isFree(view, face)),
  },
];

/** The passes that break no convention, or all of them when every one does. */
export function conventionalPasses(
  view: PlayerView,
  passes: readonly (readonly Face[])[],
): readonly (readonly Face[])[] {
  const role = view.seat === view.declarer ? 'declarer' : 'partner';
  const good = passes.filter((passed) => {
    const kept = withoutCards(view.hand, passed) ?? [];
    return !CONVENTIONS.some(({ by, of }) => by === role && of(view, passed, kept));
  });
  return good.length > 0 ? good : passes;
}
