import type { GameState } from '@main/engine/game';
import { viewOfPosition } from '@main/engine/notation/gameOfPosition';
import { parsePosition } from '@main/engine/notation/parsePosition';
import type { Position } from '@main/engine/notation/position';
import { positionOfGame } from '@main/engine/notation/positionOfGame';
import { positionOfView } from '@main/engine/notation/positionOfView';
import { printPosition } from '@main/engine/notation/printPosition';
import { seatToAct } from '@main/engine/playDeal';
import type { PlayerView } from '@shared/game/view';

/** Where a game stands, for the message of a test that failed: `legal --position` and `solve --position` take it. */
export const positionText = (game: GameState): string => printPosition(positionOfGame(game));

/** What a seat sees, for the same. */
export const viewText = (view: PlayerView): string => printPosition(positionOfView(view));

/** A position as a test writes it (docs/position-notation.md). */
export function positionFrom(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${position.error}\n${text}`);
  return position.value;
}

/** What the seat whose turn it is sees in a position. */
export function viewFrom(text: string): PlayerView {
  const position = positionFrom(text);
  const seat = seatToAct(position);
  if (seat === null) throw new Error(`this deal is over: ${text}`);
  const view = viewOfPosition(position, seat);
  if (!view.ok) throw new Error(`${view.error}\n${text}`);
  return view.value;
}
