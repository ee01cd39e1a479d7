import type { PlayedGame, TableHead } from '@main/records/recordTable';
import { USUAL_LEVEL } from '@shared/game/botLevels';
import { badRequest } from '@shared/protocol/answers';
import { REQUESTS } from '@shared/protocol/requests';
import type { Requests } from './bridgeServer';
import { request } from './request';
import type { RequestOptions } from './requestOptions';

export const reviewRequests = ({
  program: { review, ownGames, bots },
}: RequestOptions): Requests['review'] => ({
  game: request(REQUESTS.reviewSource, review.game),
  deal: request(REQUESTS.reviewDeal, review.deal),
  judge: request(REQUESTS.reviewDeal, review.judge),
  stop: request(REQUESTS.none, review.stop),
  playOn: request(REQUESTS.reviewStep, async (source, dealNumber, step) => {
    const played = await review.gameBefore(source, dealNumber, step);
    if (!played.ok) return badRequest(played.error);
    bots.warm();
    return ownGames.playOn({ head: headFor(played.value), game: played.value.game });
  }),
});

/** One person plays on: whoever sat there, else whoever has to decide; bots take the other seats. */
function headFor({ head, game }: PlayedGame): TableHead {
  const { phase } = game.deal;
  const first = head.seats.findIndex(({ kind }) => kind === 'human');
  const you = first >= 0 ? first : phase.kind === 'over' ? 0 : phase.seat;
  return {
    title: head.title,
    timerSeconds: null,
    convention: head.convention,
    seats: head.seats.map(({ name, level }, seat) =>
      seat === you
        ? { name, kind: 'human', level: null }
        : { name, kind: 'bot', level: level ?? USUAL_LEVEL },
    ),
  };
}
