/*
 * The table. What tests and scripts hold on to:
 *   data-testid="table"  the root, with data-phase (phase kind), data-turn (turn number), data-ready (the
 *                        player may act), data-your-turn, data-seq
 *   hand-card            one button a card, left to right, with data-face ("TD"), data-index, data-legal
 *   trick-card           the cards in the middle, with data-face and data-seat
 *   seat-N, seat-status-N, bubble-N, meld-tag-N, dealer
 *   bid-AMOUNT, pass, bid-other, bid-more, bid-less, bid-value, bid-chosen, meld-if-SUIT, highest-bid
 *   trump-SUIT, keep, redeal, chosen-count, confirm-chosen, clear-chosen, choice-effect
 *   melds-continue, melds-close, meld-sum-SIDE, play-on, throw-in, moon, claim, confirm-play
 *   dix, exchange, meld (data-meld), draw
 *   contract, trump (data-suit), contract-points, missing, score-SIDE, prompt, hint, hint-note, undo
 *   score-sheet (data-how), verdict, figures, row-KIND, next-deal, play-again, look, sheet-open
 *   fair-line, utterance-N, people, chat, link-note, paused, unfair, watching (tables on the network)
 *   menu, table-menu, menu-score, menu-rules, menu-settings, menu-leave, last-trick, melds, help, log
 */
import type { PlayRefusal } from '@shared/game/actions';
import type { Face } from '@shared/game/cards';
import { cardWords, playRefusalSentence } from '@shared/game/words';
import type { TableUpdate } from '@shared/protocol/table';
import { useEffect, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { capital } from '../../i18n/en/cardWords';
import { texts } from '../../i18n/texts';
import { manage } from '../../store/lanRequests';
import { isAtNetworkTable, useLan } from '../../store/lanStore';
import { playAgain } from '../../store/playAgain';
import { goTo } from '../../store/screenStore';
import { useSettings } from '../../store/settingsStore';
import { noteEvent, noteStill, setScene as setTableScene } from '../../store/tableFeed';
import { leaveTable } from '../../store/tableRequests';
import { hintedCards, isReady, isYourTurn, setOverlay, useTable } from '../../store/tableStore';
import { showToast } from '../../store/toastStore';
import type { TableAnchors } from '../../table/layout/anchors';
import { TableCanvas } from '../../table/TableCanvas';
import type { TableScene } from '../../table/TableScene';
import { NetworkLayer } from '../network/NetworkLayer';
import { BidBubbles } from './bidding/BidBubbles';
import { CentrePanel } from './CentrePanel';
import { HandMirror } from './hand/HandMirror';
import { useAutoPlay } from './hand/useAutoPlay';
import { MeldTags } from './melds/MeldTags';
import { HelpDialog } from './menus/HelpDialog';
import { SideButtons } from './menus/SideButtons';
import { TableMenu } from './menus/TableMenu';
import { TitleBar } from './menus/TitleBar';
import { filling } from './parts/position';
import { choiceCount, chooseCard } from './parts/tableActions';
import { LogRegion } from './prompt/LogRegion';
import { PromptLine } from './prompt/PromptLine';
import { ContractPanel } from './score/ContractPanel';
import { ScoreDialog } from './score/ScoreDialog';
import { ScoreSheet } from './score/ScoreSheet';
import { ClockNote } from './seats/ClockNote';
import { SeatPlates } from './seats/SeatPlates';
import styles from './TableScreen.module.css';
import { TrickMirror } from './trick/TrickMirror';
import { useTableKeys } from './useTableKeys';

const t = texts.table;

/** The table screen: the canvas, and over it everything that is words. */
export function TableScreen() {
  const update = useTable((state) => state.shown);
  return update === null ? null : <OpenTable update={update} />;
}

function OpenTable({ update }: { readonly update: TableUpdate }) {
  const state = useTable();
  const settings = useSettings((each) => each.settings);
  const [scene, setScene] = useState<TableScene | null>(null);
  useEffect(() => {
    setTableScene(scene);
    return () => setTableScene(null);
  }, [scene]);
  const [anchors, setAnchors] = useState<TableAnchors | null>(null);
  const [focus, setFocus] = useState<number | null>(null);
  const ready = isReady(state);
  const { view } = update;
  useTableKeys({ scene, slots: anchors?.hand ?? null });
  useAutoPlay(update, ready);

  const onPlay = async (card: Face, handIndex: number, byDrag: boolean) => {
    const outcome = await chooseCard(card, handIndex, settings.confirmPlay && !byDrag);
    if (outcome !== 'played') scene?.release();
  };
  const onRefused = (card: Face, why: PlayRefusal) =>
    showToast(`${capital(cardWords(card))}: ${playRefusalSentence(why)}`, 'error');
  const choosing = ready && choiceCount(view) !== null;
  const raised = choosing ? state.chosen : null;
  return (
    <main
      className={styles.root}
      aria-label={t.label}
      data-testid="table"
      data-phase={view.phase.kind}
      data-turn={view.turn}
      data-seq={update.seq}
      data-ready={ready}
      data-your-turn={isYourTurn(update)}
    >
      <TableCanvas
        ref={setScene}
        update={state.given}
        settings={settings}
        choice={raised === null ? null : { chosen: raised }}
        focus={focus}
        asked={state.asked}
        meldsHeld={state.meldsHeld}
        hint={hintedCards(state.hint)}
        onPlay={(card, index, byDrag) => void onPlay(card, index, byDrag)}
        onToggle={(card, index) => void chooseCard(card, index, false)}
        onRefused={onRefused}
        onAnchors={setAnchors}
        onEvent={noteEvent}
        onIdle={noteStill}
      />
      {anchors !== null && (
        <TableWords
          update={update}
          anchors={anchors}
          scene={scene}
          ready={ready}
          onFocus={setFocus}
        />
      )}
      <TrickMirror update={update} />
      <LogRegion />
      <p className="for-reader" role="status" data-testid="repeat" />
      <ClockNote update={update} />
      <NetworkLayer update={update} anchors={anchors} />
      <TableDialogs update={update} />
    </main>
  );
}

interface WordsProps {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors;
  readonly scene: TableScene | null;
  readonly ready: boolean;
  readonly onFocus: (handIndex: number | null) => void;
}

/** Everything that hangs on the places that the picture names. */
function TableWords({ update, anchors, scene, ready, onFocus }: WordsProps) {
  const state = useTable();
  const { areas } = anchors;
  const ahead = update.events.slice(state.reached);
  return (
    <>
      <div
        className={styles.title}
        style={{ left: areas.title.x, top: areas.title.y, minHeight: areas.title.height }}
      >
        <TitleBar update={update} />
      </div>
      <div className={styles.contract} style={filling(areas.contract)}>
        <ContractPanel update={update} />
      </div>
      <SeatPlates update={update} anchors={anchors} still={state.still} />
      <BidBubbles update={update} anchors={anchors} ahead={ahead} />
      {state.meldsHeld && <MeldTags update={update} anchors={anchors} />}
      <HandMirror
        view={update.view}
        slots={anchors.hand}
        ready={ready}
        scene={scene}
        onFocus={onFocus}
      />
      <PromptLine update={update} anchors={anchors} ready={ready} />
      <CentrePanel update={update} anchors={anchors} ready={ready} />
      <SideButtons update={update} anchors={anchors} ready={ready} />
    </>
  );
}

/** What covers the table. */
function TableDialogs({ update }: { readonly update: TableUpdate }) {
  const overlay = useTable((state) => state.overlay);
  const sheetClosed = useTable((state) => state.sheetClosed);
  const still = useTable((state) => state.still);
  const meldsHeld = useTable((state) => state.meldsHeld);
  const close = () => setOverlay('none');
  const { result } = update.view;
  const atNetwork = useLan((state) => isAtNetworkTable(state.lan));
  const playOn = () => (atNetwork ? manage({ type: 'start' }) : playAgain());
  const goHome = () => {
    goTo({ kind: 'home' });
    void leaveTable();
  };
  return (
    <>
      {overlay === 'menu' && <TableMenu update={update} />}
      {overlay === 'help' && <HelpDialog onClose={close} />}
      {overlay === 'score' && <ScoreDialog update={update} onClose={close} />}
      {result !== null &&
        still &&
        !meldsHeld &&
        overlay === 'none' &&
        (sheetClosed ? (
          <Button
            className={styles.sheetOpen}
            look="primary"
            shortcut="S"
            data-primary
            data-testid="sheet-open"
            onClick={() => useTable.setState({ sheetClosed: false })}
          >
            {texts.score.sheet}
          </Button>
        ) : (
          <ScoreSheet
            update={update}
            result={result}
            onPlayAgain={() => void playOn()}
            onHome={goHome}
          />
        ))}
    </>
  );
}
