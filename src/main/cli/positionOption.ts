import { parsePosition } from '../engine/notation/parsePosition';
import type { Position } from '../engine/notation/position';
import { WrongArguments } from './command';

/** The option by which a command is told a position. */
export const POSITION_OPTION = {
  position: {
    type: 'string',
    value: 'TEXT',
    help: 'a position as one line of text, as the window copies it and docs/position-notation.md describes it',
  },
} as const;

/** The position of `--position`. Throws `WrongArguments` with the place where it can't be read. */
export function readPosition(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new WrongArguments(position.error);
  return position.value;
}
