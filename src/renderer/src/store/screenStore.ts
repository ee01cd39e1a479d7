import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { RuleSet } from '@shared/game/rules';
import type { ReviewSource } from '@shared/protocol/review';
import { create } from 'zustand';
import type { ChosenGame } from './drafts/chosenGame';
import type { HostDraft } from './drafts/hostDraft';
import type { TableDraft } from './drafts/tableDraft';

/** The screen that is drawn, with what it needs. */
export type Screen =
  | { readonly kind: 'home' }
  /** With what was chosen there before; null for a table that is begun. */
  | { readonly kind: 'new-table'; readonly draft: TableDraft | null }
  | { readonly kind: 'host'; readonly draft: HostDraft | null }
  | {
      readonly kind: 'rules-editor';
      readonly game: ChosenGame;
      /** The screen that goes on with what became of the game. */
      readonly backWith: (game: ChosenGame) => Screen;
    }
  | { readonly kind: 'network'; readonly page: 'start' | 'lobby' }
  | { readonly kind: 'fair-deal'; readonly back: Screen }
  | {
      readonly kind: 'rules';
      readonly rules: RuleSet;
      readonly convention: BiddingConvention;
      readonly back: Screen;
    }
  | { readonly kind: 'settings'; readonly back: Screen }
  | { readonly kind: 'games' }
  | { readonly kind: 'report'; readonly back: Screen }
  | {
      readonly kind: 'review';
      readonly source: ReviewSource;
      /** From 1; null begins with the first. */
      readonly dealNumber: number | null;
      readonly back: Screen;
    }
  | { readonly kind: 'table' };

interface ScreenState {
  readonly screen: Screen;
}

export const useScreen = create<ScreenState>()(() => ({ screen: { kind: 'home' } }));

export function goTo(screen: Screen): void {
  useScreen.setState({ screen });
}
