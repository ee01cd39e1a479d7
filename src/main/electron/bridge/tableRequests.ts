import { REQUESTS } from '@shared/protocol/requests';
import type { Requests } from './bridgeServer';
import { request } from './request';
import type { RequestOptions } from './requestOptions';

export const tableRequests = ({
  program: { table, ownGames, bots, state, saveFaults },
  onSettled,
}: RequestOptions): Requests['table'] => ({
  lastPlan: request(REQUESTS.none, () => state.get().lastPlan),
  open: request(REQUESTS.plan, async (plan) => {
    bots.warm();
    const opened = await ownGames.open(plan);
    // A deal code is for once: sitting down again deals at random.
    if (opened.ok) state.change({ lastPlan: { ...plan, seed: null } });
    return opened;
  }),
  current: request(REQUESTS.none, table.update),
  resumable: request(REQUESTS.none, ownGames.resumable),
  unfinished: request(REQUESTS.none, ownGames.unfinished),
  resume: request(REQUESTS.id, (id) => {
    bots.warm();
    return ownGames.resume(id);
  }),
  remove: request(REQUESTS.id, ownGames.remove),
  saveFault: request(REQUESTS.none, saveFaults.current),
  leave: request(REQUESTS.none, table.leave),
  act: request(REQUESTS.submission, table.submit),
  undo: request(REQUESTS.turn, table.undo),
  hint: request(REQUESTS.none, table.hint),
  preview: request(REQUESTS.preview, table.preview),
  position: request(REQUESTS.none, table.position),
  nextDeal: request(REQUESTS.none, table.nextDeal),
  pause: request(REQUESTS.paused, table.pause),
  settled: request(REQUESTS.seq, (seq) => {
    table.settled(seq);
    onSettled(seq);
  }),
});

export const lanRequests = ({ program: { lan, bots } }: RequestOptions): Requests['lan'] => ({
  state: request(REQUESTS.none, lan.state),
  host: request(REQUESTS.hostPlan, (plan) => {
    bots.warm();
    return lan.host(plan);
  }),
  reopenable: request(REQUESTS.none, lan.reopenable),
  reopen: request(REQUESTS.id, lan.reopen),
  search: request(REQUESTS.searching, lan.search),
  join: request(REQUESTS.join, lan.join),
  remembered: request(REQUESTS.none, lan.remembered),
  rejoin: request(REQUESTS.id, lan.rejoin),
  forget: request(REQUESTS.id, lan.forget),
  leave: request(REQUESTS.none, lan.leave),
  sit: request(REQUESTS.memberSeat, lan.sit),
  manage: request(REQUESTS.command, lan.manage),
  say: request(REQUESTS.chat, lan.say),
  gesture: request(REQUESTS.gesture, lan.gesture),
  mute: request(REQUESTS.muteHere, lan.mute),
  chat: request(REQUESTS.none, lan.chat),
});
