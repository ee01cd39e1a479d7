import { DONE, NO_TABLE, refuse } from '@shared/protocol/answers';
import type { GuestRequest } from '@shared/protocol/lan/guestMessages';
import type { Answer, TableFault } from '@shared/protocol/table';

/** Requests that the host hasn't answered yet: sent again after a cut, under the same number. */
export interface PendingRequests {
  add(request: GuestRequest): Promise<Answer>;
  /** Gives the request that was answered, if it was waiting. */
  answered(id: string, fault: TableFault | null): GuestRequest | undefined;
  /** In the order in which they were made. */
  all(): readonly GuestRequest[];
  /** Nobody will answer any more. */
  giveUp(): void;
}

interface Pending {
  readonly request: GuestRequest;
  readonly resolve: (answer: Answer) => void;
}

export function createPendingRequests(): PendingRequests {
  const pending = new Map<string, Pending>();
  const finish = (id: string, answer: Answer) => {
    const answered = pending.get(id);
    answered?.resolve(answer);
    pending.delete(id);
    return answered?.request;
  };
  return {
    add: (request) => new Promise((resolve) => pending.set(request.id, { request, resolve })),
    answered: (id, fault) => finish(id, fault === null ? DONE : refuse(fault)),
    all: () => [...pending.values()].map(({ request }) => request),
    giveUp() {
      for (const id of pending.keys()) finish(id, NO_TABLE);
    },
  };
}
