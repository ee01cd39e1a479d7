import { assertNever } from '@shared/game/result';
import type { Legal } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { setOverlay, useTable } from '../../store/tableStore';
import type { TableAnchors } from '../../table/layout/anchors';
import { BidPanel } from './bidding/BidPanel';
import { TrumpPanel } from './bidding/TrumpPanel';
import styles from './CentrePanel.module.css';
import { ChoicePanel } from './hand/ChoicePanel';
import { DecisionPanel } from './hand/DecisionPanel';
import { NinesPanel } from './hand/NinesPanel';
import { MeldsBar, MeldsPanel } from './melds/MeldsPanel';
import { HintNote } from './prompt/HintNote';
import { AfterTrickPanel } from './trick/AfterTrickPanel';
import { LastTrickPanel } from './trick/LastTrickPanel';

interface CentreProps {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors;
  readonly ready: boolean;
}

/** What a panel leaves free at the top of the window, in px. */
const TOP = 8;

/** The one panel on the felt: what was asked for, else what has to be decided. Never over the hand. */
export function CentrePanel({ update, anchors, ready }: CentreProps) {
  const overlay = useTable((state) => state.overlay);
  const meldsHeld = useTable((state) => state.meldsHeld);
  const still = useTable((state) => state.still);
  const hint = useTable((state) => state.hint);
  const close = () => setOverlay('none');
  const panel =
    overlay === 'last-trick' ? (
      <LastTrickPanel update={update} onClose={close} />
    ) : overlay === 'melds' ? (
      <MeldsPanel update={update} held={meldsHeld} onClose={close} />
    ) : meldsHeld && still ? (
      <MeldsBar update={update} />
    ) : ready && update.view.legal !== null && update.view.legal.kind !== 'play' ? (
      <>
        <Wanted update={update} legal={update.view.legal} />
        {hint !== null && <HintNote hint={hint} update={update} />}
      </>
    ) : null;
  if (panel === null) return null;
  const { prompt, centre, summary } = anchors.areas;
  return (
    <div
      className={styles.root}
      data-part="centre"
      style={{
        top: TOP,
        height: prompt.y + prompt.height - TOP,
        '--between-bubbles': `${centre.width}px`,
        '--between-melds': `${summary.width}px`,
      }}
    >
      {panel}
    </div>
  );
}

/** A card is played on the felt itself, without a panel. */
type PanelLegal = Exclude<Legal, { readonly kind: 'play' }>;

function Wanted({ update, legal }: { readonly update: TableUpdate; readonly legal: PanelLegal }) {
  switch (legal.kind) {
    case 'nines':
      return <NinesPanel view={update.view} />;
    case 'auction':
      return <BidPanel update={update} bids={legal.bids} />;
    case 'trump':
      return <TrumpPanel update={update} suits={legal.suits} />;
    case 'give':
    case 'bury':
      return <ChoicePanel key={update.seq} update={update} legal={legal} />;
    case 'decision':
      return <DecisionPanel update={update} legal={legal} />;
    case 'after-trick':
      return <AfterTrickPanel update={update} legal={legal} />;
    default:
      return assertNever(legal);
  }
}
