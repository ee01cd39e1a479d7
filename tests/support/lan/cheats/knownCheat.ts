import type { Action } from '@shared/game/actions';
import type { PlayerView } from '@shared/game/view';
import type { Verdict } from '@shared/protocol/lan/fairDeal';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import type { DealReason } from '@shared/protocol/lan/lanState';
import type { Cheat } from '../fairTable';

/** A way to cheat seat 0, and what its program makes of it. */
export interface KnownCheat {
  readonly what: string;
  readonly preset: string;
  /** A new one for each deal. */
  readonly cheat: () => Cheat;
  readonly finds: readonly [Verdict, DealReason];
  /** What somebody does otherwise than by chance. */
  readonly play?: (view: PlayerView) => Action | null;
  readonly deals?: number;
  /** Some shares don't come: they aren't waited for long. */
  readonly sharesMs?: number;
}

export type Message<Type extends HostMessage['type']> = Extract<
  HostMessage,
  { readonly type: Type }
>;

/** Sends something else in the place of messages of one type. */
export const instead =
  <Type extends HostMessage['type']>(
    type: Type,
    other: (message: Message<Type>) => readonly HostMessage[],
  ) =>
  (message: HostMessage): readonly HostMessage[] =>
    message.type === type ? other(message as Message<Type>) : [message];
