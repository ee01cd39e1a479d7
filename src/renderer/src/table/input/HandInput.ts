import type { PlayerView } from '@shared/game/view';
import type { Director } from '@/table/animation/Director';
import type { Point } from '../layout/geometry';
import { isInCard } from '../layout/poseCards';
import type { StageCard } from '../stage/Stage';
import type { Choice, TableCallbacks } from './callbacks';
import { PlayGate } from './PlayGate';
import type { PointerTarget } from './PointerWatch';

/** A card dropped so far above where it lay has been played. */
const PLAY_BY_DRAG = 40;
/** A dragged card lies over everything. */
const IN_HAND = 9000;

export interface HandInputHost {
  readonly director: Director;
  readonly callbacks: Pick<TableCallbacks, 'onPlay' | 'onToggle' | 'onRefused'>;
  view(): PlayerView | null;
  choice(): Choice | null;
  /** Milliseconds of a steady clock. */
  now(): number;
  shakeCard(key: number): void;
  redraw(): void;
}

/** What the pointer has to do with the cards at the moment, by key. */
export interface HandInputState {
  readonly hover: number | null;
  readonly dragged: number | null;
  /** Sent, and not answered yet. */
  readonly sent: number | null;
}

const NOTHING: HandInputState = { hover: null, dragged: null, sent: null };

/**
 * Turns clicks and drags on the player's cards into plays and choices. It knows no rule: what may be
 * played, and why not, is in the view. A card is the one that was seen under the pointer, as it lies
 * unlifted, even when cards were still flying.
 */
export class HandInput implements PointerTarget {
  state: HandInputState = NOTHING;
  private readonly gate = new PlayGate();

  constructor(private readonly host: HandInputHost) {}

  /** A new view is there: what was raised or sent is settled. */
  forget(): void {
    const view = this.host.view();
    if (view !== null) this.gate.reach(view.turn);
    this.state = { ...NOTHING, hover: this.state.hover };
  }

  release(): void {
    this.gate.release();
    this.forget();
  }

  onHover(point: Point | null): void {
    const hover = point === null ? null : (this.cardAt(point)?.key ?? null);
    if (hover === this.state.hover) return;
    this.state = { ...this.state, hover };
    this.host.redraw();
  }

  onClick(point: Point): void {
    if (this.isSettling(point)) return;
    const seen = this.cardAt(point);
    if (seen === null || !this.asksForCards()) {
      this.host.director.skip();
    } else {
      this.host.director.finish();
      this.act(seen.key, point);
    }
    this.host.redraw();
  }

  onDrag(from: Point, to: Point): void {
    const { director } = this.host;
    if (this.state.dragged === null) {
      const card = this.isSettling(from) || !this.mayPlay() ? null : this.cardAt(from);
      if (card === null) return;
      director.finish();
      this.state = { ...this.state, dragged: card.key };
    }
    const key = this.state.dragged;
    const pose = key === null ? undefined : director.cards.get(key);
    if (key === null || pose === undefined) return;
    director.place(key, { ...pose, ...to, rotation: 0, z: IN_HAND, height: 0.6 });
    this.host.redraw();
  }

  onDrop(from: Point, to: Point): void {
    const key = this.state.dragged;
    this.state = { ...this.state, dragged: null };
    if (key === null) return;
    const plays = from.y - to.y >= PLAY_BY_DRAG;
    if (!plays || !this.act(key, from, true)) this.host.director.glideHome();
    this.host.redraw();
  }

  onDragCancelled(): void {
    if (this.state.dragged === null) return;
    this.state = { ...this.state, dragged: null };
    this.host.director.glideHome();
    this.host.redraw();
  }

  private isSettling(point: Point): boolean {
    return this.gate.isSettling(point, this.host.now());
  }

  private mayPlay(): boolean {
    return this.host.choice() === null && this.host.view()?.legal?.kind === 'play';
  }

  private asksForCards(): boolean {
    return this.host.choice() !== null || this.mayPlay();
  }

  /** The uppermost own card under a point, as it lies unlifted. */
  private cardAt(point: Point): StageCard | null {
    const { director } = this.host;
    const seat = this.host.view()?.seat ?? null;
    if (seat === null) return null;
    let found: StageCard | null = null;
    let foundZ = Number.NEGATIVE_INFINITY;
    for (const card of director.stage.cards) {
      const { spot } = card;
      if ((spot.at !== 'hand' && spot.at !== 'open') || spot.seat !== seat) continue;
      const pose = director.cards.get(card.key);
      if (pose === undefined || pose.z < foundZ || !isInCard(pose, point)) continue;
      found = card;
      foundZ = pose.z;
    }
    return found;
  }

  /** True if the card was sent. */
  private act(key: number, point: Point, byDrag = false): boolean {
    const card = this.host.director.stage.cards.find((each) => each.key === key);
    const view = this.host.view();
    if (view === null || card === undefined || card.handIndex === null || card.face === null) {
      return false;
    }
    if (this.host.choice() !== null) {
      this.host.callbacks.onToggle(card.face, card.handIndex);
      return false;
    }
    if (view.legal?.kind !== 'play' || !this.gate.isOpen(view.turn)) return false;
    const refused = view.legal.refused.find((each) => each.card === card.face);
    if (refused !== undefined) {
      this.host.shakeCard(key);
      this.host.callbacks.onRefused(card.face, refused.why);
      return false;
    }
    this.gate.close({ turn: view.turn, at: this.host.now(), point });
    this.state = { ...this.state, sent: key };
    this.host.callbacks.onPlay(card.face, card.handIndex, byDrag);
    return true;
  }
}
