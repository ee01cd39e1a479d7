import { ok } from '@shared/game/result';
import { REQUESTS } from '@shared/protocol/requests';
import { app } from 'electron';
import { openFile } from '../openFiles';
import { createReports } from '../reports';
import { asAnswer } from './asAnswer';
import type { Requests } from './bridgeServer';
import { backRequests, gameRequests, rulesRequests } from './libraryRequests';
import { request } from './request';
import type { RequestOptions } from './requestOptions';
import { reviewRequests } from './reviewRequests';
import { lanRequests, tableRequests } from './tableRequests';

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

const dealTestRequests = ({ program: { dealTester } }: RequestOptions): Requests['dealTest'] => ({
  start: request(REQUESTS.rules, dealTester.start),
  stop: request(REQUESTS.none, dealTester.stop),
});

const reportRequests = ({ program, dialogs }: RequestOptions): Requests['report'] => {
  const reports = createReports(program, dialogs);
  return {
    make: request(REQUESTS.withRecord, async (withRecord) => ok(await reports.make(withRecord))),
    save: request(REQUESTS.none, async () => asAnswer(await reports.save())),
  };
};
