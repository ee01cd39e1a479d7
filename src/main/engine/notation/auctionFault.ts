import type { Action } from '@shared/game/actions';
import type { Call } from '@shared/game/view';
import type { DealState } from '../deal';
import { auction } from '../stages/auction';
import { dealOfPosition } from './dealOfPosition';
import type { Position } from './position';

const actionOf = ({ call }: Call): Action =>
  call === 'pass' ? { type: 'pass' } : { type: 'bid', amount: call };

/** The deal before anybody has called. */
const beforeCalls = (position: Position): DealState => ({
  ...dealOfPosition(position),
  auction: { calls: [], high: null },
  declarer: null,
  contract: null,
  how: null,
});

const printCall = ({ seat, call }: Call): string =>
  `${seat} ${call === 'pass' ? call : `bid ${call}`}`;

/**
 * Holds the calls one after the other, as the auction does: each must be its seat's to make, and they lead to the contract or
 * to the seat whose turn it is. A contract may also stand without calls.
 */
export function auctionFault(position: Position): string | null {
  const { rules, calls, contract, phase, how } = position;
  if (rules.players === 2) return calls.length === 0 ? null : 'calls: two players hold no auction';
  const { opening, increment } = rules;
  if (contract !== null && calls.length === 0)
    return contractFault(contract.amount, opening, increment);
  if (phase.kind === 'nines' || (phase.kind === 'over' && calls.length === 0))
    return calls.length === 0 ? null : 'calls: nobody has called before the nines';
  let { deal, done: isClosed } = auction.begin(beforeCalls(position));
  for (const call of calls) {
    if (call.forced) continue;
    const turn = deal.phase.kind === 'auction' ? deal.phase.seat : null;
    if (isClosed || turn !== call.seat) return `calls: it is not the turn of "${printCall(call)}"`;
    const called = auction.act(deal, call.seat, actionOf(call));
    if (!called.ok) return `calls: "${printCall(call)}" can't be called there`;
    ({ deal, done: isClosed } = called.value);
  }
  if (!isClosed) {
    if (phase.kind !== 'auction') return 'calls: they end before the auction is over';
    const turn = deal.phase.kind === 'auction' ? deal.phase.seat : null;
    return turn === phase.seat ? null : `turn: seat ${turn} calls next`;
  }
  if (phase.kind === 'auction') return 'turn: the auction is over';
  if (deal.how !== null) return how === 'redeal' ? null : 'calls: all have passed';
  return deal.declarer === contract?.seat && deal.contract === contract?.amount
    ? null
    : `contract: by the calls it is ${deal.contract} by ${deal.declarer}`;
}

function contractFault(amount: number, opening: number | null, increment: number | null) {
  if (opening === null || increment === null) return 'contract: these rules have no auction';
  return amount >= opening && (amount - opening) % increment === 0
    ? null
    : `contract: no bid can be ${amount}`;
}
