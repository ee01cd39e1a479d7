import type { Face } from '@shared/game/cards';
import { Container, Sprite } from 'pixi.js';
import type { LivePose } from '@/table/animation/LivePose';
import type { CardTextures, EdgeColour, TextureSize } from './CardTextures';
import { EDGE_REACH, SHADOW_REACH } from './paint';

/** How a card is marked besides where it lies. */
export interface CardMarks {
  /** 0 bright .. 1 dimmed. */
  readonly shade: number;
  readonly edge: EdgeColour | null;
  /** Pixels along the card's own upright. */
  readonly lift: number;
  /** Pixels to the right: a refused card shakes. */
  readonly shift: number;
  /** Cards that lie in one heap cast one shadow. */
  readonly hasShadow: boolean;
}

const SHADE_ALPHA = 0.36;

/** One card on the canvas: shadow, face or back, shade, colored edge. */
export class CardSprite {
  readonly root = new Container();
  private readonly body = new Container();
  private readonly shadow = new Sprite();
  private readonly print = new Sprite();
  private readonly shade = new Sprite();
  private readonly edge = new Sprite();

  constructor() {
    for (const sprite of [this.shadow, this.print, this.shade, this.edge]) sprite.anchor.set(0.5);
    this.body.addChild(this.print, this.shade, this.edge);
    this.root.addChild(this.shadow, this.body);
  }

  draw(
    textures: CardTextures,
    face: Face | null,
    size: TextureSize,
    pose: LivePose,
    marks: CardMarks,
  ): void {
    const { root, body, print, shade, edge } = this;
    const { width } = pose;
    root.position.set(
      pose.x + marks.shift + Math.sin(pose.rotation) * marks.lift,
      pose.y - Math.cos(pose.rotation) * marks.lift,
    );
    root.rotation = pose.rotation;
    root.zIndex = pose.z;
    root.alpha = pose.alpha;
    const showsFace = face !== null && pose.turn > 0;
    print.texture = showsFace ? textures.face(face, size) : textures.back(size);
    fitWidth(print, width);
    body.scale.x = Math.max(0.02, Math.abs(Math.cos(((1 - pose.turn) * Math.PI) / 2)));
    this.shadow.visible = marks.hasShadow;
    if (marks.hasShadow) this.drawShadow(textures, pose, marks.lift);
    shade.visible = marks.shade > 0.01;
    if (shade.visible) {
      shade.texture = textures.shade;
      shade.alpha = marks.shade * SHADE_ALPHA;
      fitWidth(shade, width);
    }
    edge.visible = marks.edge !== null;
    if (marks.edge !== null) {
      edge.texture = textures.edge(marks.edge);
      fitWidth(edge, width * (1 + 2 * EDGE_REACH));
    }
  }

  private drawShadow(textures: CardTextures, pose: LivePose, lift: number): void {
    const { shadow } = this;
    const height = pose.height + Math.min(1, lift / pose.width);
    shadow.texture = textures.shadow;
    fitWidth(shadow, pose.width * (1 + 2 * SHADOW_REACH) * (1 + 0.06 * height));
    shadow.scale.x *= Math.max(0.1, this.body.scale.x);
    shadow.alpha = 0.42 - 0.14 * height;
    // The light comes from above the table's far edge, whichever way the card is turned.
    const fall = pose.width * (0.035 + 0.12 * height);
    shadow.position.set(Math.sin(pose.rotation) * fall, Math.cos(pose.rotation) * fall);
  }

  dispose(): void {
    this.root.destroy({ children: true });
  }
}

function fitWidth(sprite: Sprite, width: number): void {
  const { texture } = sprite;
  if (texture.width > 0) sprite.scale.set(width / texture.width);
}
