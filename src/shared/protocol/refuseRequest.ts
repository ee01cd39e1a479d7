import type { MemberKind } from './bridgeShape';
import type { Answer } from './table';

/** The answer to a request that can't be carried out. */
export const badRequest = (sentence: string): Answer<never> => ({
  ok: false,
  fault: { code: 'bad-request', sentence },
});

/** Refuses a call of the bridge: by its answer where it has one, else by an error. */
export function refuseRequest(kind: MemberKind, sentence: string): Answer<never> {
  if (kind !== 'answer') throw new Error(sentence);
  return badRequest(sentence);
}
