import { Container } from 'pixi.js';
import type { LivePose } from '@/table/animation/LivePose';
import { type CardMarks, CardSprite } from './draw/CardSprite';
import type { CardTextures } from './draw/CardTextures';
import type { Stage, StageCard } from './stage/Stage';

const LARGE_SPOTS: readonly StageCard['spot']['at'][] = ['hand', 'trick', 'widow', 'turned-up'];

/** The sprites of a picture: one for each card, kept while the card is there, then used again. */
export class CardLayer {
  readonly root = new Container({ sortableChildren: true });
  private readonly sprites = new Map<number, CardSprite>();
  private readonly spare: CardSprite[] = [];

  constructor(private readonly textures: CardTextures) {}

  draw(
    stage: Stage,
    poses: ReadonlyMap<number, LivePose>,
    marksOf: (card: StageCard) => CardMarks,
  ): void {
    const shown = new Set<number>();
    for (const card of stage.cards) {
      const pose = poses.get(card.key);
      if (pose === undefined) continue;
      shown.add(card.key);
      const size = card.face !== null && LARGE_SPOTS.includes(card.spot.at) ? 'large' : 'small';
      this.spriteOf(card.key).draw(this.textures, card.face, size, pose, marksOf(card));
    }
    for (const [key, sprite] of this.sprites) {
      if (shown.has(key)) continue;
      this.sprites.delete(key);
      this.root.removeChild(sprite.root);
      this.spare.push(sprite);
    }
  }

  private spriteOf(key: number): CardSprite {
    const known = this.sprites.get(key);
    if (known !== undefined) return known;
    const sprite = this.spare.pop() ?? new CardSprite();
    this.sprites.set(key, sprite);
    this.root.addChild(sprite.root);
    return sprite;
  }

  dispose(): void {
    for (const sprite of [...this.sprites.values(), ...this.spare]) sprite.dispose();
    this.sprites.clear();
    this.spare.length = 0;
    this.root.destroy();
  }
}
