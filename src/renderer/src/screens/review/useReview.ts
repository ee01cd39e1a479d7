import type {
  DealReview,
  ReviewDeal,
  ReviewGame,
  ReviewProgress,
  ReviewSource,
} from '@shared/protocol/review';
import { useEffect, useState } from 'react';
import { bridge } from '../../store/bridge';
import { reportFault } from '../../store/tableRequests';

/** Where the judging of the deal on screen stands. */
export type Judging =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Pick<ReviewProgress, 'done' | 'total'> | null }
  | { readonly kind: 'done'; readonly review: DealReview };

/** The game under review; null until it has come. */
export function useReviewGame(source: ReviewSource): ReviewGame | null {
  const [game, setGame] = useState<ReviewGame | null>(null);
  useEffect(() => {
    let wanted = true;
    void bridge()
      .review.game(source)
      .then((answer) => {
        if (!wanted) return;
        if (answer.ok) setGame(answer.value);
        else reportFault(answer.error);
      });
    return () => {
      wanted = false;
    };
  }, [source]);
  return game;
}

/** One of its deals, move by move; null until it has come. */
export function useReviewDeal(source: ReviewSource, dealNumber: number | null): ReviewDeal | null {
  const [deal, setDeal] = useState<ReviewDeal | null>(null);
  useEffect(() => {
    if (dealNumber === null) return;
    let wanted = true;
    void bridge()
      .review.deal(source, dealNumber)
      .then((answer) => {
        if (!wanted) return;
        if (answer.ok) setDeal(answer.value);
        else reportFault(answer.error);
      });
    return () => {
      wanted = false;
    };
  }, [source, dealNumber]);
  return deal?.dealNumber === dealNumber ? deal : null;
}

/** Has the deal judged as soon as it is on screen, and again when asked after it was stopped. */
export function useJudging(source: ReviewSource, dealNumber: number | null) {
  const [judging, setJudging] = useState<Judging>({ kind: 'idle' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking once more judges once more
  useEffect(() => {
    if (dealNumber === null) return;
    let wanted = true;
    setJudging({ kind: 'running', progress: null });
    const stopListening = bridge().review.onProgress((progress) => {
      if (wanted && progress.dealNumber === dealNumber) setJudging({ kind: 'running', progress });
    });
    void bridge()
      .review.judge(source, dealNumber)
      .then((answer) => {
        if (!wanted) return;
        stopListening();
        setJudging(answer.ok ? { kind: 'done', review: answer.value } : { kind: 'idle' });
        if (!answer.ok) reportFault(answer.error);
      });
    return () => {
      wanted = false;
      stopListening();
      void bridge().review.stop();
    };
  }, [source, dealNumber, asked]);
  return {
    judging,
    judge: () => setAsked((times) => times + 1),
    stop: () => void bridge().review.stop(),
  };
}
