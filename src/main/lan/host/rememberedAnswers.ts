import type { GuestRequest } from '@shared/protocol/lan/guestMessages';
import type { TableFault } from '@shared/protocol/table';

/** Null: done. */
export type Outcome = TableFault | null;

/** Carries each request out once, however often it arrives: a repeated one gets the answer of the first. */
export interface RememberedAnswers {
  once(request: GuestRequest, carryOut: () => Promise<Outcome>): Promise<Outcome>;
}

const CONFLICT: Outcome = {
  code: 'bad-request',
  sentence: 'Another request with that number was sent before.',
};

export function createRememberedAnswers(most: number): RememberedAnswers {
  const answers = new Map<string, { readonly body: string; readonly outcome: Promise<Outcome> }>();
  return {
    once(request, carryOut) {
      const body = JSON.stringify(request);
      const known = answers.get(request.id);
      if (known !== undefined)
        return known.body === body ? known.outcome : Promise.resolve(CONFLICT);
      const outcome = carryOut();
      answers.set(request.id, { body, outcome });
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
      return outcome;
    },
  };
}
