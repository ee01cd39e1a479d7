import type { Face } from '@shared/game/cards';
import { handSize } from '@shared/game/rules';
import type { Settings } from '@shared/protocol/settings';
import type { TableUpdate } from '@shared/protocol/table';
import { Container, type Renderer } from 'pixi.js';
import { SoundPlayer } from '@/audio/SoundPlayer';
import { Approach } from '@/table/animation/Approach';
import { Director } from '@/table/animation/Director';
import { type Pace, paceOf } from '@/table/animation/pace';
import { Shakes } from '@/table/animation/Shakes';
import { CardLayer } from './CardLayer';
import type { CardMarks } from './draw/CardSprite';
import { CardTextures } from './draw/CardTextures';
import { createRenderer, densityOf } from './draw/createRenderer';
import type { Choice, TableCallbacks } from './input/callbacks';
import { HandInput } from './input/HandInput';
import { watchPointer } from './input/PointerWatch';
import { anchorsOf } from './layout/anchorsOf';
import { deckPoint, poseCards } from './layout/poseCards';
import { type TableLayout, tableLayout } from './layout/tableLayout';
import { marksOfHand } from './marksOfHand';
import type { TableScene } from './TableScene';
import { watchSurroundings } from './watchSurroundings';

/** A longer gap between two frames is a pause, not motion to be made up for. */
const LONGEST_FRAME_MS = 600;
const LIFT_MS = 110;
const SHADE_MS = 180;

/** What the user's wishes and the program's state make of the picture. */
interface Wishes {
  settings: Settings;
  choice: Choice | null;
  focus: number | null;
  asked: number | null;
  meldsHeld: boolean;
  hint: readonly Face[];
}

class Scene implements TableScene {
  private readonly textures = new CardTextures(() => this.redraw());
  private readonly layer = new CardLayer(this.textures);
  private readonly stageRoot = new Container();
  private readonly sounds = new SoundPlayer();
  private readonly lifts = new Approach(LIFT_MS, 0.3);
  private readonly shades = new Approach(SHADE_MS, 0.01);
  private readonly shakes = new Shakes();
  private readonly motionQuery = window.matchMedia('(prefers-reduced-motion: reduce)');
  private readonly endings: readonly (() => void)[];
  private readonly director: Director;
  private readonly input: HandInput;
  private readonly wishes: Wishes;
  private renderer: Renderer | null = null;
  private latest: TableUpdate | null = null;
  private layout: TableLayout | null = null;
  private frame: number | null = null;
  private frameAt: number | null = null;
  private isDirty = false;
  private isDisposed = false;
  private chimedTurn: number | null = null;

  constructor(
    private readonly host: HTMLElement,
    private readonly callbacks: TableCallbacks,
    settings: Settings,
  ) {
    this.wishes = { settings, choice: null, focus: null, asked: null, meldsHeld: false, hint: [] };
    this.director = this.createDirector();
    this.input = new HandInput({
      director: this.director,
      callbacks,
      view: () => this.latest?.view ?? null,
      choice: () => this.wishes.choice,
      now: () => performance.now(),
      shakeCard: (key) => this.shakeKey(key),
      redraw: () => this.redraw(),
    });
    this.stageRoot.addChild(this.layer.root);
    this.sounds.setVolume(settings.volume);
    this.endings = [
      watchPointer(host, this.input),
      watchSurroundings(host, {
        onResize: () => this.resize(),
        onVisibility: (isHidden) => {
          if (isHidden) this.finish();
          else this.redraw();
        },
      }),
    ];
    void this.start();
  }

  show(update: TableUpdate): void {
    const before = this.latest;
    const isSameTable = before?.tableId === update.tableId;
    if (isSameTable && before !== null && update.seq <= before.seq) return;
    const isNext = isSameTable && update.seq === (before?.seq ?? 0) + 1;
    const deals = update.events.some((event) => event.type === 'dealt');
    this.latest = update;
    this.input.forget();
    this.measure();
    // What came in between was never told: the picture starts from the view, or from a new deal.
    this.director.show(update, document.hidden || !(isNext || deals));
    this.tellAnchors();
    this.redraw();
  }

  setSettings(settings: Settings): void {
    this.wishes.settings = settings;
    this.sounds.setVolume(settings.volume);
    this.resize();
  }

  setChoice(choice: Choice | null): void {
    this.wishes.choice = choice;
    this.redraw();
  }

  setFocus(handIndex: number | null): void {
    this.wishes.focus = handIndex;
    this.redraw();
  }

  setAsked(handIndex: number | null): void {
    this.wishes.asked = handIndex;
    this.redraw();
  }

  setMeldsHeld(held: boolean): void {
    if (this.wishes.meldsHeld === held) return;
    this.wishes.meldsHeld = held;
    this.director.glideHome();
    this.redraw();
  }

  setHint(cards: readonly Face[]): void {
    this.wishes.hint = cards;
    this.redraw();
  }

  shake(handIndex: number): void {
    this.director.finish();
    const card = this.director.stage.cards.find((each) => each.handIndex === handIndex);
    if (card !== undefined) this.shakeKey(card.key);
  }

  release(): void {
    this.input.release();
    this.director.glideHome();
    this.redraw();
  }

  skip(): boolean {
    const moved = this.director.skip();
    this.redraw();
    return moved;
  }

  finish(): boolean {
    const moved = this.director.finish();
    this.redraw();
    return moved;
  }

  resize(): void {
    this.measure();
    this.director.relayout();
    this.tellAnchors();
    this.redraw();
  }

  dispose(): void {
    this.isDisposed = true;
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    for (const end of this.endings) end();
    this.sounds.dispose();
    this.layer.dispose();
    this.textures.dispose();
    this.stageRoot.destroy();
    this.renderer?.destroy({ removeView: true });
    this.renderer = null;
  }

  private createDirector(): Director {
    return new Director({
      poses: (stage) => (this.layout === null ? new Map() : poseCards(this.layout, stage)),
      deck: (dealer) => this.deckOf(dealer),
      pace: () => this.pace(),
      sort: () => this.wishes.settings,
      ownMeldsLie: () => this.wishes.meldsHeld,
      onStep: (step) => {
        if (step.sound !== null && !document.hidden) this.sounds.play(step.sound);
      },
      onEvent: (event, update) => this.callbacks.onEvent(event, update),
      onSettled: (update) => this.onSettled(update),
    });
  }

  private async start(): Promise<void> {
    const { clientWidth, clientHeight } = this.host;
    const renderer = await createRenderer(Math.max(1, clientWidth), Math.max(1, clientHeight));
    if (this.isDisposed) {
      renderer.destroy({ removeView: true });
      return;
    }
    this.renderer = renderer;
    const { canvas } = renderer;
    canvas.addEventListener('webglcontextrestored', () => this.redraw());
    this.host.append(canvas);
    this.host.dataset.renderer = renderer.name;
    this.resize();
  }

  private pace(): Pace {
    const { settings } = this.wishes;
    const wish = settings.reducedMotion;
    const reduced = wish === 'on' || (wish === 'system' && this.motionQuery.matches);
    return paceOf(settings, reduced);
  }

  /** Solves the layout for the size, game and settings of the moment, and sees to the pictures. */
  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    const view = this.latest?.view;
    if (view === undefined || width === 0 || height === 0) return;
    const { settings } = this.wishes;
    this.layout = tableLayout({
      width,
      height,
      players: view.rules.players,
      bottomSeat: view.seat ?? 0,
      mostCards: handSize(view.rules) + view.rules.widow,
      cardScale: settings.cardScale,
      textScale: settings.textScale,
    });
    if (this.renderer === null) return;
    const density = densityOf();
    this.renderer.resize(width, height, density);
    const { hand, trick, meld } = this.layout.cardWidth;
    const large = Math.max(hand, trick) * density;
    this.textures.prepare(settings, large, meld * density, view.hand);
  }

  private deckOf(dealer: number) {
    const { layout } = this;
    if (layout === null) return { x: 0, y: 0, width: 1 };
    return { ...deckPoint(layout, layout.seats[dealer]), width: layout.cardWidth.other };
  }

  private tellAnchors(): void {
    const { layout, latest } = this;
    if (layout === null || latest === null) return;
    this.callbacks.onAnchors(anchorsOf(layout, latest.view, this.wishes.settings));
  }

  private onSettled(update: TableUpdate): void {
    const { phase, seat, turn } = update.view;
    const isOurs = phase.kind !== 'over' && phase.seat === seat;
    if (isOurs && this.chimedTurn !== turn) {
      this.chimedTurn = turn;
      if (!document.hidden) this.sounds.play('turn');
    }
    this.callbacks.onIdle(update.seq);
  }

  private shakeKey(key: number): void {
    this.shakes.start(key);
    this.sounds.play('refuse');
    this.redraw();
  }

  private redraw(): void {
    this.isDirty = true;
    if (this.frame !== null || this.isDisposed || document.hidden) return;
    this.frameAt = null;
    this.frame = requestAnimationFrame((now) => this.onFrame(now));
  }

  private onFrame(now: number): void {
    this.frame = null;
    if (this.isDisposed) return;
    const deltaMs = this.frameAt === null ? 0 : Math.min(now - this.frameAt, LONGEST_FRAME_MS);
    this.isDirty = false;
    this.director.advance(deltaMs);
    const moves = this.draw(deltaMs);
    this.host.dataset.state = this.director.isIdle ? 'still' : 'moving';
    this.host.dataset.pictures = this.textures.isComplete ? 'drawn' : 'drawing';
    if (!moves && this.director.isIdle && !this.isDirty) return;
    this.frameAt = now;
    if (this.frame === null) this.frame = requestAnimationFrame((next) => this.onFrame(next));
  }

  /** True while a card is still rising, fading or shaking. */
  private draw(deltaMs: number): boolean {
    const { layout, renderer, latest, director } = this;
    if (layout === null || renderer === null || latest === null) return false;
    const pace = this.pace();
    const hand = marksOfHand({
      stage: director.stage,
      view: latest.view,
      isStill: director.isIdle,
      lift: layout.lift,
      input: this.input.state,
      choice: this.wishes.choice,
      focus: this.wishes.focus,
      asked: this.wishes.asked,
      hint: this.wishes.hint,
    });
    const atOnce = pace.motion === 0 || pace.fades;
    const rises = this.lifts.advance(deltaMs, hand.lifts, atOnce);
    const fades = this.shades.advance(deltaMs, hand.shades, atOnce);
    const shakes = this.shakes.advance(deltaMs);
    const still = pace.fades;
    this.layer.draw(director.stage, director.cards, (card): CardMarks => {
      const { key } = card;
      const width = director.cards.get(key)?.width ?? 0;
      return {
        lift: this.lifts.valueOf(key),
        shade: this.shades.valueOf(key),
        edge: still && this.shakes.has(key) ? 'gold' : (hand.edges.get(key) ?? null),
        shift: still ? 0 : this.shakes.shiftOf(key) * width,
        hasShadow: card.spot.at !== 'stock' || card.spot.slot < 2,
      };
    });
    renderer.render(this.stageRoot);
    this.host.style.cursor = this.input.state.hover === null ? '' : 'pointer';
    return rises || fades || shakes;
  }
}

/**
 * Builds the picture of the table into an element, which it fills. It lives until `dispose`; one that
 * is disposed of before its canvas is ready leaves nothing behind.
 */
export const createTableScene = (
  host: HTMLElement,
  callbacks: TableCallbacks,
  settings: Settings,
): TableScene => new Scene(host, callbacks, settings);
