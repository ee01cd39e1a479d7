import type { Face } from '@shared/game/cards';
import type { DecisionContext } from '../core/botPolicy';
import { afterBurial, afterPass } from '../rollout/samples/exchangedHands';
import { type End, evaluateContracts } from './evaluateContracts';
import type { Trials } from './trials';

/** Tries passes in the same sampled deals, up to the end of the deal. */
export function evaluatePasses(
  context: DecisionContext,
  passes: readonly (readonly Face[])[],
  deals: number,
): Trials {
  const { view, seat } = context;
  const contract = {
    declarer: view.declarer ?? seat,
    trump: view.trump ?? 'S',
    amount: view.contract ?? 0,
  };
  const ends = passes.map(
    (cards): End =>
      (deal) => ({ contract, exchanged: afterPass(view, seat, cards, deal) }),
  );
  return evaluateContracts(context, ends, deals);
}

/** Tries what may be buried in the same sampled deals, up to the end of the deal. */
export function evaluateBuries(
  context: DecisionContext,
  buries: readonly (readonly Face[])[],
  deals: number,
): Trials {
  const { view, seat } = context;
  const contract = { declarer: seat, trump: view.trump ?? 'S', amount: view.contract ?? 0 };
  const ends = buries.map(
    (cards): End =>
      (deal) => ({ contract, exchanged: afterBurial(view.rules, seat, cards, deal) }),
  );
  return evaluateContracts(context, ends, deals);
}
