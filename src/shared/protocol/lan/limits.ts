/** Version of the messages between a host and its guests: raised when one of them changes its shape. */
export const PROTOCOL_MIN = 2;
export const PROTOCOL_MAX = 2;

/** WebSocket subprotocol and path of a table's door. */
export const SUBPROTOCOL = 'pin.v2';
/** Programs of version 1 ask for this one alone: it serves to tell each side that they don't fit. */
export const OLD_SUBPROTOCOL = 'pin.v1';
export const DOOR_PATH = '/t';

/** Below 32768, so outside the ranges from which systems lend ports to programs that ask for any. */
export const DEFAULT_PORT = 28_462;
/** Where hosts listen for probes (UDP). */
export const DISCOVERY_PORT = 28_463;

/** All limits of a host and its guests; times in milliseconds, sizes in bytes. docs/network.md explains each. */
export const LIMITS = {
  /** A host's sockets, of all kinds. */
  maxSockets: 64,
  maxWaitingSockets: 16,
  maxWaitingSocketsPerSource: 8,
  helloMs: 5_000,
  headersMs: 5_000,
  maxGuestFrameBytes: 16 * 1024,
  maxHostFrameBytes: 256 * 1024,
  maxFragments: 16,
  maxChunks: 64,
  messagesPerSecond: 10,
  messageBurst: 20,
  bytesPerSecond: 32 * 1024,
  maxUnreadableFrames: 3,
  pingMs: 5_000,
  quietMs: 6_000,
  silenceMs: 15_000,
  lagBytes: 256 * 1024,
  slowBytes: 1024 * 1024,
  slowMs: 10_000,
  maxMembers: 24,
  rememberedActs: 64,
  guessesPerMinute: 5,
  guessEveryMs: 10_000,
  guessesPerMinuteOfMany: 20,
  guessForgottenMs: 5 * 60_000,
  exchangesPerSecondOfStrangers: 10,
  exchangesPerSecondOfOne: 8,
  exchangesPerSecondOfKnown: 40,
  /** As many as a full house comes back with at once, or somebody tries a code at many tables. */
  exchangeBurst: 64,
  chatEveryMs: 1_000,
  chatBurst: 5,
  gestureEveryMs: 2_000,
  numbersMs: 1_500,
  /** After the first player asked for the next deal, the others have this long to look at the scores. */
  readyMs: 20_000,
  dialMs: 4_000,
  /** A connection that has stood so long is a good one: the next cut is answered at once again. */
  steadyMs: 10_000,
  reconnectForMs: 10 * 60_000,
  /** How long a table that is opened again waits at least for its people: longer than they pause between two tries. */
  reopenedGraceMs: 8_000,
  /** How long somebody who vanished between games, or without a seat, is still counted in. */
  ghostMs: 120_000,
  /** How long a guest who comes back waits for its own table where it finds another one. */
  otherTableMs: 60_000,
} as const;

/** What may be set otherwise for a test or a measurement. */
export type Limits = { readonly [Name in keyof typeof LIMITS]: number };

/** Tables of one host. */
export const MAX_TABLES = 16;
export const MAX_NAME = 24;
export const MAX_CHAT = 200;
export const CHAT_KEPT = 100;
export const GRACE_SECONDS = [0, 5, 15, 60] as const;
