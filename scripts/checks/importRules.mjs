/** The rooms of the bots in their order: each may import those before it. The lab is no part of the program. */
const BOT_ROOMS = [
  'core',
  'belief',
  'solver',
  'heuristics',
  'rollout',
  'levels',
  'advice',
  'thread',
  'lab',
];

function botRooms() {
  return BOT_ROOMS.map((room, place) => ({
    path: `src/main/bots/${room}`,
    layers: [
      ...BOT_ROOMS.slice(0, place).map((before) => `src/main/bots/${before}`),
      'src/main/engine',
      'src/shared',
    ],
    // Only here is it known that bots think in worker threads.
    node: room === 'thread' ? ['node:worker_threads'] : [],
  }));
}

/** The second implementations, written from the documents alone: of the rules, and of the proof of a fair deal. */
export const INDEPENDENT = ['tests/support/naive', 'tests/support/lan/stranger'];

/** The rooms of the window in their order: each may import those before it. Only the table draws with Pixi. */
const WINDOW_ROOMS = [
  { room: 'styles', packages: ['react'] },
  { room: 'audio' },
  { room: 'i18n' },
  { room: 'table', packages: ['react', 'pixi.js'] },
  { room: 'store', packages: ['react', 'zustand'] },
  { room: 'dialogs', packages: ['react', 'react-dom'] },
  { room: 'screens', packages: ['react', 'react-dom'] },
];

function windowRooms() {
  return WINDOW_ROOMS.map(({ room, packages = [] }, place) => ({
    path: `src/renderer/src/${room}`,
    layers: [
      ...WINDOW_ROOMS.slice(0, place).map((before) => `src/renderer/src/${before.room}`),
      'src/shared',
    ],
    packages,
  }));
}

/**
 * Who may import whom. Each file belongs to the first layer whose path it lies under, may import its own layer,
 * the layers and the packages named here, and nothing else. `node` allows Node's own modules; where it is a
 * list, only those.
 *
 * A test beside a source file is no part of its layer: it may import what it tests with.
 */
export const LAYERS = [
  { path: 'src/shared/game', packages: ['@noble/hashes'] },
  { path: 'src/shared/protocol', layers: ['src/shared/game'], packages: ['zod'] },
  {
    // Positions as text: what somebody typed is read by the one reader of values.
    path: 'src/main/engine/notation',
    layers: [
      'src/main/engine',
      'src/main/reading/parseJson',
      'src/main/reading/readFault',
      'src/shared/game',
    ],
  },
  { path: 'src/main/engine', layers: ['src/shared/game'], packages: ['@noble/hashes'] },
  {
    // The one reader of whatever comes from a wire, a file, the window's page, or the command line.
    path: 'src/main/reading',
    layers: ['src/shared/game'],
    node: ['node:fs', 'node:fs/promises'],
  },
  ...botRooms(),
  {
    path: 'src/main/records',
    layers: ['src/main/engine', 'src/main/reading', 'src/shared'],
    packages: [],
  },
  {
    path: 'src/main/session',
    layers: ['src/main/bots', 'src/main/engine', 'src/shared'],
    packages: [],
  },
  {
    path: 'src/main/tables',
    layers: [
      'src/main/session',
      'src/main/bots',
      'src/main/records',
      'src/main/engine',
      'src/shared',
    ],
    packages: [],
  },
  {
    // The only folder of the network that opens sockets, so that their errors and timers are dealt with once.
    path: 'src/main/lan/wire',
    layers: ['src/shared', 'src/main/reading', 'src/main/session/clock'],
    packages: ['ws'],
    node: ['node:dgram', 'node:http', 'node:net', 'node:os', 'node:stream'],
  },
  {
    // How both ends prove that they know the same secret, and how their wire is sealed.
    path: 'src/main/lan/exchange',
    layers: ['src/main/lan/secrets', 'src/main/lan/wire', 'src/shared'],
    packages: ['@noble/curves'],
    node: ['node:crypto'],
  },
  {
    // Of the session, the network knows its clock alone: it passes messages on and knows no rules.
    path: 'src/main/lan',
    layers: [
      'src/main/lan/exchange',
      'src/main/lan/wire',
      'src/shared',
      'src/main/reading',
      'src/main/session/clock',
    ],
    packages: [],
    node: ['node:crypto'],
  },
  {
    // Records are checked by replaying them, so storage may use the rules.
    path: 'src/main/storage',
    layers: ['src/main/records', 'src/main/engine', 'src/main/reading', 'src/shared'],
    packages: ['electron-store', 'zod'],
    node: true,
  },
  {
    path: 'src/main/diagnostics',
    layers: ['src/main/engine', 'src/main/storage', 'src/shared'],
    packages: [],
  },
  {
    path: 'src/main/review',
    layers: [
      'src/main/bots',
      'src/main/engine',
      'src/main/records',
      'src/main/storage',
      'src/shared',
    ],
    packages: [],
    node: ['node:worker_threads'],
  },
  {
    path: 'src/main/dealTest',
    layers: ['src/main/engine', 'src/shared'],
    packages: [],
    node: ['node:worker_threads'],
  },
  {
    path: 'src/main/hosting',
    layers: [
      'src/main/engine',
      'src/main/lan',
      'src/main/records',
      'src/main/session',
      'src/main/storage',
      'src/main/tables',
      'src/shared',
    ],
    packages: [],
    node: ['node:os'],
  },
  {
    // The command line: all of main but the window.
    path: 'src/main/cli',
    layers: ['src/main', 'src/shared'],
    butNot: ['src/main/electron'],
    node: true,
  },
  {
    // The only folder that knows Electron's main process.
    path: 'src/main/electron',
    layers: ['src/main', 'src/shared'],
    packages: ['electron', 'electron-store', 'zod'],
    node: true,
  },
  {
    path: 'src/preload',
    layers: ['src/shared/protocol', 'src/main/reading'],
    packages: ['electron'],
  },
  { path: INDEPENDENT, layers: ['src/shared'], node: ['node:crypto', 'node:util'] },
  ...windowRooms(),
  {
    // What puts the rooms together.
    path: 'src/renderer',
    layers: ['src/renderer/src', 'src/shared'],
    packages: ['react', 'react-dom'],
  },
];
