import type { CloseReason } from '@shared/protocol/lan/closeCodes';

/** Why a door sends away a program of its own kind, before there is a connection. */
export const DOOR_REFUSALS = ['wrong-name', 'not-own-network'] as const satisfies CloseReason[];
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];

/** The header of a 403 that says so. */
export const REFUSAL_HEADER = 'X-Aces-Refusal';
