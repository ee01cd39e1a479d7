import type { RuleSet } from '../../game/rules';
import type { Seat } from '../../game/seats';
import type { BotLevel, TablePlan } from '../table';
import type { CloseReason } from './closeCodes';
import type { Shares, Verdict } from './fairDeal';
import type { LanTable } from './lanTable';
import type { GRACE_SECONDS } from './limits';

export type HostSeatPlan =
  | { readonly kind: 'you' }
  /** Free for who comes; the bot plays until then. */
  | { readonly kind: 'open'; readonly level: BotLevel }
  | { readonly kind: 'bot'; readonly level: BotLevel };

/** What a table is opened with for the network. */
export interface HostPlan {
  readonly title: string;
  readonly rules: RuleSet;
  readonly seats: readonly HostSeatPlan[];
  readonly timerSeconds: TablePlan['timerSeconds'];
  readonly convention: TablePlan['convention'];
  readonly spectators: boolean;
  readonly graceSeconds: (typeof GRACE_SECONDS)[number];
  readonly yourName: string;
}

/** Where to find a table, and what one needs to be let in. */
export interface JoinRequest {
  /** As it was typed: `192.168.1.20`, `192.168.1.20:28462`, `[fe80::1]:28462` or a name. */
  readonly address: string;
  readonly code: string;
  readonly name: string;
  readonly as: 'player' | 'spectator';
}

/** A host that was joined before: with its seat, when the key still opens it. */
export interface RememberedHost {
  readonly id: string;
  readonly address: string;
  readonly port: number;
  readonly title: string;
  /** When it was last joined, ISO 8601. */
  readonly joinedAt: string;
}

/** An address of this machine that guests can type. */
export interface HostAddress {
  readonly address: string;
  /** The system's name of the interface. */
  readonly network: string;
  /** Belongs to a virtual machine, a container or a VPN: seldom the one that guests need. */
  readonly virtual: boolean;
}

/** Why there is no connection any more, or never was one. */
export type LinkEnd =
  | CloseReason
  /** Nobody answered at that address. */
  | 'unreachable'
  /** The host sent what can't be read, or what no game by its rules comes to. */
  | 'bad-host'
  /** Something answered that is no table of this program. */
  | 'no-table'
  /** The address can't be read. */
  | 'bad-address'
  /** The code has the wrong length or letters. */
  | 'bad-code'
  /** The host doesn't know the key of the seat. */
  | 'no-seat'
  /** The seat was given by a program of version 1, which kept no key of it. */
  | 'old-seat'
  /** The host speaks only older versions of the protocol, or only newer ones. */
  | 'host-older'
  | 'host-newer'
  /** Another table is open where the joined one was. */
  | 'other-table'
  /** The connection was lost and didn't come back. */
  | 'lost'
  /** One left oneself. */
  | 'left';

/** What proves a deal unfair, or why it can't be called fair. */
export type DealReason =
  /** The host named two digests of its secret. */
  | 'contradiction'
  /** The host's secret isn't the one whose digest it named. */
  | 'secret'
  /** A share isn't the one that was committed. */
  | 'share'
  /** The cards, or what was played, aren't what the seed gives. */
  | 'cards'
  /** This program's share isn't in it. */
  | 'own-share'
  /** Somebody's share was committed, but not opened. */
  | 'share-missing'
  /** The host began the deal again with other shares. */
  | 'repeated'
  /** The first cards weren't seen here. */
  | 'late'
  /** Some of what was seen can't be compared. */
  | 'partly'
  /** The host didn't open its secret. */
  | 'not-opened';

/** A deal's randomness and what checking it showed. */
export interface DealCheck {
  readonly deal: number;
  readonly digest: string;
  readonly shares: Shares;
  /** Null until the deal is over. */
  readonly secret: string | null;
  /** This program's share is among the shares; null when it has sent none. */
  readonly ownShareUsed: boolean | null;
  /** What this program found; null until the deal is over. */
  readonly verdict: Verdict | null;
  /** Why it isn't fair, or can't be called so; null otherwise. */
  readonly reason: DealReason | null;
  /** What the others' programs found. */
  readonly others: readonly { readonly seat: Seat; readonly verdict: Verdict }[];
}

/** All that a window needs for the network's screens, beside the table's own updates. */
export interface LanState {
  readonly role: 'none' | 'host' | 'guest';
  /** `quiet`: nothing has been heard for some seconds; `reconnecting`: the connection is lost and tried again. */
  readonly link: 'none' | 'connecting' | 'live' | 'quiet' | 'reconnecting' | 'ended';
  /** Set when `link` is `ended`. */
  readonly end: { readonly reason: LinkEnd; readonly sentence: string } | null;
  /** For the host: what to tell the others, the likeliest address first. */
  readonly invitation: {
    readonly addresses: readonly HostAddress[];
    readonly port: number;
    readonly code: string;
    /** Somebody on the network is guessing the code. */
    readonly isGuessed: boolean;
  } | null;
  readonly table: LanTable | null;
  /** Who one is at the table. */
  readonly you: string | null;
  /** Members whose chat and gestures aren't shown here. */
  readonly mutedHere: readonly string[];
  /** The last deals, newest last. */
  readonly checks: readonly DealCheck[];
}

export const NO_LAN: LanState = {
  role: 'none',
  link: 'none',
  end: null,
  invitation: null,
  table: null,
  you: null,
  mutedHere: [],
  checks: [],
};

/** A table that was hosted when the program ended, and can be opened again. */
export interface ReopenableTable {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly dealNumber: number;
  readonly scores: readonly number[];
}
