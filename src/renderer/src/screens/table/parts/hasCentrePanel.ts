import { isReady, type TableState } from '../../../store/tableStore';

/** Some panel says what is wanted, so that the sentence above the hand needn't. */
export const hasCentrePanel = (state: TableState): boolean =>
  state.overlay === 'last-trick' ||
  state.overlay === 'melds' ||
  (state.meldsHeld && state.still) ||
  (isReady(state) &&
    (state.shown?.view.legal ?? null) !== null &&
    state.shown?.view.legal?.kind !== 'play');
