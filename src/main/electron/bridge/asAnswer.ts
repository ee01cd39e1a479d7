import type { Result } from '@shared/game/result';
import { badRequest } from '@shared/protocol/answers';
import type { Answer } from '@shared/protocol/table';

/** A sentence as the reason why a request can't be carried out. */
export const asAnswer = <T>(result: Result<T, string>): Answer<T> =>
  result.ok ? result : badRequest(result.error);
