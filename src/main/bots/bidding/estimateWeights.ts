/**
 * How the figures of a hand add up to what the declarer's side makes: fitted to deals that the rule
 * player played against itself (`tests/bots/measure.ts`). Trick figures are shares of all
 * trick points; `partnerMeld` is in royal marriages, `spread` a share of the trick points.
 */
export interface EstimateWeights {
  readonly kind: 'passing' | 'partners' | 'solo';
  readonly players: number;
  readonly copies: number;
  readonly ownMeld: number;
  readonly partnerMeld: number;
  readonly runHope: number;
  readonly acesHope: number;
  readonly base: number;
  readonly trumps: number;
  readonly highTrumps: number;
  readonly plainAces: number;
  readonly voids: number;
  readonly singletons: number;
  readonly spread: number;
}

const row = (
  kind: EstimateWeights['kind'],
  players: number,
  copies: number,
  meld: readonly [ownMeld: number, partnerMeld: number, runHope: number, acesHope: number],
  tricks: readonly [
    base: number,
    trumps: number,
    highTrumps: number,
    plainAces: number,
    voids: number,
    singletons: number,
  ],
  spread: number,
): EstimateWeights => ({
  kind,
  players,
  copies,
  ownMeld: meld[0],
  partnerMeld: meld[1],
  runHope: meld[2],
  acesHope: meld[3],
  base: tricks[0],
  trumps: tricks[1],
  highTrumps: tricks[2],
  plainAces: tricks[3],
  voids: tricks[4],
  singletons: tricks[5],
  spread,
});

export const ESTIMATES: readonly EstimateWeights[] = [
  row('passing', 4, 2, [0.9, 0.8, 0.8, 0.5], [0.35, 0.4, 0.5, 0.8, 0.02, 0.01], 0.22),
  row('partners', 4, 2, [1, 0.8, 0, 0], [0.25, 0.4, 0.5, 0.8, 0.02, 0.01], 0.22),
  row('solo', 3, 2, [1, 0, 1, 1], [0, 0.6, 0.8, 1.2, 0.02, 0.01], 0.15),
  row('solo', 4, 2, [1, 0, 1, 1], [0, 0.6, 0.8, 1.2, 0.02, 0.01], 0.15),
];
