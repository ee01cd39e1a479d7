import { decodeText } from '@main/reading/decodeText';
import { printRulesFile } from '@main/storage/ownRules';
import { ok } from '@shared/game/result';
import { badRequest, DONE } from '@shared/protocol/answers';
import { REQUESTS } from '@shared/protocol/requests';
import { keepRules } from '../openFiles';
import { asAnswer } from './asAnswer';
import type { Requests } from './bridgeServer';
import { request } from './request';
import type { RequestOptions } from './requestOptions';

// The first ending of each is the one that an installed program opens by double click (electron-builder.yml).
const RULES_FILES = [{ name: 'Pinochle rules', extensions: ['pinochle-rules', 'json'] }];
const GAME_FILES = [{ name: 'Pinochle games', extensions: ['pinochle', 'json', 'jsonl'] }];
const PICTURES = [{ name: 'Pictures', extensions: ['png', 'jpg', 'jpeg', 'webp'] }];

export const backRequests = ({
  program: { backs },
  dialogs,
}: RequestOptions): Requests['backs'] => ({
  list: request(REQUESTS.none, backs.list),
  choose: request(REQUESTS.none, async () => {
    const file = await dialogs.open('Choose a picture for the card backs', PICTURES);
    if (!file.ok) return badRequest(file.error);
    if (file.value === null) return DONE;
    const type = pictureType(file.value.content);
    return type === null
      ? badRequest('That file is not a picture that can be used: choose a PNG, JPEG or WebP.')
      : ok({ dataUrl: `data:${type};base64,${file.value.content.toString('base64')}` });
  }),
  save: request(REQUESTS.png, async (png) => {
    const saved = await backs.save(png);
    return saved.ok ? ok({ id: saved.value }) : badRequest(saved.error);
  }),
  remove: request(REQUESTS.id, async (id) => {
    await backs.remove(id);
    return DONE;
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

export const rulesRequests = ({
  program: { rules },
  dialogs,
}: RequestOptions): Requests['rules'] => ({
  list: request(REQUESTS.none, rules.list),
  save: request(REQUESTS.rulesEntry, async (entry) =>
    ok(await rules.save(entry.id, entry.name, entry.rules)),
  ),
  remove: request(REQUESTS.id, async (id) => {
    await rules.remove(id);
    return DONE;
  }),
  importFile: request(REQUESTS.none, async () => {
    const file = await dialogs.open('Choose a rule set', RULES_FILES);
    if (!file.ok) return badRequest(file.error);
    if (file.value === null) return DONE;
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

export const gameRequests = ({
  program: { games },
  dialogs,
}: RequestOptions): Requests['games'] => ({
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
    if (file.value === null) return DONE;
    return asAnswer(await games.importText(decodeText(file.value.content), new Date()));
  }),
  remove: request(REQUESTS.id, async (id) => {
    await games.remove(id);
    return DONE;
  }),
});
