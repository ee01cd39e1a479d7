import { powerMonitor, powerSaveBlocker } from 'electron';
import type { Program } from './program';

let blocker: number | null = null;

/** Keeps the machine from falling asleep while others play on it; its screen may go dark. */
export function stayAwakeWhile(wanted: boolean): void {
  if (wanted === (blocker !== null)) return;
  if (blocker === null) blocker = powerSaveBlocker.start('prevent-app-suspension');
  else {
    powerSaveBlocker.stop(blocker);
    blocker = null;
  }
}

/** A connection seldom outlives the machine's sleep: looks at once instead of waiting for silence. */
export function checkLinkAfterSleep({ lan }: Program): void {
  powerMonitor.on('resume', () => lan.checkNow());
}
