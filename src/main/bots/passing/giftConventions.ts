import { meldPoints } from '@main/engine/melding';
import { countFaces, type Face, faceOf, rankOf, suitOf, withoutCards } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';

/** A gift that partners don't forgive each other. `of` says whether this one is. */
interface GiftConvention {
  readonly name: string;
  readonly by: 'declarer' | 'partner';
  readonly of: (view: PlayerView, gift: readonly Face[], kept: readonly Face[]) => boolean;
}

const LEGS: readonly Face[] = [faceOf('J', 'D'), faceOf('Q', 'S')];
const isLeg = (face: Face): boolean => LEGS.includes(face);
const isPlain = (view: PlayerView, face: Face): boolean => suitOf(face) !== view.trump;

/** What giving it away takes from the own melds, in points. */
function costOf(view: PlayerView, face: Face): number {
  const rest = withoutCards(view.hand, [face]) ?? view.hand;
  const points = (cards: readonly Face[]) =>
    meldPoints(view.rules, view.trump ?? 'S', countFaces(cards));
  return points(view.hand) - points(rest);
}

const isFree = (view: PlayerView, face: Face): boolean => costOf(view, face) === 0;

const CONVENTIONS: readonly GiftConvention[] = [
  {
    name: 'no leg of the pinochle with hearts or clubs as trumps',
    by: 'partner',
    of: (view, gift, kept) =>
      (view.trump === 'H' || view.trump === 'C') &&
      gift.some(isLeg) &&
      kept.some((face) => isPlain(view, face) && !isLeg(face)),
  },
  {
    name: 'no plain nine while an ace or a ten could go',
    by: 'partner',
    of: (view, gift, kept) =>
      gift.some((face) => isPlain(view, face) && rankOf(face) === '9') &&
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
    of: (view, gift, kept) => {
      const jack = faceOf('J', view.trump ?? 'S');
      return (
        kept.includes(jack) &&
        !gift.includes(jack) &&
        gift.some((face) => isPlain(view, face) && rankOf(face) !== 'A') &&
        costOf(view, jack) <= (view.rules.meld.jacks[0] ?? 0)
      );
    },
  },
  {
    name: 'no ace back while a loser is kept',
    by: 'declarer',
    of: (view, gift, kept) =>
      gift.some((face) => isPlain(view, face) && rankOf(face) === 'A') &&
      kept.some((face) => isPlain(view, face) && rankOf(face) !== 'A' && isFree(view, face)),
  },
];

/** The gifts that break no convention, or all of them when each one does. */
export function conventionalGifts(
  view: PlayerView,
  gifts: readonly (readonly Face[])[],
): readonly (readonly Face[])[] {
  const role = view.seat === view.declarer ? 'declarer' : 'partner';
  const good = gifts.filter((gift) => {
    const kept = withoutCards(view.hand, gift) ?? [];
    return !CONVENTIONS.some(({ by, of }) => by === role && of(view, gift, kept));
  });
  return good.length > 0 ? good : gifts;
}
