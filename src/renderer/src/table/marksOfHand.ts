import type { Face } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import type { EdgeColour } from './draw/CardTextures';
import type { Choice } from './input/callbacks';
import type { HandInputState } from './input/HandInput';
import type { Stage, StageCard } from './stage/Stage';

/** What decides how the cards are marked. */
export interface MarkInput {
  readonly stage: Stage;
  readonly view: PlayerView;
  /** No card is flying: the view's legal cards are those that are seen. */
  readonly isStill: boolean;
  /** How far a card rises under the pointer, in pixels. */
  readonly lift: number;
  readonly input: HandInputState;
  readonly choice: Choice | null;
  readonly focus: number | null;
  readonly asked: number | null;
  readonly hint: readonly Face[];
}

/** By key: pixels, 0..1, color. */
export interface HandMarks {
  readonly lifts: ReadonlyMap<number, number>;
  readonly shades: ReadonlyMap<number, number>;
  readonly edges: ReadonlyMap<number, EdgeColour>;
}

const CHOSEN_LIFT = 1.15;
const LEGAL_LIFT = 0.45;

/** Takes each of these faces from the cards once: two copies are marked only if both are meant. */
function takeFaces(cards: readonly StageCard[], faces: readonly Face[]): Set<number> {
  const left = [...faces];
  const taken = new Set<number>();
  for (const card of cards) {
    const at = card.face === null ? -1 : left.indexOf(card.face);
    if (at < 0) continue;
    left.splice(at, 1);
    taken.add(card.key);
  }
  return taken;
}

/** How the player's cards stand and the winning card shines: legal, illegal, chosen, hinted, received. */
export function marksOfHand(about: MarkInput): HandMarks {
  const { stage, view, isStill, lift, input, choice, focus, asked, hint } = about;
  const lifts = new Map<number, number>();
  const shades = new Map<number, number>();
  const edges = new Map<number, EdgeColour>();
  const own = stage.cards.filter(({ handIndex, spot }) => handIndex !== null && spot.at !== 'meld');
  const legal = isStill && choice === null && view.legal?.kind === 'play' ? view.legal : null;
  const singlesOut = legal !== null && legal.refused.length > 0;
  const hinted = takeFaces(own, isStill ? hint : []);
  const received = takeFaces(own, stage.received);
  for (const card of own) {
    const { key, handIndex } = card;
    const isChosen = handIndex !== null && (choice?.chosen.includes(handIndex) ?? false);
    const isFocused = handIndex !== null && focus === handIndex;
    const isHovered = input.hover === key;
    const isRefused = legal?.refused.some((each) => each.card === card.face) ?? false;
    const stands = input.sent === key || (handIndex !== null && asked === handIndex);
    if (isRefused) shades.set(key, 1);
    if (isChosen || stands) lifts.set(key, lift * CHOSEN_LIFT);
    else if (isHovered || isFocused) lifts.set(key, lift * (isRefused ? LEGAL_LIFT : 1));
    else if (singlesOut && !isRefused) lifts.set(key, lift * LEGAL_LIFT);
    if (received.has(key)) edges.set(key, 'blue');
    if (hinted.has(key) || stands || (legal !== null && isHovered && !isRefused)) {
      edges.set(key, 'gold');
    }
    if (isFocused) edges.set(key, 'paper');
  }
  for (const { key, spot } of stage.cards) {
    if (spot.at === 'trick' && spot.seat === stage.winner) edges.set(key, 'gold');
  }
  return { lifts, shades, edges };
}
