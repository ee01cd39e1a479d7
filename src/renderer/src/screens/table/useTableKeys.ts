import { faceOf, RANKS, type Rank, SUITS, type Suit } from '@shared/game/cards';
import { useEffect, useRef } from 'react';
import { isField } from '../../dialogs/isField';
import { topDialog } from '../../dialogs/useModalFocus';
import { bridge } from '../../store/bridge';
import { isAtNetworkTable, useLan } from '../../store/lanStore';
import { readOut } from '../../store/readOut';
import { useSettings } from '../../store/settingsStore';
import { releaseMelds } from '../../store/tableFeed';
import { act, clearChosen, toggleHint, undo } from '../../store/tableRequests';
import { isReady, type Overlay, setOverlay, toggleOverlay, useTable } from '../../store/tableStore';
import type { HandSlot } from '../../table/layout/anchors';
import type { TableScene } from '../../table/TableScene';

/** How long a typed rank waits for its suit. */
const TYPED_MS = 1500;

interface KeyTarget {
  readonly scene: TableScene | null;
  readonly slots: readonly HandSlot[] | null;
}

/**
 * The keys of the table, wherever the focus is, unless something is being typed. In an open dialog they are those
 * written on its own buttons.
 */
export function useTableKeys(target: KeyTarget): void {
  const latest = useRef(target);
  latest.current = target;
  const held = useRef(false);
  const typed = useRef<{ rank: Rank; at: number } | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      const dialog = dialogAround(event.target);
      if (dialog !== null) {
        if (!event.repeat && onDialogKey(dialog, event)) event.preventDefault();
        return;
      }
      if (event.repeat && event.key.toLowerCase() === 't') held.current = true;
      const rank = typed.current;
      typed.current = null;
      if (
        rank !== null &&
        event.timeStamp - rank.at < TYPED_MS &&
        focusTyped(rank.rank, event.key)
      ) {
        event.preventDefault();
        return;
      }
      const started = rankOfKey(event.key);
      if (started !== null) typed.current = { rank: started, at: event.timeStamp };
      if (onTableKey(event, latest.current)) event.preventDefault();
    };
    // Held down, T shows the last trick for as long; pressed, until the next press.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 't' || !held.current) return;
      held.current = false;
      setOverlay('none');
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}

/** The dialog whose keys these are: one that covers the table has them all, wherever the focus is. */
const dialogAround = (target: EventTarget | null): Element | null =>
  (target instanceof Element ? target.closest('[role="dialog"]') : null) ?? topDialog();

/** The keys that open a dialog and close it again. */
const DIALOG_KEYS: Readonly<Record<string, Overlay>> = { '?': 'help', s: 'score' };

/** True if the key was taken. Escape and Tab are the dialog's own. */
function onDialogKey(dialog: Element, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const { overlay } = useTable.getState();
  if (overlay !== 'none' && DIALOG_KEYS[key] === overlay) {
    setOverlay('none');
    return true;
  }
  if (key !== 'enter') return pressShortcut(dialog, key);
  const isOnControl = event.target !== dialog && dialog.contains(toNode(event.target));
  return !isOnControl && pressPrimary(dialog);
}

const toNode = (target: EventTarget | null): Node | null =>
  target instanceof Node ? target : null;

/** Presses the button on which that letter stands. */
function pressShortcut(dialog: Element, key: string): boolean {
  if (key.length !== 1) return false;
  const buttons = dialog.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]:enabled');
  const meant = [...buttons].find(
    (button) => button.getAttribute('aria-keyshortcuts')?.toLowerCase() === key,
  );
  meant?.click();
  return meant !== undefined;
}

/** The key that names a rank; 1 and 0 are the ten, since T shows the last trick. */
function rankOfKey(key: string): Rank | null {
  if (key === '1' || key === '0') return 'T';
  const upper = key.toUpperCase();
  return RANKS.find((rank) => rank === upper && rank !== 'T') ?? null;
}

const handButtons = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('[data-testid="hand-card"]'),
];

const isFocused = (button: HTMLElement): boolean => button === document.activeElement;

/** Focuses the next card of that rank and suit. A second digit of "10" changes nothing. */
function focusTyped(rank: Rank, key: string): boolean {
  const suit = SUITS.find((each): each is Suit => each === key.toUpperCase());
  if (suit === undefined) return false;
  const buttons = handButtons();
  const hand = useTable.getState().shown?.view.hand ?? [];
  const wanted = faceOf(rank, suit);
  const matching = buttons.filter((button) => hand[Number(button.dataset.index)] === wanted);
  const current = matching.findIndex(isFocused);
  matching[(current + 1) % Math.max(1, matching.length)]?.focus();
  return true;
}

/** Moves the focus along the hand; from anywhere else it comes to the hand first. */
function moveFocus(step: number): boolean {
  const buttons = handButtons();
  if (buttons.length === 0) return false;
  const current = buttons.findIndex(isFocused);
  const entry = buttons.findIndex((button) => button.tabIndex === 0);
  const next =
    current < 0 ? Math.max(0, entry) : (current + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return true;
}

/** True if the key was taken. */
function onTableKey(event: KeyboardEvent, { scene }: KeyTarget): boolean {
  const state = useTable.getState();
  const { legal } = state.shown?.view ?? { legal: null };
  switch (event.key) {
    case 'ArrowLeft':
      return moveFocus(-1);
    case 'ArrowRight':
      return moveFocus(1);
    case ' ':
      return skip(scene);
    case 'Enter':
      return isFree(event.target) && (skip(scene) || pressPrimary(document));
    case 'Escape':
      return closeOrMenu();
    case 'F11':
      void bridge().app.toggleFullScreen();
      return true;
    case '?':
      toggleOverlay('help');
      return true;
    default:
      break;
  }
  if (event.repeat) return false;
  switch (event.key.toLowerCase()) {
    case 'h':
      if (useSettings.getState().settings.hints && isReady(state) && legal !== null)
        void toggleHint();
      return true;
    case 'u':
      if (state.latest?.canUndo) void undo();
      return true;
    case 't':
      if ((state.shown?.view.tricks.length ?? 0) > 0) toggleOverlay('last-trick');
      return true;
    case 'm':
      if (state.shown?.view.melds != null && !state.meldsHeld) toggleOverlay('melds');
      return true;
    case 's':
      showScore();
      return true;
    case 'c':
      if (isAtNetworkTable(useLan.getState().lan)) toggleOverlay('chat');
      return true;
    case 'p':
      if (isReady(state) && legal?.kind === 'auction') void act({ type: 'pass' });
      return true;
    case 'b':
      document.querySelector<HTMLElement>('[data-testid="bid-panel"] [data-first="true"]')?.focus();
      return true;
    case 'r':
      repeatLast();
      return true;
    default:
      return false;
  }
}

/** Nothing with a meaning of its own for Enter is focused: nothing at all, the table, or a card. */
const isFree = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof HTMLElement && target.matches('main, [data-testid="hand-card"]'));

/** Ends what moves, or goes on where the game waits for it; lets a focused button have its key. */
function skip(scene: TableScene | null): boolean {
  const { still, meldsHeld } = useTable.getState();
  if (!still) {
    scene?.finish();
    return true;
  }
  if (meldsHeld) {
    releaseMelds();
    return true;
  }
  return false;
}

function pressPrimary(within: ParentNode): boolean {
  const primary = within.querySelector<HTMLButtonElement>('[data-primary]:not(:disabled)');
  primary?.click();
  return primary !== null;
}

function closeOrMenu(): boolean {
  const state = useTable.getState();
  if (state.overlay !== 'none') setOverlay('none');
  else if (state.hint !== null || state.asked !== null)
    useTable.setState({ hint: null, asked: null });
  else if (state.chosen.length > 0) clearChosen();
  else setOverlay('menu');
  return true;
}

/** The score sheet of a finished deal comes over whatever is open on the table. */
function showScore(): void {
  const { shown, sheetClosed, overlay } = useTable.getState();
  if (!shown?.view.result) {
    toggleOverlay('score');
    return;
  }
  const isOpen = !sheetClosed && overlay === 'none';
  useTable.setState({ sheetClosed: isOpen, overlay: 'none' });
}

/** Has the newest line of the log read out again. */
function repeatLast(): void {
  const last = document.querySelector('[data-testid="log"] p:last-child');
  if (last !== null) readOut(last.textContent ?? '');
}
