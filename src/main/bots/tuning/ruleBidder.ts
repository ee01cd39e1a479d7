import type { Decide } from '../arena/playDeal';
import { createGenerator } from '../generator';
import { USUAL_CONDITIONS } from '../player';
import { playerOf } from '../style';
import { plain } from '../styles/plain';

/** The rule player for the time before the first lead; it draws no random numbers. */
export function ruleBidder(): Decide {
  const player = playerOf(plain);
  const nothing = createGenerator('');
  return (view) => player(view, nothing, USUAL_CONDITIONS);
}
