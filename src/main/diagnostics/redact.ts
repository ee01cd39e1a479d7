/** What must not be read in a report, besides what every address and path looks like. */
export interface Secrets {
  /** Of people, machines and tables. */
  readonly names: readonly string[];
  /** Folders whose paths may hold spaces, such as the user's own. */
  readonly folders: readonly string[];
}

/** Domains that host names of a household or of the web end with. */
const DOMAINS =
  'arpa|at|au|be|biz|box|br|ca|ch|cn|co|com|corp|cz|de|dev|dk|edu|es|eu|example|fi|fr|gov|home|ie|in|info|int|internal|intranet|invalid|io|it|jp|lan|local|localdomain|me|mil|net|nl|no|nz|org|pl|private|pt|se|test|tv|uk|us';
/** Where an unquoted path ends. */
const PATH_END = '[^\\s"\'`|<>()\\[\\],;]';

/**
 * What is replaced wherever it stands, first come first served. One expression for all of them: a name within an address
 * must not break the address into pieces that nothing finds any more.
 */
const SHAPES: readonly (readonly [placeholder: string, source: string])[] = [
  ['path', `(?:https?|wss?|ftp|file)://${PATH_END}*`],
  ['path', `(?<=(["'\`]))(?:/|[a-z]:[\\\\/]|\\\\\\\\)(?:(?!\\1).)*(?=\\1)`],
  ['path', `(?<![\\p{L}\\p{N}<>.:/])/${PATH_END}+`],
  ['path', `(?<![\\p{L}\\p{N}])[a-z]:[\\\\/]${PATH_END}*`],
  ['path', `\\\\\\\\${PATH_END}+`],
  ['address', '(?<![0-9a-f:-])[0-9a-f]{2}(?:[:-][0-9a-f]{2}){5}(?![0-9a-f:-])'],
  [
    'address',
    '(?<![\\p{L}\\p{N}:.])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?:\\.\\d{1,3}){0,3}(?:%[\\w.-]+)?',
  ],
  ['address', '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?!\\d)(?::\\d+)?'],
  ['address', '(?<=(?:ENOTFOUND|EAI_AGAIN) )\\S+'],
  [
    'address',
    `(?<![\\p{L}\\p{N}._-])(?!app\\.info)(?:[\\p{L}\\p{N}_-]+\\.)+(?:${DOMAINS})(?![\\p{L}\\p{N}_-])`,
  ],
  ['id', '(?<![\\p{L}\\p{N}])[0-9a-f]{16,}(?![\\p{L}\\p{N}])'],
];

/** Text in which every name, address and path is replaced by a word that says what was there. */
export function redact(text: string, { names, folders }: Secrets): string {
  const parts: [string, string][] = [
    ...byLength(folders).map((folder): [string, string] => [
      'path',
      `${literal(folder)}${PATH_END}*`,
    ]),
    ...SHAPES.map(([placeholder, source]): [string, string] => [placeholder, source]),
    ...byLength(names).map((name): [string, string] => ['name', wholeWord(name)]),
  ];
  const placeholders = parts.map(([placeholder]) => placeholder);
  const found = new RegExp(parts.map(([, source], index) => named(source, index)).join('|'), 'giu');
  return text.normalize('NFC').replace(found, (match, ...rest) => {
    const groups: unknown = rest.at(-1);
    const index = Object.entries(groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    const placeholder = placeholders[Number(index?.slice(1))] ?? 'name';
    if (placeholder === 'address' && isTimeOfDay(match)) return match;
    return `<${placeholder}>${placeholder === 'path' ? ownCode(match) : ''}`;
  });
}

/** A shape's own back reference gets the name of its group. */
const named = (source: string, index: number): string =>
  source.includes('\\1')
    ? `(?<p${index}>${source
        .replace('(["', `(?<q${index}>["`)
        .replaceAll('\\1', `\\k<q${index}>`)})`
    : `(?<p${index}>${source})`;

/** Digits with colons that no address is written as, such as 22:34:08. */
const isTimeOfDay = (match: string): boolean =>
  /^[0-9:.]+$/.test(match) &&
  match.includes(':') &&
  !match.includes('::') &&
  colonsIn(match) < 5 &&
  !/^\d{1,3}(\.\d{1,3}){3}/.test(match);

const colonsIn = (match: string): number => match.split(':').length - 1;

/** The file and line of the program's own code at the end of a path: of all paths, that is what a report is read for. */
const ownCode = (path: string): string =>
  /\/out\/(?:main|preload|renderer\/assets)\/[\w-]+\.c?js(?::\d+)*$/.exec(path)?.[0] ?? '';

/** The ways in which a text is written: as it is, within JSON, and within an address. */
function literal(text: string): string {
  const plain = text.normalize('NFC').trim();
  const written = [plain, JSON.stringify(plain).slice(1, -1), encodeURI(toWellFormed(plain))];
  return `(?:${[...new Set(written)].map(escaped).join('|')})`;
}

function wholeWord(name: string): string {
  const plain = name.normalize('NFC').trim();
  const before = /^[\p{L}\p{N}]/u.test(plain) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}\p{M}]$/u.test(plain) ? '(?![\\p{L}\\p{N}\\p{M}])' : '';
  return `${before}${literal(name)}${after}`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** Half a pair of surrogates can't be encoded. */
const toWellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** A longer one first: it may begin with a shorter one. Empty ones are everywhere and name nothing. */
const byLength = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))]
    .filter((text) => text !== '')
    .sort((a, b) => b.length - a.length);
