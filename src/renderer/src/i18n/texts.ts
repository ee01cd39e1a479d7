import { common } from './en/common';
import { conventions } from './en/conventions';
import { games } from './en/games';
import { help } from './en/help';
import { home } from './en/home';
import { network } from './en/network';
import { newTable } from './en/newTable';
import { editor } from './en/options';
import { report } from './en/report';
import { review } from './en/review';
import { rules } from './en/rules';
import { score } from './en/score';
import { settings } from './en/settings';
import { table } from './en/table';

/**
 * Every text of the window by its id; texts with figures or names in them are functions. Another
 * language is another object of this shape.
 */
export const texts = {
  common,
  conventions,
  editor,
  games,
  help,
  home,
  network,
  newTable,
  report,
  review,
  rules,
  score,
  settings,
  table,
} as const;
