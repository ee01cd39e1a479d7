import type { Face } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import { cardWords, playRefusalSentence } from '@shared/game/words';
import { releaseMelds } from '../../../store/tableFeed';
import { act, toggleChosen } from '../../../store/tableRequests';
import { isReady, useTable } from '../../../store/tableStore';
import { showToast } from '../../../store/toastStore';

/** How many cards have to be chosen now; null when clicks play. */
export function choiceCount(view: PlayerView): number | null {
  const { legal } = view;
  return legal?.kind === 'give' || legal?.kind === 'bury' ? legal.count : null;
}

/** Why a card of the hand can't be played now; null when it can, or when nothing is to be played. */
export function refusalOf(view: PlayerView, card: Face): string | null {
  const { legal } = view;
  if (legal?.kind !== 'play') return null;
  const refused = legal.refused.find((each) => each.card === card);
  return refused === undefined ? null : playRefusalSentence(refused.why);
}

const isPlayable = (view: PlayerView, card: Face): boolean =>
  view.legal?.kind === 'play' && view.legal.cards.includes(card);

/** What the keyboard and the list beside the canvas do with a card; the canvas does the same by click. */
export type CardOutcome = 'played' | 'asked' | 'toggled' | 'refused' | 'nothing';

export async function chooseCard(
  card: Face,
  handIndex: number,
  confirmPlay: boolean,
): Promise<CardOutcome> {
  // A card played while the melds lie open is a way to go on.
  if (useTable.getState().still) releaseMelds();
  const state = useTable.getState();
  const view = state.shown?.view;
  if (view === undefined || !isReady(state)) return 'nothing';
  const count = choiceCount(view);
  if (count !== null) {
    toggleChosen(handIndex, count);
    return 'toggled';
  }
  const why = refusalOf(view, card);
  if (why !== null) {
    showToast(
      `${cardWords(card)}: ${why}`.replace(/^./, (first) => first.toUpperCase()),
      'error',
    );
    return 'refused';
  }
  if (!isPlayable(view, card)) return 'nothing';
  if (confirmPlay && state.asked !== handIndex) {
    useTable.setState({ asked: handIndex });
    return 'asked';
  }
  return (await act({ type: 'play', card })) ? 'played' : 'nothing';
}
