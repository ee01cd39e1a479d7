import { type Face, printFace } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import { cardWords } from '@shared/game/words';
import { useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../../dialogs/lostFocus';
import { capital } from '../../../i18n/en/cardWords';
import { texts } from '../../../i18n/texts';
import { useSettings } from '../../../store/settingsStore';
import { useTable } from '../../../store/tableStore';
import type { HandSlot } from '../../../table/layout/anchors';
import type { TableScene } from '../../../table/TableScene';
import { filling } from '../parts/position';
import { chooseCard, refusalOf } from '../parts/tableActions';
import styles from './HandMirror.module.css';

const t = texts.table;

interface HandMirrorProps {
  readonly view: PlayerView;
  /** As the cards lie, from left to right; null until the picture is there. */
  readonly slots: readonly HandSlot[] | null;
  readonly ready: boolean;
  readonly scene: TableScene | null;
  /** Index in the hand of the card under the keyboard's focus. */
  readonly onFocus: (handIndex: number | null) => void;
}

/**
 * The hand as real buttons that lie over the cards of the canvas: for the keyboard, for assistive
 * technology and for tests. The mouse goes through them to the canvas.
 */
export function HandMirror({ view, slots, ready, scene, onFocus }: HandMirrorProps) {
  const chosen = useTable((state) => state.chosen);
  const confirmPlay = useSettings((state) => state.settings.confirmPlay);
  const cards = slots ?? view.hand.map((card, handIndex) => ({ card, handIndex, strip: null }));
  const { group, place, setPlace, within } = useRovingFocus(cards.length);
  const press = async (card: Face, handIndex: number) => {
    const outcome = await chooseCard(card, handIndex, confirmPlay);
    if (outcome === 'refused') scene?.shake(handIndex);
  };
  return (
    <fieldset
      ref={group}
      aria-label={t.handCount(view.hand.length)}
      data-testid="hand"
      onFocus={() => {
        within.current = true;
      }}
      onBlur={(event) => {
        // A played card takes its button and the focus with it: then nothing is focused next.
        if (event.relatedTarget !== null) within.current = false;
        onFocus(null);
      }}
    >
      {cards.map(({ card, handIndex, strip }, index) => {
        const isChosen = chosen.includes(handIndex);
        const why = ready ? refusalOf(view, card) : null;
        const name = capital(cardWords(card));
        return (
          <button
            key={handIndex}
            type="button"
            className={styles.card}
            style={strip === null ? undefined : filling(strip)}
            tabIndex={index === place ? 0 : -1}
            data-testid="hand-card"
            data-face={printFace(card)}
            data-index={handIndex}
            data-legal={ready && view.legal?.kind === 'play' ? why === null : undefined}
            aria-pressed={
              view.legal?.kind === 'give' || view.legal?.kind === 'bury' ? isChosen : undefined
            }
            aria-label={why === null ? name : t.cardRefused(name, why)}
            onFocus={() => {
              setPlace(index);
              onFocus(handIndex);
            }}
            onClick={() => void press(card, handIndex)}
          />
        );
      })}
    </fieldset>
  );
}

/** One tab stop for the group; the focus stays on a card when the card under it has gone. */
function useRovingFocus(count: number) {
  const group = useRef<HTMLFieldSetElement>(null);
  const within = useRef(false);
  const [wanted, setPlace] = useState(0);
  const place = Math.min(wanted, Math.max(0, count - 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the hand has changed
  useEffect(() => {
    if (!within.current || !isFocusLost()) return;
    group.current?.querySelectorAll<HTMLButtonElement>('button')[place]?.focus();
  }, [count, place]);
  return { group, place, setPlace, within };
}
