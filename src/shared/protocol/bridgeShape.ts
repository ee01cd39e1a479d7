import type { Bridge } from './bridge';
import type { Answer } from './table';

/**
 * How a member of the bridge crosses between the processes: a call that gives a value, a call that gives an
 * `Answer` (and so can say why it was refused), or an event that main sends.
 */
export type MemberKind = 'call' | 'answer' | 'event';

type KindOf<Name, Member> = Name extends `on${string}`
  ? 'event'
  : Member extends (...args: never[]) => Promise<infer Value>
    ? Value extends Answer<unknown>
      ? 'answer'
      : 'call'
    : never;

export type BridgeGroup = keyof Bridge;

/** The members of a group that ask something of main. */
export type CallsOf<Group extends BridgeGroup> = {
  [Name in keyof Bridge[Group]]: Name extends `on${string}` ? never : Name;
}[keyof Bridge[Group]];

/** Every member of the bridge: what the preload builds `window.pinochle` from, and main its handlers. */
export const BRIDGE_SHAPE = {
  app: {
    info: 'call',
    notices: 'call',
    onNotice: 'event',
    failed: 'call',
    openFile: 'answer',
    openedFiles: 'call',
    onOpened: 'event',
    quit: 'call',
    shown: 'call',
    toggleFullScreen: 'call',
  },
  settings: { get: 'call', change: 'call', onChange: 'event' },
  backs: { list: 'call', choose: 'answer', save: 'answer', remove: 'answer' },
  table: {
    lastPlan: 'call',
    open: 'answer',
    current: 'call',
    resumable: 'call',
    unfinished: 'call',
    resume: 'answer',
    remove: 'answer',
    saveFault: 'call',
    leave: 'call',
    act: 'answer',
    undo: 'answer',
    hint: 'answer',
    preview: 'answer',
    position: 'answer',
    nextDeal: 'answer',
    pause: 'answer',
    settled: 'call',
    onUpdate: 'event',
    onSaveFault: 'event',
  },
  lan: {
    state: 'call',
    host: 'answer',
    reopenable: 'call',
    reopen: 'answer',
    search: 'call',
    join: 'answer',
    remembered: 'call',
    rejoin: 'answer',
    forget: 'call',
    leave: 'call',
    sit: 'answer',
    manage: 'answer',
    say: 'answer',
    gesture: 'answer',
    mute: 'call',
    chat: 'call',
    onState: 'event',
    onFound: 'event',
    onSaid: 'event',
    onGesture: 'event',
  },
  dealTest: { start: 'call', stop: 'call', onProgress: 'event' },
  rules: {
    list: 'call',
    save: 'answer',
    remove: 'answer',
    importFile: 'answer',
    exportFile: 'answer',
  },
  games: {
    list: 'call',
    read: 'answer',
    exportFile: 'answer',
    importFile: 'answer',
    remove: 'answer',
  },
  report: { make: 'answer', save: 'answer', onWanted: 'event' },
  review: {
    game: 'answer',
    deal: 'answer',
    judge: 'answer',
    stop: 'call',
    playOn: 'answer',
    onProgress: 'event',
  },
} as const satisfies {
  [Group in BridgeGroup]: { [Name in keyof Bridge[Group]]: KindOf<Name, Bridge[Group][Name]> };
};

/** What main sends by itself. */
export interface BridgeEvents {
  readonly 'app.onNotice': Parameters<Parameters<Bridge['app']['onNotice']>[0]>[0];
  readonly 'app.onOpened': Parameters<Parameters<Bridge['app']['onOpened']>[0]>[0];
  readonly 'report.onWanted': undefined;
  readonly 'settings.onChange': Parameters<Parameters<Bridge['settings']['onChange']>[0]>[0];
  readonly 'table.onUpdate': Parameters<Parameters<Bridge['table']['onUpdate']>[0]>[0];
  readonly 'table.onSaveFault': Parameters<Parameters<Bridge['table']['onSaveFault']>[0]>[0];
  readonly 'lan.onState': Parameters<Parameters<Bridge['lan']['onState']>[0]>[0];
  readonly 'lan.onFound': Parameters<Parameters<Bridge['lan']['onFound']>[0]>[0];
  readonly 'lan.onSaid': Parameters<Parameters<Bridge['lan']['onSaid']>[0]>[0];
  readonly 'dealTest.onProgress': Parameters<Parameters<Bridge['dealTest']['onProgress']>[0]>[0];
  readonly 'review.onProgress': Parameters<Parameters<Bridge['review']['onProgress']>[0]>[0];
  readonly 'lan.onGesture': Parameters<Parameters<Bridge['lan']['onGesture']>[0]>[0];
}

/** The name of the channel between the processes for a member of the bridge. */
export const channelOf = (group: string, name: string): string => `${group}.${name}`;
