import { badRequest } from './answers';
import type { MemberKind } from './bridgeShape';
import type { Answer } from './table';

/** Refuses a call of the bridge: by its answer where it has one, else by an error. */
export function refuseRequest(kind: MemberKind, sentence: string): Answer<never> {
  if (kind !== 'answer') throw new Error(sentence);
  return badRequest(sentence);
}
