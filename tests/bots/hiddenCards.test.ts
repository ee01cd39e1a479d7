import { createBot } from '@main/bots/levels/createBot';
import { decide } from '@main/bots/levels/decide';
import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, type GameState, isDealOver } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import type { Action, Move, PhaseKind } from '@shared/game/actions';
import { BIDDING_CONVENTIONS } from '@shared/game/biddingConventions';
import { BOT_LEVELS } from '@shared/game/botLevels';
import { at } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { describe, expect, it } from 'vitest';
import { isFull, share, TIMEOUT_MS } from '../support/botShare';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { withManyNines } from '../support/manyNines';
import { type SeededRandom, seededRandom } from '../support/seededRandom';

type Kind = PhaseKind | 'play of a moon';

interface Table {
  readonly preset: string;
  readonly rules?: Partial<RuleSet>;
  /** The decisions that must come up. */
  readonly phases: readonly Kind[];
}

const TABLES: readonly Table[] = [
  {
    preset: 'sq-partnership',
    rules: { ninesRedeal: true, moon: 'tricks', throwIn: 'choice' },
    phases: ['nines', 'auction', 'trump', 'give', 'decision', 'play', 'play of a moon'],
  },
  {
    preset: 'cm-single',
    rules: { passOrder: 'together', passCount: 3, moon: 'run', mustWin: 'trump' },
    phases: ['auction', 'trump', 'give', 'decision', 'play', 'play of a moon'],
  },
  { preset: 'wcg-double', phases: ['auction', 'trump', 'play'] },
  { preset: 'cm-cutthroat-3', phases: ['auction', 'trump', 'bury', 'decision', 'play'] },
  { preset: 'sq-three', phases: ['auction', 'trump', 'bury', 'play'] },
  { preset: 'sq-two', phases: ['play', 'after-trick'] },
  { preset: 'cm-six', phases: ['auction', 'trump', 'give', 'decision', 'play'] },
  { preset: 'cm-eight-double', phases: ['auction', 'trump', 'give', 'decision', 'play'] },
];

const SEED = Number(process.env.HIDDEN_SEED ?? 412);
const DEALS = share(2, 12);
/** So many moments of each phase are taken up in a deal, more of the play. */
const MOMENTS = 2;
const PLAYS = 5;
const TRIES = 40;

/** In every run the thinking ends early, after the same number of questions; in full when it is done. */
function patience(): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return !isFull && asked % 6 === 0;
  };
}

/** A deal played out at random, with the phase in which each action was taken. */
interface PlayedDeal {
  readonly story: DealStory;
  readonly phases: readonly PhaseKind[];
}

function playedDeal(rules: RuleSet, seed: string, wantsMoon: boolean): PlayedDeal {
  const dealt = rules.ninesRedeal
    ? withManyNines(rules, dealCards(rules, seed, 0))
    : dealCards(rules, seed, 0);
  const bot = createBot('random', seed);
  const moves: Move[] = [];
  const phases: PhaseKind[] = [];
  let { game } = createGame(rules, 0, dealt);
  while (!isDealOver(game)) {
    const { phase } = game.deal;
    if (phase.kind === 'over') break;
    const action = chosen(game, bot.decide(viewFor(game, phase.seat)), wantsMoon);
    moves.push({ seat: phase.seat, action });
    phases.push(phase.kind);
    const next = applyAction(game, phase.seat, action);
    if (!next.ok) throw new Error(`refused: ${JSON.stringify(next.error)}`);
    game = next.value.game;
  }
  return { story: { rules, dealer: 0, dealt, moves }, phases };
}

/**
 * Deals go on where a random player would end them, contracts stay such that they can be made, and a moon is announced
 * where it is wanted and offered.
 */
function chosen(game: GameState, action: Action, wantsMoon: boolean): Action {
  const { phase, auction } = game.deal;
  if (phase.kind === 'nines') return { type: 'keep' };
  if (phase.kind === 'auction' && auction.high !== null) return { type: 'pass' };
  if (phase.kind !== 'decision') return action;
  const { legal } = viewFor(game, phase.seat);
  const options = legal?.kind === 'decision' ? legal.options : [];
  return { type: wantsMoon && options.includes('moon') ? 'moon' : at(options, 0) };
}

/** The view of the seat to act after the story's moves. */
function lastView({ rules, dealer, dealt, moves }: DealStory) {
  let { game } = createGame(rules, dealer, dealt);
  for (const { seat, action } of moves) {
    const next = applyAction(game, seat, action);
    if (!next.ok) throw new Error('a story that is told is legal');
    game = next.value.game;
  }
  const { phase } = game.deal;
  return phase.kind === 'over' ? null : viewFor(game, phase.seat);
}

/** Some moments of each phase. */
function momentsOf(phases: readonly PhaseKind[], random: SeededRandom): number[] {
  return [...new Set(phases)].flatMap((kind) => {
    const all = phases.flatMap((phase, index) => (phase === kind ? [index] : []));
    return random.shuffle(all).slice(0, kind === 'play' ? PLAYS : MOMENTS);
  });
}

function otherStory(story: DealStory, seat: number, random: SeededRandom): DealStory | null {
  const known = knownStory(story, seat) ?? [];
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const other = changeHidden(story, known, seat, random);
    if (other !== null) return other;
  }
  return null;
}

describe.each(TABLES)('decisions in $preset', ({ preset, rules: changes, phases: expected }) => {
  it(
    'do not depend on hidden cards, and are the same each time, in any phase at any level',
    () => {
      const rules = presetRules(preset);
      const random = seededRandom(SEED);
      const compared = new Map<Kind, number>();
      for (let deal = 0; deal < DEALS; deal += 1) {
        const seed = `hidden ${preset} ${SEED} ${deal}`;
        const convention = random.pick(BIDDING_CONVENTIONS);
        const { story: whole, phases } = playedDeal({ ...rules, ...changes }, seed, deal % 2 === 1);
        for (const context of momentsOf(phases, random)) {
          const { seat } = at(whole.moves, context);
          const story = { ...whole, moves: whole.moves.slice(0, context) };
          const other = otherStory(story, seat, random);
          const [here, there] = [lastView(story), other === null ? null : lastView(other)];
          if (here === null || there === null) continue;
          const kind: Kind = here.moon ? 'play of a moon' : at(phases, context);
          compared.set(kind, (compared.get(kind) ?? 0) + 1);
          for (const level of BOT_LEVELS) {
            const where = `${level}, ${seed}, move ${context}, ${kind}`;
            const decided = (view: PlayerView) =>
              decide(view, level, 'hidden', { shouldStop: patience(), convention });
            const action = decided(here);
            expect(decided(there), where).toEqual(action);
            expect(decided(structuredClone(here)), where).toEqual(action);
          }
        }
      }
      for (const kind of expected)
        expect(compared.get(kind) ?? 0, `${kind} came up`).toBeGreaterThan(0);
      if (isFull) console.log(`${preset}: ${JSON.stringify([...compared])}`);
    },
    TIMEOUT_MS,
  );
});
