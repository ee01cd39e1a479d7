/**
 * Copies the card faces that Pinochle needs out of the package they ship in into the window's public
 * folder: four styles of 24. Run by hand (`node scripts/assets/copyCardFaces.mjs`) when the package changes;
 * the copies are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGE = join(PROJECT, 'node_modules', '@heruka_urgyen', 'react-playing-cards');
const TARGET = join(PROJECT, 'resources', 'cards');

/** Our name of a style (see CARD_FACES in src/shared/protocol/settings.ts): its folder in the package. */
const STYLES = {
  classic: '2color',
  large: '2color-bf',
  'four-colour': '4color',
  'large-four-colour': '4color-bf',
};
const RANKS = ['A', 'T', 'K', 'Q', 'J', '9'];
const SUITS = ['S', 'H', 'D', 'C'];

const NOTE = `The card faces in these folders are the playing cards of Adrian Kennard
(https://www.me.uk/cards/), given to the public domain under CC0 1.0
(https://creativecommons.org/publicdomain/zero/1.0/). They were copied unchanged from the npm package
@heruka_urgyen/react-playing-cards ${JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version}, whose own code (MIT) is not used.
`;

for (const [style, folder] of Object.entries(STYLES)) {
  mkdirSync(join(TARGET, style), { recursive: true });
  for (const rank of RANKS) {
    for (const suit of SUITS) {
      const name = `${rank}${suit}.svg`;
      writeFileSync(
        join(TARGET, style, name),
        readFileSync(join(PACKAGE, 'src', 'images', folder, name)),
      );
    }
  }
}
writeFileSync(join(TARGET, 'LICENCE.txt'), NOTE);
