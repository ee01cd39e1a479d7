import { playerOf } from '../../core/botPolicy';
import { createGenerator } from '../../core/generator';
import { USUAL_CONDITIONS } from '../../core/player';
import { plain } from '../../levels/plain';
import type { Decide } from '../arena/playDeal';

/** The rule player for the time before the first lead; it draws no random numbers. */
export function ruleBidder(): Decide {
  const player = playerOf(plain);
  const nothing = createGenerator('');
  return (view) => player(view, nothing, USUAL_CONDITIONS);
}
