import type { LastNet } from '@main/lastNet';
import { decodeText } from '@main/reading/decodeText';
import type { PlayedGame, TableHead } from '@main/records/recordTable';
import { printRulesFile } from '@main/storage/ownRules';
import { USUAL_LEVEL } from '@shared/game/botLevels';
import type { Result } from '@shared/game/result';
import { badRequest } from '@shared/protocol/answers';
import type { OpenedFile } from '@shared/protocol/library';
import { REQUESTS } from '@shared/protocol/requests';
import type { Answer, ScreenName, StartScreen } from '@shared/protocol/table';
import { app, type BrowserWindow } from 'electron';
import type { Requests } from './bridgeServer';
import type { FileDialogs } from './fileDialogs';
import { keepRules, openFile } from './openFiles';
import type { Outbox } from './outbox';
import type { Program } from './program';
import { createReports } from './reports';
import { request } from './request';

// The first ending of each is the one that an installed program opens by double click (electron-builder.yml).
const RULES_FILES = [{ name: 'Pinochle rules', extensions: ['pinochle-rules', 'json'] }];
const GAME_FILES = [{ name: 'Pinochle games', extensions: ['pinochle', 'json', 'jsonl'] }];
const PICTURES = [{ name: 'Pictures', extensions: ['png', 'jpg', 'jpeg', 'webp'] }];

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

const answered = <T>(value: T): Answer<T> => ({ ok: true, value });
const asAnswer = <T>(result: Result<T, string>): Answer<T> =>
  result.ok ? answered(result.value) : badRequest(result.error);

/** What the program does for each call of the bridge. */
export function createRequests(options: RequestOptions): Requests {
  return {
    app: appRequests(options),
    settings: settingsRequests(options),
    backs: backRequests(options),
    table: tableRequests(options),
    lan: lanRequests(options),
    rules: rulesRequests(options),
    games: gameRequests(options),
    review: reviewRequests(options),
    dealTest: dealTestRequests(options),
    report: reportRequests(options),
  };
}

const appRequests = ({
  program,
  window,
  startScreen,
  onShown,
  onNoticesTaken,
  opened,
  net,
}: RequestOptions): Requests['app'] => ({
  info: request(REQUESTS.none, () => ({
    version: app.getVersion(),
    platform: process.platform,
    electron: process.versions.electron ?? '',
    dataFolder: program.dataFolder,
    startScreen,
  })),
  notices: request(REQUESTS.none, () => {
    onNoticesTaken();
    return program.notices.take();
  }),
  openFile: request(REQUESTS.file, async (name, bytes) =>
    asAnswer(await openFile(program, name, bytes)),
  ),
  openedFiles: request(REQUESTS.none, opened.take),
  failed: request(REQUESTS.failure, (report, isShown) =>
    isShown ? net.note('page', report) : net.catch('page', report),
  ),
  quit: request(REQUESTS.none, () => app.quit()),
  shown: request(REQUESTS.shown, onShown),
  toggleFullScreen: request(REQUESTS.none, () => {
    const shown = window();
    shown?.setFullScreen(!shown.isFullScreen());
  }),
});

const settingsRequests = ({ program: { settings } }: RequestOptions): Requests['settings'] => ({
  get: request(REQUESTS.none, settings.get),
  change: request(REQUESTS.settingsPatch, settings.change),
});

const backRequests = ({ program: { backs }, dialogs }: RequestOptions): Requests['backs'] => ({
  list: request(REQUESTS.none, backs.list),
  choose: request(REQUESTS.none, async () => {
    const file = await dialogs.open('Choose a picture for the card backs', PICTURES);
    if (!file.ok) return badRequest(file.error);
    if (file.value === null) return answered(null);
    const type = pictureType(file.value.content);
    return type === null
      ? badRequest('That file is not a picture that can be used: choose a PNG, JPEG or WebP.')
      : answered({ dataUrl: `data:${type};base64,${file.value.content.toString('base64')}` });
  }),
  save: request(REQUESTS.png, async (png) => {
    const saved = await backs.save(png);
    return saved.ok ? answered({ id: saved.value }) : badRequest(saved.error);
  }),
  remove: request(REQUESTS.id, async (id) => {
    await backs.remove(id);
    return answered(null);
  }),
});

/** What a file's first bytes say it is, whatever its name. */
function pictureType(bytes: Buffer): string | null {
  const begins = (text: string, offset = 0) =>
    bytes.toString('latin1', offset, offset + text.length) === text;
  if (begins('\u0089PNG\r\n')) return 'image/png';
  if (begins('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  return begins('RIFF') && begins('WEBP', 8) ? 'image/webp' : null;
}

const tableRequests = ({
  program: { table, ownGames, bots, state, saveFaults },
  onSettled,
}: RequestOptions): Requests['table'] => ({
  lastPlan: request(REQUESTS.none, () => state.get().lastPlan),
  open: request(REQUESTS.plan, async (plan) => {
    bots.warm();
    const opened = await ownGames.open(plan);
    // A deal code is for once: sitting down again deals at random.
    if (opened.ok) state.change({ lastPlan: { ...plan, seed: null } });
    return opened;
  }),
  current: request(REQUESTS.none, table.update),
  resumable: request(REQUESTS.none, ownGames.resumable),
  unfinished: request(REQUESTS.none, ownGames.unfinished),
  resume: request(REQUESTS.id, (id) => {
    bots.warm();
    return ownGames.resume(id);
  }),
  remove: request(REQUESTS.id, ownGames.remove),
  saveFault: request(REQUESTS.none, saveFaults.current),
  leave: request(REQUESTS.none, table.leave),
  act: request(REQUESTS.submission, table.submit),
  undo: request(REQUESTS.turn, table.undo),
  hint: request(REQUESTS.none, table.hint),
  preview: request(REQUESTS.preview, table.preview),
  nextDeal: request(REQUESTS.none, table.nextDeal),
  pause: request(REQUESTS.paused, table.pause),
  settled: request(REQUESTS.seq, (seq) => {
    table.settled(seq);
    onSettled(seq);
  }),
});

const lanRequests = ({ program: { lan, bots } }: RequestOptions): Requests['lan'] => ({
  state: request(REQUESTS.none, lan.state),
  host: request(REQUESTS.hostPlan, (plan) => {
    bots.warm();
    return lan.host(plan);
  }),
  reopenable: request(REQUESTS.none, lan.reopenable),
  reopen: request(REQUESTS.id, lan.reopen),
  search: request(REQUESTS.searching, lan.search),
  join: request(REQUESTS.join, lan.join),
  remembered: request(REQUESTS.none, lan.remembered),
  rejoin: request(REQUESTS.id, lan.rejoin),
  forget: request(REQUESTS.id, lan.forget),
  leave: request(REQUESTS.none, lan.leave),
  sit: request(REQUESTS.memberSeat, lan.sit),
  manage: request(REQUESTS.command, lan.manage),
  say: request(REQUESTS.chat, lan.say),
  gesture: request(REQUESTS.gesture, lan.gesture),
  mute: request(REQUESTS.muteHere, lan.mute),
  chat: request(REQUESTS.none, lan.chat),
});

const rulesRequests = ({ program: { rules }, dialogs }: RequestOptions): Requests['rules'] => ({
  list: request(REQUESTS.none, rules.list),
  save: request(REQUESTS.rulesEntry, async (entry) =>
    answered(await rules.save(entry.id, entry.name, entry.rules)),
  ),
  remove: request(REQUESTS.id, async (id) => {
    await rules.remove(id);
    return answered(null);
  }),
  importFile: request(REQUESTS.none, async () => {
    const file = await dialogs.open('Choose a rule set', RULES_FILES);
    if (!file.ok) return badRequest(file.error);
    if (file.value === null) return answered(null);
    const { name, content } = file.value;
    return asAnswer(await keepRules(rules, name, decodeText(content)));
  }),
  exportFile: request(REQUESTS.rulesExport, async (entry) =>
    asAnswer(
      await dialogs.save(
        'Save the rule set',
        `${fileNameFor(entry.name)}.pinochle-rules`,
        RULES_FILES,
        printRulesFile(entry.rules),
      ),
    ),
  ),
});

const MAX_NAME = 60;

/** A file's name from a title: what some system refuses in names becomes a dash. */
const fileNameFor = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '-')
    .trim()
    .slice(0, MAX_NAME) || 'pinochle';

const dealTestRequests = ({ program: { dealTester } }: RequestOptions): Requests['dealTest'] => ({
  start: request(REQUESTS.rules, dealTester.start),
  stop: request(REQUESTS.none, dealTester.stop),
});

const reportRequests = ({ program, dialogs }: RequestOptions): Requests['report'] => {
  const reports = createReports(program, dialogs);
  return {
    make: request(REQUESTS.withRecord, async (withRecord) =>
      answered(await reports.make(withRecord)),
    ),
    save: request(REQUESTS.none, async () => asAnswer(await reports.save())),
  };
};

const reviewRequests = ({
  program: { review, ownGames, bots },
}: RequestOptions): Requests['review'] => ({
  game: request(REQUESTS.reviewSource, review.game),
  deal: request(REQUESTS.reviewDeal, review.deal),
  judge: request(REQUESTS.reviewDeal, review.judge),
  stop: request(REQUESTS.none, review.stop),
  playOn: request(REQUESTS.reviewStep, async (source, dealNumber, step) => {
    const played = await review.gameBefore(source, dealNumber, step);
    if (!played.ok) return badRequest(played.error);
    bots.warm();
    return ownGames.playOn({ head: headFor(played.value), game: played.value.game });
  }),
});

/** One person plays on: whoever sat there, else whoever has to decide; bots take the other seats. */
function headFor({ head, game }: PlayedGame): TableHead {
  const { phase } = game.deal;
  const first = head.seats.findIndex(({ kind }) => kind === 'human');
  const you = first >= 0 ? first : phase.kind === 'over' ? 0 : phase.seat;
  return {
    title: head.title,
    timerSeconds: null,
    convention: head.convention,
    seats: head.seats.map(({ name, level }, seat) =>
      seat === you
        ? { name, kind: 'human', level: null }
        : { name, kind: 'bot', level: level ?? USUAL_LEVEL },
    ),
  };
}

const gameRequests = ({ program: { games }, dialogs }: RequestOptions): Requests['games'] => ({
  list: request(REQUESTS.none, games.list),
  read: request(REQUESTS.id, async (id) => asAnswer(await games.read(id))),
  exportFile: request(REQUESTS.gameIds, async (ids) => {
    const lines: string[] = [];
    for (const id of ids) {
      const line = await games.text(id);
      if (!line.ok) return badRequest(line.error);
      lines.push(`${line.value}\n`);
    }
    const name = ids.length === 1 ? 'game.pinochle' : 'games.pinochle';
    return asAnswer(await dialogs.save('Save the games', name, GAME_FILES, lines.join('')));
  }),
  importFile: request(REQUESTS.none, async () => {
    const file = await dialogs.open('Choose a file of games', GAME_FILES);
    if (!file.ok) return badRequest(file.error);
    if (file.value === null) return answered(null);
    return asAnswer(await games.importText(decodeText(file.value.content), new Date()));
  }),
  remove: request(REQUESTS.id, async (id) => {
    await games.remove(id);
    return answered(null);
  }),
});
