import type { SeatMelds } from '../game/melds';
import type { RuleSet } from '../game/rules';
import type { Seat } from '../game/seats';
import type { Submission } from '../game/view';
import type { DealTestProgress } from './dealTest';
import type { FoundTable } from './lan/discovery';
import type { Gesture } from './lan/gestures';
import type { ChatLine } from './lan/hostMessages';
import type {
  HostPlan,
  JoinRequest,
  LanState,
  RememberedHost,
  ReopenableTable,
} from './lan/lanState';
import type { TableCommand } from './lan/lanTable';
import type { OpenedFile, SavedGame, SavedGameSummary, SavedRules } from './library';
import type { ReportDraft } from './report';
import type { DealReview, ReviewDeal, ReviewGame, ReviewProgress, ReviewSource } from './review';
import type { Settings, SettingsPatch } from './settings';
import type {
  Answer,
  Hint,
  ResumableGame,
  ScreenName,
  StartScreen,
  TablePlan,
  TableUpdate,
} from './table';

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
    /** A problem met later, such as a file that can't be written: a sentence. */
    onNotice(listener: (sentence: string) => void): Unsubscribe;
    /**
     * Tells what went wrong in the page: it is written to the log. `isShown`: the page says so itself, otherwise main
     * tells the user, once.
     */
    failed(report: string, isShown: boolean): Promise<void>;
    /** Keeps the games or the rule set of a file that was dropped on the window. */
    openFile(name: string, bytes: Uint8Array): Promise<Answer<OpenedFile>>;
    /** The files that the program was given before the window listened; each is told once. */
    openedFiles(): Promise<readonly OpenedFile[]>;
    /** A file that the program was given was opened: by a double click, or as an argument of a second start. */
    onOpened(listener: (opened: OpenedFile) => void): Unsubscribe;
    quit(): Promise<void>;
    /** Tells that this screen has been drawn for the first time since it was entered. */
    shown(screen: ScreenName): Promise<void>;
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
    /** Lets the user choose a picture; null when they cancel. */
    choose(): Promise<Answer<{ readonly dataUrl: string } | null>>;
    /** Keeps a PNG of 480 x 672 pixels as a card back. */
    save(png: Uint8Array): Promise<Answer<{ readonly id: string }>>;
    remove(id: string): Promise<Answer>;
  };
  readonly table: {
    /** The last table that was opened, to sit down again with one click; null at first. */
    lastPlan(): Promise<TablePlan | null>;
    open(plan: TablePlan): Promise<Answer<TableUpdate>>;
    /**
     * The table that is open, without events: what a window that has just loaded draws first (the
     * window was reloaded, or the program was started at a table). Null when none is open.
     */
    current(): Promise<TableUpdate | null>;
    /** The game that was played last and isn't finished; null when there is no such game. */
    resumable(): Promise<ResumableGame | null>;
    /** All games that were begun and not finished, the one that was played last first. */
    unfinished(): Promise<readonly ResumableGame[]>;
    /** Goes on with one of them by its table's id; the game at the table meanwhile is kept. */
    resume(id: string): Promise<Answer<TableUpdate>>;
    /** Removes one of them for good. */
    remove(id: string): Promise<Answer>;
    /** Why the game isn't saved, as the end of a sentence; null when it is. */
    saveFault(): Promise<string | null>;
    onSaveFault(listener: (fault: string | null) => void): Unsubscribe;
    /** Leaves the table; the game can be resumed. */
    leave(): Promise<void>;
    act(submission: Submission): Promise<Answer>;
    /**
     * Takes back this player's last decision, or all decisions down to theirs of that turn. Among people it is the card
     * just played, as long as nobody has acted since.
     */
    undo(turn?: number): Promise<Answer>;
    hint(): Promise<Answer<Hint>>;
    /** The player's melds under the trumps named, without these cards. */
    preview(cards: readonly number[]): Promise<Answer<SeatMelds>>;
    /** What this player sees, as one line of text (docs/position-notation.md). */
    position(): Promise<Answer<string>>;
    nextDeal(): Promise<Answer>;
    /** Stops and restarts the clock of a table with a turn timer. */
    pause(paused: boolean): Promise<Answer>;
    /** Tells that the picture of this update (`seq`) lies still: no animation is under way. */
    settled(seq: number): Promise<void>;
    onUpdate(listener: (update: TableUpdate) => void): Unsubscribe;
  };
  /**
   * Tables on the local network. One that is hosted or joined takes the place of the table on this machine: its game comes through
   * `table.onUpdate` and is played through `table.act` and the others, as any table's.
   */
  readonly lan: {
    /** How things stand; `onState` tells of every change. */
    state(): Promise<LanState>;
    /** Opens a table for others and sits down at it; listening begins here and ends with `leave`. */
    host(plan: HostPlan): Promise<Answer<LanState>>;
    /** Tables that were hosted when the program ended, newest first. */
    reopenable(): Promise<readonly ReopenableTable[]>;
    /** Opens such a table again, with its code and seats: those who sat there come back by themselves. */
    reopen(id: string): Promise<Answer<LanState>>;
    /** Looks for tables while true; `onFound` tells the whole list at every change. */
    search(searching: boolean): Promise<void>;
    join(request: JoinRequest): Promise<Answer<LanState>>;
    /** The last ten hosts, newest first. */
    remembered(): Promise<readonly RememberedHost[]>;
    /** Goes back to a seat without a code; refused when it is no longer kept there. */
    rejoin(id: string): Promise<Answer<LanState>>;
    forget(id: string): Promise<void>;
    /** Gets up from the table: a guest leaves, a host closes it. The game is kept. */
    leave(): Promise<void>;
    /** Takes a free seat between games, or gets up from one's own (null). */
    sit(seat: Seat | null): Promise<Answer>;
    /** For the table's owner. */
    manage(command: TableCommand): Promise<Answer>;
    say(text: string): Promise<Answer>;
    gesture(gesture: Gesture): Promise<Answer>;
    /** Hides somebody's chat and gestures on this screen only. */
    mute(member: string, muted: boolean): Promise<void>;
    /** What was said so far, without those who are muted here. */
    chat(): Promise<readonly ChatLine[]>;
    onState(listener: (state: LanState) => void): Unsubscribe;
    onFound(listener: (tables: readonly FoundTable[]) => void): Unsubscribe;
    onSaid(listener: (line: ChatLine) => void): Unsubscribe;
    onGesture(listener: (shown: { member: string; gesture: Gesture }) => void): Unsubscribe;
  };
  /** A million deals beside what a fair deal must come to; one test at a time. */
  readonly dealTest: {
    /** Begins a test; `onProgress` tells how far it has come, and at last what it found. */
    start(rules: RuleSet): Promise<void>;
    stop(): Promise<void>;
    onProgress(listener: (progress: DealTestProgress) => void): Unsubscribe;
  };
  /** The user's own rule sets. */
  readonly rules: {
    list(): Promise<readonly SavedRules[]>;
    /** Keeps a rule set under a name; `id` replaces the one kept there, null adds one. */
    save(entry: {
      readonly id: string | null;
      readonly name: string;
      readonly rules: RuleSet;
    }): Promise<Answer<SavedRules>>;
    remove(id: string): Promise<Answer>;
    /** Lets the user choose a file and keeps its rule set; null when they cancel. */
    importFile(): Promise<Answer<SavedRules | null>>;
    /** Lets the user choose where to write; false when they cancel. */
    exportFile(entry: { readonly name: string; readonly rules: RuleSet }): Promise<Answer<boolean>>;
  };
  /** The records of finished games, newest first. */
  readonly games: {
    list(): Promise<readonly SavedGameSummary[]>;
    read(id: string): Promise<Answer<SavedGame>>;
    /** Lets the user choose where to write one record or many; false when they cancel. */
    exportFile(ids: readonly string[]): Promise<Answer<boolean>>;
    /** Lets the user choose a file, checks each record by re-playing it and keeps it; null: none chosen. */
    importFile(): Promise<Answer<readonly SavedGameSummary[] | null>>;
    remove(id: string): Promise<Answer>;
  };
  /** Reports for whoever is asked for help. */
  readonly report: {
    /** The whole text of a report, to be looked at before it is written. */
    make(withRecord: boolean): Promise<Answer<ReportDraft>>;
    /** Lets the user choose where to write the one that was made last; false when none was chosen. */
    save(): Promise<Answer<boolean>>;
    /** The program's menu was asked for a report. */
    onWanted(listener: () => void): Unsubscribe;
  };
  /** Finished deals with all hands open, and what each decision cost. A deal in play is refused. Deals count from 1. */
  readonly review: {
    game(source: ReviewSource): Promise<Answer<ReviewGame>>;
    deal(source: ReviewSource, dealNumber: number): Promise<Answer<ReviewDeal>>;
    /** Takes some seconds the first time, told by `onProgress`; one at a time: an earlier one is stopped. */
    judge(source: ReviewSource, dealNumber: number): Promise<Answer<DealReview>>;
    /** Stops the review under way; `judge` then answers that it was stopped. */
    stop(): Promise<void>;
    /**
     * Opens a table at which the game goes on from before a step of a finished deal. A game that is left for it is kept
     * among the unfinished ones.
     */
    playOn(source: ReviewSource, dealNumber: number, step: number): Promise<Answer<TableUpdate>>;
    onProgress(listener: (progress: ReviewProgress) => void): Unsubscribe;
  };
}

export interface AppInfo {
  readonly version: string;
  readonly platform: string;
  readonly electron: string;
  /** Where settings, games, rule sets and card backs lie on this machine. */
  readonly dataFolder: string;
  /** The screen to begin with, when the program was started with one; else null. */
  readonly startScreen: StartScreen | null;
}
