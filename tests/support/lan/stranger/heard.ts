import type { GuestMessage } from '@shared/protocol/lan/guestMessages';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import type { WireUpdate } from '@shared/protocol/lan/updateSchema';
import { type Asked, type DealSeen, DealsSeen } from './dealsSeen';

/** One message of a connection, in the order in which this program saw or sent it. */
export type Heard =
  | { readonly from: 'host'; readonly message: HostMessage }
  | { readonly from: 'self'; readonly message: GuestMessage };

/** Sorts what one program heard by deals, in the order in which they came; `runs` counts those without a gap. */
export function sortByDeals(heard: readonly Heard[]): { deals: DealSeen[]; runs: number } {
  const reader = new Reader();
  for (const each of heard)
    if (each.from === 'host') reader.fromHost(each.message);
    else reader.fromSelf(each.message);
  return { deals: reader.deals.all, runs: reader.run };
}

class Reader {
  readonly deals = new DealsSeen();
  run = 0;
  private seq: number | null = null;
  private now: DealSeen | null = null;
  private readonly requests = new Map<string, GuestMessage>();
  private readonly asked = new Map<string, Asked>();

  fromHost(message: HostMessage): void {
    switch (message.type) {
      case 'commit':
        this.deals.of(message).wasThere = true;
        this.deals.add(message);
        return;
      case 'committed':
      case 'shares':
        this.deals.add(message);
        return;
      case 'reveal': {
        const { secret, turn, moves, game, deal } = message;
        this.deals.add({ game, deal, opening: { secret, turn, moves } });
        return;
      }
      case 'joined':
        for (const fair of message.fair) this.deals.add(fair);
        if (message.update === null) this.seq = null;
        else this.show(message.update, false);
        return;
      case 'snapshot':
        this.show(message.update, false);
        return;
      case 'update':
        this.show(message.update, true);
        return;
      case 'answer':
        if (message.fault === null) this.done(message.id);
    }
  }

  fromSelf(message: GuestMessage): void {
    if ('id' in message) {
      if (this.requests.has(message.id)) return;
      this.requests.set(message.id, message);
    }
    if (message.type === 'share-commit') this.deals.of(message).ownDigests.push(message.digest);
    if (message.type === 'share') this.deals.of(message).ownShare = message.share;
    if (message.type !== 'act' || this.now === null) return;
    const { turn, action } = message.submission;
    const after = this.now.shown.length;
    const asked = { turn, action, run: this.run, after, done: false, takenBack: false };
    this.now.asked.push(asked);
    this.asked.set(message.id, asked);
  }

  private show(update: WireUpdate, follows: boolean): void {
    if (follows && update.seq !== (this.seq ?? 0) + 1) return;
    if (!follows) this.run += 1;
    this.seq = update.seq;
    this.now = this.deals.of({ game: update.tableId, deal: update.view.dealNumber });
    this.now.shown.push({ view: update.view, run: this.run });
  }

  private done(id: string): void {
    const request = this.requests.get(id);
    const own = this.asked.get(id);
    if (own !== undefined) own.done = true;
    if (request?.type !== 'take-back') return;
    for (const each of this.asked.values()) if (each.turn === request.turn) each.takenBack = true;
  }
}
