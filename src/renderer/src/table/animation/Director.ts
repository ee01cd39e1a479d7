import type { GameEvent } from '@shared/game/events';
import type { TableUpdate } from '@shared/protocol/table';
import type { Point } from '../layout/geometry';
import type { Pose } from '../layout/poseCards';
import type { SortSettings } from '../stage/arrangeHand';
import { reconcile } from '../stage/reconcile';
import { EMPTY_STAGE, type Stage } from '../stage/Stage';
import { stageOf } from '../stage/stageOf';
import { atRest, type LivePose, poseAt, type Tween, tweenEndMs } from './LivePose';
import type { Pace } from './pace';
import { plan } from './plan';
import { type Motion, type Step, stepTo } from './Step';

/** What the director asks of the table it directs. */
export interface DirectorHost {
  /** Where the layout of the moment puts the cards of a picture, by key. */
  poses(stage: Stage): ReadonlyMap<number, Pose>;
  /** Where the deck lies while this seat deals, and how wide its cards are. */
  deck(dealer: number): Point & { readonly width: number };
  pace(): Pace;
  sort(): SortSettings;
  /** The viewer's own melds lie open as long as they are looked at. */
  ownMeldsLie(): boolean;
  onStep(step: Step): void;
  onEvent(event: GameEvent, update: TableUpdate): void;
  /** All is told: the picture is the view of this update. */
  onSettled(update: TableUpdate): void;
}

/** One event that is still to be told, or the end of an update, where the picture meets its view. */
interface Beat {
  readonly event: GameEvent | null;
  readonly update: TableUpdate;
}

/** So many events waiting are not told one by one any more. */
const LONG_BACKLOG = 80;
const FADE_MS = 120;

/**
 * Tells updates as motion. It owns the time line and nothing else: no clock (see `advance`), no
 * sprites, no rules. At any moment `finish` puts everything where the last view wants it.
 */
export class Director {
  private readonly beats: Beat[] = [];
  private steps: Step[] = [];
  private current: { readonly update: TableUpdate | null; readonly endMs: number } | null = null;
  private elapsedMs = 0;
  private tweens = new Map<number, Tween>();
  private live = new Map<number, LivePose>();
  private picture: Stage = EMPTY_STAGE;
  private latest: TableUpdate | null = null;

  constructor(private readonly host: DirectorHost) {}

  /** The picture that is shown or being moved to. */
  get stage(): Stage {
    return this.picture;
  }

  /** Every card of the picture where it is now, by key. */
  get cards(): ReadonlyMap<number, LivePose> {
    return this.live;
  }

  get isIdle(): boolean {
    return this.current === null && this.beats.length === 0;
  }

  /**
   * Takes an update and begins to tell it. `jumps` draws its view at once; so does a long backlog. An
   * update without events (an undo) ends what is being told, and the cards glide to their new places.
   */
  show(update: TableUpdate, jumps: boolean): void {
    if (update.events.length === 0) this.finish();
    this.latest = update;
    for (const event of update.events) this.beats.push({ event, update });
    this.beats.push({ event: null, update });
    const isFirst = this.picture.cards.length === 0 && update.events.length === 0;
    if (jumps || isFirst || this.beats.length > LONG_BACKLOG) this.finish();
    else if (this.current === null) this.next();
  }

  /** Puts a card of the picture somewhere by hand, until it is moved or glides back. */
  place(key: number, pose: LivePose): void {
    if (this.live.has(key) && !this.tweens.has(key)) this.live.set(key, pose);
  }

  /** What was put somewhere by hand, or lies open no longer, glides to where it belongs. */
  glideHome(): void {
    if (!this.isIdle || this.latest === null) return;
    this.start(stepTo(reconcile(this.picture, this.truth(this.latest))), this.latest);
  }

  /** Lets time pass. */
  advance(deltaMs: number): void {
    this.elapsedMs += deltaMs;
    while (this.current !== null && this.elapsedMs >= this.current.endMs) {
      this.elapsedMs -= this.current.endMs;
      this.land();
      this.next();
    }
    if (this.current === null) this.elapsedMs = 0;
    for (const [key, tween] of this.tweens) this.live.set(key, poseAt(tween, this.elapsedMs));
  }

  /** Ends what is being told now and goes on with the next event. True if anything was under way. */
  skip(): boolean {
    if (this.current === null) return false;
    const last = this.steps.at(-1);
    if (last !== undefined) this.picture = last.stage;
    this.steps = [];
    this.elapsedMs = 0;
    this.land();
    this.next();
    return true;
  }

  /** Ends everything at once on the last view. True if anything was under way. */
  finish(): boolean {
    const wasIdle = this.isIdle;
    for (const { event, update } of this.beats.splice(0)) {
      if (event !== null) this.host.onEvent(event, update);
    }
    this.steps = [];
    this.elapsedMs = 0;
    const { latest } = this;
    if (latest !== null) {
      this.picture = this.marked(reconcile(this.picture, this.truth(latest)), latest);
    }
    this.land();
    this.current = null;
    if (!wasIdle && latest !== null) this.host.onSettled(latest);
    return !wasIdle;
  }

  /** The layout or the order of the hand has changed: everything is put where it belongs now. */
  relayout(): void {
    if (this.isIdle && this.latest !== null) {
      this.picture = reconcile(this.picture, this.truth(this.latest));
    }
    this.land();
  }

  private truth(update: TableUpdate): Stage {
    return stageOf(update.view, this.host.sort(), this.host.ownMeldsLie());
  }

  /** Marks of received cards end with the next own action, even when its picture was skipped. */
  private marked(stage: Stage, update: TableUpdate): Stage {
    const { seat } = update.view;
    let { received } = stage;
    for (const event of update.events) {
      if (event.type === 'received' && event.seat === seat) received = event.cards ?? [];
      else if ('seat' in event && event.seat === seat && event.type !== 'widow-taken')
        received = [];
      if (event.type === 'widow-taken' && event.seat === seat) received = event.cards;
      if (event.type === 'dealt') received = [];
    }
    return { ...stage, received: update.events.length === 0 ? [] : received };
  }

  private next(): void {
    const step = this.steps.shift();
    if (step !== undefined) {
      this.start(step, this.current?.update ?? null);
      return;
    }
    const beat = this.beats.shift();
    if (beat === undefined) {
      this.current = null;
      return;
    }
    if (beat.event === null) this.settle(beat.update);
    else this.tell(beat.event, beat.update);
  }

  private tell(event: GameEvent, update: TableUpdate): void {
    const context = { view: update.view, sort: this.host.sort(), pace: this.host.pace() };
    const [first, ...rest] = plan(this.picture, event, context);
    this.steps = rest;
    // The listener may ask for anything, even for the end: the step begins after it has been heard.
    if (first !== undefined) this.start(first, update);
    this.host.onEvent(event, update);
  }

  private settle(update: TableUpdate): void {
    const truth = reconcile(this.picture, this.truth(update));
    this.start(stepTo(truth), update);
    if (this.beats.length === 0 && this.current?.endMs === 0) {
      this.land();
      this.current = null;
    }
    if (this.beats.length === 0) this.host.onSettled(update);
  }

  private start(step: Step, update: TableUpdate | null): void {
    const pace = this.host.pace();
    const targets = this.host.poses(step.stage);
    const tweens = new Map<number, Tween>();
    const live = new Map<number, LivePose>();
    for (const card of step.stage.cards) {
      const to = targets.get(card.key);
      if (to === undefined) continue;
      const named = step.moves.get(card.key);
      const from = this.live.get(card.key) ?? this.origin(step, to);
      const tween = this.tweenOf(from, to, named, step, pace);
      if (tween === null) live.set(card.key, atRest(to));
      else {
        tweens.set(card.key, tween);
        live.set(card.key, poseAt(tween, 0));
      }
    }
    this.tweens = tweens;
    this.live = live;
    this.picture = step.stage;
    const motionMs = [...tweens.values()].reduce(
      (end, tween) => Math.max(end, tweenEndMs(tween)),
      0,
    );
    this.current = { update, endMs: motionMs + step.restMs * pace.motion + step.holdMs };
    this.host.onStep(step);
  }

  private origin(step: Step, to: Pose): LivePose {
    if (step.deckOf === null) return { ...atRest(to), alpha: 0 };
    return { ...atRest({ ...to, ...this.host.deck(step.deckOf), faceUp: false, rotation: 0 }) };
  }

  private tweenOf(
    from: LivePose,
    to: Pose,
    named: Motion | undefined,
    step: Step,
    pace: Pace,
  ): Tween | null {
    if (pace.motion === 0 || isThere(from, to)) return null;
    if (pace.fades) {
      const motion = { delayMs: 0, durationMs: FADE_MS, arc: 0 };
      const alpha = named === undefined ? from.alpha : 0;
      return { from: { ...atRest(to), alpha }, to, motion, flies: false };
    }
    const { delayMs, durationMs, arc } = named ?? { delayMs: 0, durationMs: step.glideMs, arc: 0 };
    const motion = { delayMs: delayMs * pace.motion, durationMs: durationMs * pace.motion, arc };
    return { from, to, motion, flies: named !== undefined };
  }

  /** Puts the cards of the picture where the layout wants them, without any tween left. */
  private land(): void {
    this.tweens = new Map();
    const targets = this.host.poses(this.picture);
    this.live = new Map([...targets].map(([key, pose]) => [key, atRest(pose)]));
  }
}

function isThere(from: LivePose, to: Pose): boolean {
  return (
    from.x === to.x &&
    from.y === to.y &&
    from.width === to.width &&
    from.rotation === to.rotation &&
    from.z === to.z &&
    from.alpha === 1 &&
    from.turn === (to.faceUp ? 1 : -1)
  );
}
