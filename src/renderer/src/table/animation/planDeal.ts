import type { Face } from '@shared/game/cards';
import { type Seat, seatAfter, seatsOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { OwnHand } from '../stage/changeStage';
import { tidy } from '../stage/changeStage';
import type { Spot, Stage, StageCard } from '../stage/Stage';
import { type Motion, type Step, stepTo } from './Step';

const PACKET_MS = 70;
/** However many cards, dealing takes about this long. */
const LONGEST_DEAL_MS = 1250;
const FLIGHT_MS = 280;

const packetSize = (handSize: number): number => (handSize % 3 === 0 ? 3 : 4);

/** Spreads sorted cards as if they had been dealt: a fixed order, since nobody sees the real one. */
function asDealt<T>(sorted: readonly T[]): T[] {
  const stride = [7, 5, 11, 13].find((step) => greatestDivisor(step, sorted.length) === 1) ?? 1;
  return sorted.flatMap((_, index) => {
    const item = sorted[(index * stride) % sorted.length];
    return item === undefined ? [] : [item];
  });
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The spots that the deal fills, in the order of dealing, grouped in packets. */
function dealtPackets(view: PlayerView, dealer: Seat, handSize: number): Spot[][] {
  const size = packetSize(handSize);
  const packets: Spot[][] = [];
  for (let first = 0; first < handSize; first += size) {
    for (const step of seatsOf(view.rules)) {
      const seat = seatAfter(view.rules, dealer, step + 1);
      const count = Math.min(size, handSize - first);
      packets.push(
        Array.from({ length: count }, (_, i) => ({ at: 'hand', seat, slot: first + i })),
      );
    }
  }
  const widow = Array.from(
    { length: view.rules.widow },
    (_, slot): Spot => ({ at: 'widow', slot }),
  );
  return widow.length > 0 ? [...packets, widow] : packets;
}

/** What stays in the middle of a two-hand game. */
function dealtStock(view: PlayerView): { spot: Spot; face: Face | null }[] {
  if (view.stock === null) return [];
  const { count, turnedUp } = view.stock;
  const down = Array.from({ length: count - (turnedUp === null ? 0 : 1) }, (_, slot) => ({
    spot: { at: 'stock', slot } as const,
    face: null,
  }));
  return turnedUp === null
    ? down
    : [{ spot: { at: 'turned-up', slot: 0 }, face: turnedUp }, ...down];
}

/** Cards come in packets round the table; the player's hand is picked up, turned over and sorted. */
export function planDeal(
  before: Stage,
  view: PlayerView,
  dealer: Seat,
  handSize: number,
  own: OwnHand | null,
): Step[] {
  const packets = dealtPackets(view, dealer, handSize);
  const staggerMs = Math.min(PACKET_MS, LONGEST_DEAL_MS / packets.length);
  const firstKey = before.cards.reduce((highest, card) => Math.max(highest, card.key), -1) + 1;
  const cards: StageCard[] = [];
  const moves = new Map<number, Motion>();
  packets.forEach((packet, index) => {
    packet.forEach((spot, inPacket) => {
      const key = firstKey + cards.length;
      cards.push({ key, face: null, spot, handIndex: null });
      moves.set(key, {
        delayMs: index * staggerMs + inPacket * 14,
        durationMs: FLIGHT_MS,
        arc: 0.12,
      });
    });
  });
  for (const { spot, face } of dealtStock(view)) {
    const key = firstKey + cards.length;
    cards.push({ key, face, spot, handIndex: null });
    moves.set(key, { delayMs: packets.length * staggerMs, durationMs: FLIGHT_MS, arc: 0 });
  }
  const dealt: Stage = { cards, winner: null, received: [] };
  const deal = stepTo(dealt, { moves, sound: 'deal', deckOf: dealer });
  return [deal, ...pickUp(dealt, view, handSize, own)];
}

function pickUp(dealt: Stage, view: PlayerView, handSize: number, own: OwnHand | null): Step[] {
  if (own === null || view.hand.length !== handSize) return [];
  const faces = asDealt(view.hand);
  const moves = new Map<number, Motion>();
  const cards = dealt.cards.map((card) => {
    if (card.spot.at !== 'hand' || card.spot.seat !== own.seat) return card;
    const { slot } = card.spot;
    moves.set(card.key, { delayMs: slot * 16, durationMs: 220, arc: 0.06 });
    return { ...card, face: faces[slot] ?? null };
  });
  const turnedOver: Stage = { ...dealt, cards };
  return [
    stepTo(turnedOver, { moves, sound: 'flip', restMs: 120 }),
    stepTo(tidy(turnedOver, own), { glideMs: 320, sound: 'slide' }),
  ];
}
