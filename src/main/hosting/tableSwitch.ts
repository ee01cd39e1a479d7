import { scoreMelds } from '@main/engine/melding';
import { type AdvisingHouse, hintFor } from '@main/session/hintFor';
import type { OwnTable } from '@main/session/ownTable';
import { type Face, withoutCards } from '@shared/game/cards';
import type { SeatMelds } from '@shared/game/melds';
import type { Answer, Hint } from '@shared/protocol/table';
import type { LanDesk } from './lanDesk';

/** The table that the window sees: this program's, or the one on the network while there is one. */
export type TableSwitch = OwnTable;

export interface TableSwitchOptions {
  readonly own: OwnTable;
  readonly lan: LanDesk;
  readonly house: AdvisingHouse;
}

const NO_TABLE: Answer<never> = { ok: false, fault: { code: 'no-table' } };
const refuse = (sentence: string): Answer<never> => ({
  ok: false,
  fault: { code: 'bad-request', sentence },
});

export function createTableSwitch({ own, lan, house }: TableSwitchOptions): TableSwitch {
  const updateThere = () => lan.link()?.update() ?? null;

  /** From what was sent here alone: the host isn't asked. */
  const hintThere = async (): Promise<Answer<Hint>> => {
    const update = updateThere();
    return update === null ? NO_TABLE : hintFor(house, update);
  };

  const previewThere = (cards: readonly Face[]): Answer<SeatMelds> => {
    const view = updateThere()?.view;
    if (view === undefined) return NO_TABLE;
    if (view.trump === null) return refuse('Trumps have not been named yet.');
    const rest = withoutCards(view.hand, cards);
    return rest === null
      ? refuse('You do not hold those cards.')
      : { ok: true, value: scoreMelds(view.rules, view.trump, rest) };
  };

  /** The newest card, if this player played it and nobody has acted since: the host knows. */
  const takeBackThere = async (): Promise<Answer> => {
    const update = updateThere();
    const card = (update?.view.turn ?? 0) - 1;
    if (!update?.canUndo || card < 0) return { ok: false, fault: { code: 'nothing-to-undo' } };
    return lan.link()?.request({ type: 'take-back', turn: card }) ?? NO_TABLE;
  };

  const isThere = () => lan.link() !== null;

  return {
    async open(plan) {
      await lan.leave();
      return own.open(plan);
    },
    async resume(id) {
      await lan.leave();
      return own.resume(id);
    },
    resumable: own.resumable,
    unfinished: own.unfinished,
    remove: own.remove,
    playedOf: own.playedOf,
    flush: own.flush,
    current: () => {
      const link = lan.link();
      return link === null ? own.current() : link.update();
    },
    leave: () => (isThere() ? lan.leave() : own.leave()),
    act: (submission) => lan.link()?.request({ type: 'act', submission }) ?? own.act(submission),
    undo: (turn) => (isThere() ? takeBackThere() : own.undo(turn)),
    hint: () => (isThere() ? hintThere() : own.hint()),
    preview: (cards) => (isThere() ? previewThere(cards) : own.preview(cards)),
    nextDeal: () => lan.link()?.request({ type: 'next' }) ?? own.nextDeal(),
    pause: (paused) => (isThere() ? lan.manage({ type: 'pause', paused }) : own.pause(paused)),
    played: () => (isThere() ? null : own.played()),
    async playOn(head, game) {
      await lan.leave();
      return own.playOn(head, game);
    },
    settled(seq) {
      const link = lan.link();
      if (link === null) own.settled(seq);
      else link.settled(seq);
    },
  };
}
