import { FACE_COUNT, type Face } from '@shared/game/cards';
import { CARD_BACKS, type Settings } from '@shared/protocol/settings';
import { CanvasSource, Texture } from 'pixi.js';
import { type CardBackId, cardBackUrl } from '../backs/cardBackSvg';
import { cardImage } from './cardImage';
import {
  type Canvas,
  cardCanvas,
  copyCard,
  paintCard,
  paintEdge,
  paintIndex,
  paintShade,
  paintShadow,
} from './paint';

export type TextureSettings = Pick<Settings, 'cardFaces' | 'cardBack' | 'cardBackColour'>;

/** Large cards are drawn for the hand and the trick, small ones for all others. */
export type TextureSize = 'large' | 'small';
export type EdgeColour = 'gold' | 'paper' | 'blue';

const EDGES: Readonly<Record<EdgeColour, string>> = {
  gold: '#f2bd55',
  paper: '#fff6dd',
  blue: '#a9d4f5',
};

interface Painted {
  readonly canvas: Canvas;
  readonly texture: Texture;
}

/** Sizes are rounded up to this many device pixels, so that a drag of the window's edge redraws little. */
const BUCKET = 16;
const bucketOf = (widthPx: number): number => Math.ceil(widthPx / BUCKET) * BUCKET;

function textureOf(canvas: Canvas): Painted {
  const source = new CanvasSource({
    resource: canvas,
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    mipmapFilter: 'linear',
    alphaMode: 'premultiply-alpha-on-upload',
  });
  return { canvas, texture: new Texture({ source }) };
}

function backUrl(settings: TextureSettings): string {
  if (settings.cardBack.startsWith('own:')) {
    return `app://back/${settings.cardBack.slice('own:'.length)}.png`;
  }
  const id: CardBackId = CARD_BACKS.find((each) => each === settings.cardBack) ?? 'burgundy';
  return cardBackUrl(id, settings.cardBackColour);
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    // A picture of another origin would spoil the canvas that it is drawn on.
    if (url.startsWith('app:')) image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`no picture at ${url}`));
    image.src = url;
  });
}

/** Pictures are drawn for this long at a stretch, so that they never hold up the motion. */
const PAINT_BUDGET_MS = 8;

/** Lets a frame go by. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // A hidden window has no frames: the timer goes on without them.
    const timer = setTimeout(resolve, 120);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * The pictures of the cards, drawn for the size and density at hand. Every texture exists from the
 * start with rank and suit alone and is filled in as its picture is drawn, so that nothing waits.
 */
export class CardTextures {
  private readonly images = new Map<string, Promise<HTMLImageElement>>();
  private readonly sizes = new Map<TextureSize, { widthPx: number; cards: Painted[] }>();
  private plain = new Map<string, Painted>();
  private edgeWidthPx = 0;
  private run = 0;
  private prepared = '';
  private done = false;

  /** `onPainted` is called whenever a texture has changed. */
  constructor(private readonly onPainted: () => void) {}

  /**
   * Settles on widths in device pixels and a look, and draws what has changed, in its own time and
   * the faces that are wanted first before the others.
   */
  prepare(
    settings: TextureSettings,
    largePx: number,
    smallPx: number,
    wantedFirst: readonly Face[],
  ): void {
    const { cardFaces, cardBack, cardBackColour } = settings;
    const wanted = `${cardFaces} ${cardBack} ${cardBackColour} ${bucketOf(largePx)} ${bucketOf(smallPx)}`;
    if (wanted === this.prepared) return;
    this.prepared = wanted;
    this.done = false;
    this.run += 1;
    this.resizeSet('large', bucketOf(largePx));
    this.resizeSet('small', bucketOf(smallPx));
    this.paintPlain(bucketOf(largePx));
    void this.paintAll(settings, wantedFirst, this.run);
  }

  /** Every picture of the last `prepare` has been drawn. */
  get isComplete(): boolean {
    return this.done;
  }

  face(face: Face, size: TextureSize): Texture {
    return this.cardAt(face, size);
  }

  back(size: TextureSize): Texture {
    return this.cardAt(FACE_COUNT, size);
  }

  get shadow(): Texture {
    return this.plainAt('shadow');
  }

  get shade(): Texture {
    return this.plainAt('shade');
  }

  edge(color: EdgeColour): Texture {
    return this.plainAt(color);
  }

  dispose(): void {
    this.run += 1;
    for (const { cards } of this.sizes.values()) destroyAll(cards);
    destroyAll(this.plain.values());
    this.sizes.clear();
    this.plain.clear();
    this.images.clear();
  }

  private cardAt(index: number, size: TextureSize): Texture {
    return this.sizes.get(size)?.cards[index]?.texture ?? Texture.EMPTY;
  }

  private plainAt(name: string): Texture {
    return this.plain.get(name)?.texture ?? Texture.EMPTY;
  }

  private resizeSet(size: TextureSize, widthPx: number): void {
    const set = this.sizes.get(size);
    if (set?.widthPx === widthPx) return;
    const cards = Array.from({ length: FACE_COUNT + 1 }, (_, index) => {
      const canvas = cardCanvas(widthPx);
      if (index < FACE_COUNT) paintIndex(canvas, index);
      else paintCard(canvas, null);
      return textureOf(canvas);
    });
    this.sizes.set(size, { widthPx, cards });
    if (set !== undefined) retire(set.cards);
  }

  private paintPlain(widthPx: number): void {
    if (this.edgeWidthPx === widthPx) return;
    this.edgeWidthPx = widthPx;
    retire(this.plain.values());
    // A shadow is soft: a small picture of it serves.
    this.plain = new Map<string, Painted>([
      ['shadow', textureOf(paintShadow(Math.min(widthPx, 160)))],
      ['shade', textureOf(paintShade(widthPx))],
      ...Object.entries(EDGES).map(
        ([name, color]) => [name, textureOf(paintEdge(widthPx, color))] as const,
      ),
    ]);
  }

  private async paintAll(
    settings: TextureSettings,
    wantedFirst: readonly Face[],
    run: number,
  ): Promise<void> {
    const faces = [
      ...new Set([...wantedFirst, ...Array.from({ length: FACE_COUNT }, (_, i) => i)]),
    ];
    const jobs = [
      { index: FACE_COUNT, url: backUrl(settings) },
      ...faces.map((face) => ({ index: face, url: cardImage(settings.cardFaces, face) })),
    ];
    for (const { url } of jobs) void this.imageAt(url);
    let startedAt = performance.now();
    for (const { index, url } of jobs) {
      const image = await this.imageAt(url);
      if (this.run !== run) return;
      if (image !== null) this.paintOne(index, image);
      if (performance.now() - startedAt < PAINT_BUDGET_MS) continue;
      this.onPainted();
      await nextFrame();
      if (this.run !== run) return;
      startedAt = performance.now();
    }
    this.done = true;
    this.onPainted();
  }

  private paintOne(index: number, image: HTMLImageElement): void {
    const large = this.sizes.get('large')?.cards[index];
    const small = this.sizes.get('small')?.cards[index];
    if (large === undefined || small === undefined) return;
    paintCard(large.canvas, image);
    large.texture.source.update();
    copyCard(small.canvas, large.canvas);
    small.texture.source.update();
  }

  /** Null for a picture that can't be had, such as a deleted own card back: blank paper stands in. */
  private async imageAt(url: string): Promise<HTMLImageElement | null> {
    const known = this.images.get(url) ?? loadImage(url);
    this.images.set(url, known);
    try {
      return await known;
    } catch {
      this.images.delete(url);
      return null;
    }
  }
}

function destroyAll(painted: Iterable<Painted>): void {
  for (const { texture } of painted) texture.destroy(true);
}

/** Destroys textures once the sprites that show them have been given new ones. */
function retire(painted: Iterable<Painted>): void {
  const old = [...painted];
  setTimeout(() => destroyAll(old), 0);
}
