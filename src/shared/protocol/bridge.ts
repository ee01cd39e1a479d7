import type { SeatMelds } from '../game/melds';
import type { Submission } from '../game/view';
import type { Settings, SettingsPatch } from './settings';
import type { Answer, Hint, ResumableGame, TablePlan, TableUpdate } from './table';

type Unsubscribe = () => void;

/**
 * `window.pinochle`: all that the window can ask of the main process. Every request is parsed there
 * before it is believed, and every request is answered.
 */
export interface Bridge {
  readonly app: {
    /** Facts that don't change while the program runs. */
    info(): Promise<AppInfo>;
    /** Problems met at start, such as an unreadable settings file: sentences to show once. */
    notices(): Promise<readonly string[]>;
    quit(): Promise<void>;
    toggleFullScreen(): Promise<void>;
  };
  readonly settings: {
    get(): Promise<Settings>;
    change(patch: SettingsPatch): Promise<Settings>;
    onChange(listener: (settings: Settings) => void): Unsubscribe;
  };
  readonly backs: {
    /** Ids of the user's own card backs; each is at `app://back/ID.png`. */
    list(): Promise<readonly string[]>;
    /** Lets the user choose a picture; null when he thinks better of it. */
    choose(): Promise<Answer<{ readonly dataUrl: string } | null>>;
    /** Keeps a PNG of 480 x 672 pixels as a card back. */
    save(png: Uint8Array): Promise<Answer<{ readonly id: string }>>;
    remove(id: string): Promise<Answer>;
  };
  readonly table: {
    /** The last table that was opened, to sit down again with one click; null at first. */
    lastPlan(): Promise<TablePlan | null>;
    open(plan: TablePlan): Promise<Answer<TableUpdate>>;
    resumable(): Promise<ResumableGame | null>;
    resume(): Promise<Answer<TableUpdate>>;
    /** Leaves the table; the game can be resumed. */
    leave(): Promise<void>;
    act(submission: Submission): Promise<Answer>;
    undo(): Promise<Answer>;
    hint(): Promise<Answer<Hint>>;
    /** The own melds under the trumps named, without these cards. */
    preview(cards: readonly number[]): Promise<Answer<SeatMelds>>;
    nextDeal(): Promise<Answer>;
    onUpdate(listener: (update: TableUpdate) => void): Unsubscribe;
  };
}

export interface AppInfo {
  readonly version: string;
  readonly platform: string;
  readonly electron: string;
}
