import type { Face } from '@shared/game/cards';
import type { Settings } from '@shared/protocol/settings';
import type { TableUpdate } from '@shared/protocol/table';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { createTableScene } from './createTableScene';
import type { Choice, TableCallbacks } from './input/callbacks';
import styles from './TableCanvas.module.css';
import type { TableScene } from './TableScene';

export interface TableCanvasProps extends TableCallbacks {
  /**
   * The last update. React may leave out some when they come quickly: whoever hears of them calls
   * `show` of the scene for each, and this brings in the first and what was missed.
   */
  readonly update: TableUpdate | null;
  readonly settings: Settings;
  readonly choice: Choice | null;
  /** Index in `view.hand` of the card under the keyboard's focus. */
  readonly focus: number | null;
  /** Index in `view.hand` of the card that waits to be confirmed. */
  readonly asked: number | null;
  /** The shown melds are being looked at. */
  readonly meldsHeld: boolean;
  readonly hint: readonly Face[];
  /** For `show`, `skip`, `finish`, `shake` and `release`; null until the canvas is there. */
  readonly ref?: Ref<TableScene | null>;
}

/** The table's canvas: fills its parent, and is hidden from assistive technology. */
export function TableCanvas({
  update,
  settings,
  choice,
  focus,
  asked,
  meldsHeld,
  hint,
  ref,
  ...callbacks
}: TableCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const heard = useRef<TableCallbacks>(callbacks);
  const first = useRef(settings);
  const [scene, setScene] = useState<TableScene | null>(null);

  useLayoutEffect(() => {
    heard.current = callbacks;
  });

  useLayoutEffect(() => {
    if (host.current === null) return;
    const created = createTableScene(host.current, relayTo(heard), first.current);
    setScene(created);
    return () => created.dispose();
  }, []);

  useImperativeHandle<TableScene | null, TableScene | null>(ref, () => scene, [scene]);
  useEffect(() => scene?.setSettings(settings), [scene, settings]);
  useEffect(() => {
    if (update !== null) scene?.show(update);
  }, [scene, update]);
  useEffect(() => scene?.setChoice(choice), [scene, choice]);
  useEffect(() => scene?.setFocus(focus), [scene, focus]);
  useEffect(() => scene?.setAsked(asked), [scene, asked]);
  useEffect(() => scene?.setHint(hint), [scene, hint]);
  useEffect(() => scene?.setMeldsHeld(meldsHeld), [scene, meldsHeld]);

  return <div ref={host} className={styles.root} data-part="canvas" aria-hidden="true" />;
}

/** The scene outlives a render: it always reaches the callbacks of the last one. */
function relayTo(heard: { readonly current: TableCallbacks }): TableCallbacks {
  return {
    onPlay: (card, handIndex, byDrag) => heard.current.onPlay(card, handIndex, byDrag),
    onToggle: (card, handIndex) => heard.current.onToggle(card, handIndex),
    onRefused: (card, why) => heard.current.onRefused(card, why),
    onAnchors: (anchors) => heard.current.onAnchors(anchors),
    onEvent: (event, update) => heard.current.onEvent(event, update),
    onIdle: (seq) => heard.current.onIdle(seq),
  };
}
