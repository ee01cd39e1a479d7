import type { Face } from '@shared/game/cards';
import { printFace } from '@shared/game/cards';
import type { Settings } from '@shared/protocol/settings';

const FACES = import.meta.glob<string>(
  '../../../../node_modules/@heruka_urgyen/react-playing-cards/src/images/*/*.svg',
  { eager: true, query: '?url', import: 'default' },
);

const FOLDERS = {
  classic: '2color',
  large: '2color-bf',
  'four-colour': '4color',
  'large-four-colour': '4color-bf',
};

export function cardImage(style: Settings['cardFaces'], face: Face): string {
  return (
    FACES[
      `../../../../node_modules/@heruka_urgyen/react-playing-cards/src/images/${FOLDERS[style]}/${printFace(face)}.svg`
    ] ?? ''
  );
}
