import type { LanState } from '@shared/protocol/lan/lanState';
import { membershipNotes } from '../i18n/membershipNotes';
import { bridge } from './bridge';
import { isAtNetworkTable, NOTHING_SAID, type Utterance, useLan } from './lanStore';
import { showToast } from './toastStore';

/** How long what somebody says or shows stands next to their place. */
const SHOWN_MS = 5_000;
const CHAT_KEPT = 100;

let spoken = 0;

/** Follows the network from now on; resolves when it is known how things stand. */
export async function followNetwork(): Promise<void> {
  const { lan } = bridge();
  lan.onState(takeState);
  lan.onFound((found) => useLan.setState({ found }));
  lan.onSaid((line) => {
    useLan.setState(({ chat }) => ({
      chat: [...chat.filter(({ n }) => n !== line.n), line].slice(-CHAT_KEPT),
    }));
    utter(line.member, { kind: 'text', text: line.text });
  });
  lan.onGesture(({ member, gesture }) => utter(member, { kind: 'gesture', gesture }));
  useLan.setState({ lan: await lan.state() });
  await reloadChat();
}

/** What was said before one came, without those whom one doesn't want to hear. */
async function reloadChat(): Promise<void> {
  useLan.setState({ chat: await bridge().lan.chat() });
}

function takeState(next: LanState): void {
  const { lan: before } = useLan.getState();
  const isOther = before.table?.tableId !== next.table?.tableId;
  useLan.setState(isOther ? { lan: next, ...NOTHING_SAID } : { lan: next });
  if (isAtNetworkTable(next) && (isOther || String(before.mutedHere) !== String(next.mutedHere)))
    void reloadChat();
  for (const note of membershipNotes(before, next)) showToast(note);
}

function utter(member: string, shown: Utterance['shown']): void {
  spoken += 1;
  const utterance: Utterance = { id: spoken, member, shown };
  useLan.setState(({ utterances }) => ({
    utterances: [...utterances.filter((each) => each.member !== member), utterance],
  }));
  setTimeout(
    () =>
      useLan.setState(({ utterances }) => ({
        utterances: utterances.filter(({ id }) => id !== utterance.id),
      })),
    SHOWN_MS,
  );
}
