import type { LastNet } from '@main/diagnostics/lastNet';
import type { OpenedFile } from '@shared/protocol/library';
import type { ScreenName, StartScreen } from '@shared/protocol/table';
import type { BrowserWindow } from 'electron';
import type { FileDialogs } from '../fileDialogs';
import type { Program } from '../program';
import type { Outbox } from './outbox';

/** What the requests of the window are carried out with. */
export interface RequestOptions {
  readonly program: Program;
  readonly dialogs: FileDialogs;
  readonly window: () => BrowserWindow | null;
  readonly startScreen: StartScreen | null;
  /** The window has what was there to tell, and listens from now on. */
  readonly onNoticesTaken: () => void;
  /** Files that the program was given. */
  readonly opened: Outbox<OpenedFile>;
  readonly net: LastNet;
  readonly onShown: (screen: ScreenName) => void;
  readonly onSettled: (seq: number) => void;
}
