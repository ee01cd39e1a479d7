import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { RuleSet } from '@shared/game/rules';
import type { SavedRules } from '@shared/protocol/library';
import type { ReviewSource } from '@shared/protocol/review';
import { create } from 'zustand';

/** The screen that is drawn, with what it needs. */
export type Screen =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'new-table';
      readonly rules: RuleSet | null;
      readonly title: string | null;
      /** What was chosen before the rules were looked at. */
      readonly convention?: BiddingConvention;
    }
  | {
      readonly kind: 'rules-editor';
      readonly rules: RuleSet;
      readonly saved: SavedRules | null;
      readonly convention?: BiddingConvention;
      /** The table that is set up with these rules afterwards. */
      readonly table: 'own' | 'network';
    }
  | { readonly kind: 'network'; readonly page: 'start' | 'lobby' }
  | {
      readonly kind: 'host';
      readonly rules: RuleSet | null;
      readonly title: string | null;
      readonly convention?: BiddingConvention;
    }
  | { readonly kind: 'fair-deal'; readonly back: Screen }
  | {
      readonly kind: 'rules';
      readonly rules: RuleSet;
      readonly convention: BiddingConvention;
      readonly back: Screen;
    }
  | { readonly kind: 'settings'; readonly back: Screen }
  | { readonly kind: 'games' }
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
