import { answerExchange, type Secret, wireKeysOf } from '@main/lan/exchange/exchange';
import { type SealableWire, sealable } from '@main/lan/exchange/sealedWire';
import type { MakeEnd, Wire } from '@main/lan/wire/wire';
import { guestGreetingSchema } from '@shared/protocol/lan/guestMessages';
import { randomHex } from './lanRig';

export interface RawHostOptions {
  readonly table: string;
  readonly code: string;
  /** A guest has proved that it knows the code, and the wire is sealed. */
  readonly onAdmitted: (host: RawHost) => void;
  /** What a guest says from then on. */
  readonly onText?: (text: string) => void;
}

/** A host without a program's manners: lets guests in by its code, and then says what the test has it say. */
export interface RawHost {
  /** Says something over the sealed wire. */
  say(text: string): void;
  /** Puts a frame on the wire as it is. */
  put(frame: string): void;
}

/** Makes the host's end of each connection. Whoever was let in by the code comes back by the key of the seat. */
export const createRawHost = ({ table, code, onAdmitted, onText }: RawHostOptions): MakeEnd => {
  let seatKey = '';
  return (raw: Wire) => {
    const nonce = randomHex(16);
    const welcome = JSON.stringify({
      type: 'welcome',
      protocolMin: 2,
      protocolMax: 2,
      app: '1.0.0',
      nonce,
      tables: [table],
    });
    let answer: ReturnType<typeof answerExchange> | null = null;
    let comesByCode = false;
    let isIn = false;
    let wire: SealableWire | null = null;

    const greet = (text: string) => {
      const message = guestGreetingSchema.parse(JSON.parse(text));
      if (message.type === 'hello') {
        const nonces = { host: nonce, guest: message.nonce };
        const said = { welcome, hello: text, table };
        const { auth } = message;
        const secret: Secret =
          auth.kind === 'code'
            ? { kind: 'code', code }
            : { kind: 'seat', table, member: auth.member, key: seatKey };
        comesByCode = auth.kind === 'code';
        answer = answerExchange(secret, nonces, said, auth.share, randomHex(32));
        const proof = answer.with?.hostProof ?? '';
        const tables = [{ table, share: answer.share, proof }];
        wire?.send(JSON.stringify({ type: 'exchange', tables }));
      } else if (answer?.with != null && answer.with.guestProof === message.proof) {
        isIn = true;
        if (comesByCode) seatKey = answer.with.seatKey;
        wire?.seal(wireKeysOf(answer.with, 'host'));
        onAdmitted({ say: (line) => wire?.send(line), put: (frame) => raw.send(frame) });
      }
    };
    const end = sealable((own) => {
      wire = own;
      return {
        onText: (text) => (isIn ? onText?.(text) : greet(text)),
        onNoise: () => {},
        onClosed: () => {},
      };
    })(raw);
    raw.send(welcome);
    return end;
  };
};
