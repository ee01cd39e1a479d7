import { boundsFault } from '@main/reading/boundsFault';
import { PAGE_LIMITS } from '@main/reading/limits';
import { readFaultWords } from '@main/reading/readFault';
import { parseRequest, type RequestSchema } from '@shared/protocol/requests';

/** One call of the bridge: parses what arrived, carries it out, and gives the value or a sentence. */
export type Request<Value> = (
  args: readonly unknown[],
) => Promise<{ readonly value: Value } | { readonly refused: string }>;

/** Makes a request that is carried out only with arguments that keep the limits and fit the schema. */
export const request =
  <Args extends readonly unknown[], Value>(
    schema: RequestSchema<Args>,
    carryOut: (...args: Args) => Value | Promise<Value>,
  ): Request<Value> =>
  async (args) => {
    const fault = boundsFault(args, PAGE_LIMITS);
    if (fault !== null) return { refused: `That can\u2019t be done: ${readFaultWords(fault)}.` };
    const parsed = parseRequest(schema, args);
    return parsed.ok ? { value: await carryOut(...parsed.value) } : { refused: parsed.error };
  };
