import type { Seat } from '@shared/game/seats';
import type { FoundTable } from '@shared/protocol/lan/discovery';
import type { Gesture } from '@shared/protocol/lan/gestures';
import type { ChatLine } from '@shared/protocol/lan/hostMessages';
import { type LanState, NO_LAN } from '@shared/protocol/lan/lanState';
import type { LanTable, Member } from '@shared/protocol/lan/lanTable';
import { create } from 'zustand';

/** What somebody said or showed just now, to be seen next to their place. */
export interface Utterance {
  readonly id: number;
  readonly member: string;
  readonly shown:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'gesture'; readonly gesture: Gesture };
}

interface LanStore {
  /** How things stand, as the main process tells it. */
  readonly lan: LanState;
  /** Tables that were found; null before the first answer. */
  readonly found: readonly FoundTable[] | null;
  readonly chat: readonly ChatLine[];
  /** The number of the last line that was seen. */
  readonly seenLine: number;
  readonly utterances: readonly Utterance[];
}

export const NOTHING_SAID: Pick<LanStore, 'chat' | 'seenLine' | 'utterances'> = {
  chat: [],
  seenLine: 0,
  utterances: [],
};

/** The network's tables: the one that is open, and those that were found. */
export const useLan = create<LanStore>()(() => ({ lan: NO_LAN, found: null, ...NOTHING_SAID }));

/** A table of the network is open, or was until the connection ended. */
export const isAtNetworkTable = ({ role, table }: LanState): boolean =>
  role !== 'none' && table !== null;

export const memberAt = (table: LanTable | null, seat: Seat): Member | null =>
  table?.members.find((member) => member.seat === seat) ?? null;

export const memberOf = ({ table, you }: LanState): Member | null =>
  table?.members.find(({ id }) => id === you) ?? null;

export const isOwner = ({ table, you }: LanState): boolean =>
  table !== null && you !== null && table.owner === you;

/** Whether seats may be changed: before the first game, and after each. */
export const isBetweenGames = ({ stage }: LanTable): boolean =>
  stage === 'lobby' || stage === 'game-over';

/** The names of those who have a seat, are there, and haven't asked for the next deal. */
export const notReady = (table: LanTable): readonly string[] =>
  table.members
    .filter(({ seat, presence, ready }) => seat !== null && presence === 'here' && !ready)
    .map(({ name }) => name);

export const unreadCount = ({ chat, seenLine }: Pick<LanStore, 'chat' | 'seenLine'>): number =>
  chat.filter(({ n }) => n > seenLine).length;
