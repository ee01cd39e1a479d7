import { assertNever, err, ok, type Result } from '@shared/game/result';
import type { GuestMessage, GuestRequest } from '@shared/protocol/lan/guestMessages';
import type { KeptTable } from '@shared/protocol/lan/keptTable';
import type { LanTable, TableCommand } from '@shared/protocol/lan/lanTable';
import type { Caller } from '../wire/wire';
import { createAbsence } from './absence';
import type { Attendance, Line } from './attendance';
import { createPerson, keepPerson, memberOf, type Person } from './person';
import type { Outcome } from './rememberedAnswers';
import { everybodyIn, type HostTableOptions, presentIn, REFUSALS, type Room } from './room';
import { lanSeats, personAt, takeSeat } from './seating';
import { createSeatMoves } from './seatMoves';
import { createTablePlay } from './tablePlay';
import { createTableTalk } from './tableTalk';

/** Somebody who comes by the code. */
interface Newcomer {
  readonly name: string;
  readonly as: 'player' | 'spectator';
  /** Opens the seat from now on. */
  readonly key: string;
}

/** One table on the network: who sits where, who may come, what they say, and the way to its game. */
export interface HostTable {
  readonly tableId: string;
  readonly code: string;
  state(): LanTable;
  kept(): KeptTable;
  /** Its host listens at that port. */
  listensAt(port: number): void;
  /** The key of a member's seat; null when there is no such member. */
  seatKeyOf(member: string): string | null;
  /** Lets in somebody who knows the code, unless there is no room or they were removed. */
  welcome(newcomer: Newcomer, line: Line, caller: Caller): Result<Attendance, 'full' | 'removed'>;
  /** Lets a member back in who knows the key of their seat; null when there is no such member any more. */
  welcomeBack(member: string, line: Line, caller: Caller): Attendance | null;
  /** Tells everybody that the table is closed, and ends its game; resolves when nothing of it is written any more. */
  close(): Promise<void>;
}

const ID_BYTES = 4;

export function createHostTable(options: HostTableOptions): HostTable {
  const { clock, limits, kept } = options;
  let { own, port, spectators, graceSeconds } = kept;
  /** The addresses of people who were removed. */
  const removed = new Set(kept.removed);
  let closed = false;
  let stopAbandon = () => {};

  const room: Room = {
    people: new Map(kept.people.map((each) => [each.id, createPerson(each, clock, limits)])),
    slots: kept.slots,
    botNames: options.botNames,
    hasGone: (person) => absence.hasGone(person),
    send(person, make) {
      try {
        person.line?.send(make());
      } catch (error) {
        fail(person, error);
      }
    },
    tell(message) {
      for (const person of presentIn(room)) room.send(person, () => message);
    },
    changed() {
      if (closed) return;
      absence.review();
      play.keep();
      options.onChange();
      room.tell({ type: 'table', table: state() });
      stopAbandon();
      if (options.abandonAfterMs !== null && presentIn(room).length === 0)
        stopAbandon = clock.after(options.abandonAfterMs, abandon);
    },
  };
  const play = createTablePlay(options, room);
  const absence = createAbsence(room, play, {
    clock,
    limits,
    graceMs: () => graceSeconds * 1000,
  });
  const moves = createSeatMoves(room, play);
  const talk = createTableTalk(room);

  const ownerId = (): string | null => {
    if (options.owner === 'first') return presentIn(room)[0]?.id ?? null;
    return own !== null && room.people.has(own) ? own : null;
  };

  const state = (): LanTable => ({
    tableId: options.tableId,
    title: options.title,
    rules: options.rules,
    stage: play.stage(),
    seats: lanSeats({ ...room, people: everybodyIn(room) }),
    members: everybodyIn(room).map(memberOf),
    owner: ownerId(),
    spectators,
    timerSeconds: options.timerSeconds,
    convention: options.convention,
    graceSeconds,
    paused: play.isPaused(),
    removed: removed.size,
  });

  /** Nobody has been there for a long time: the seats are free for who comes next. */
  const abandon = () => {
    for (const person of everybodyIn(room)) person.stopWait();
    room.people.clear();
    void play.reset('put-away');
    room.changed();
    stopAbandon();
  };

  const attempt = (job: () => void) => {
    try {
      job();
    } catch (error) {
      options.onTrouble(`something failed at a table: ${String(error)}`);
    }
  };

  /** Something that nobody foresaw went wrong with somebody's message, or with one to them: it costs them alone. */
  const fail = (person: Person, error: unknown) => {
    const { line } = person;
    options.onTrouble(`member ${person.id} is disconnected after a fault: ${String(error)}`);
    options.onMemberFailed(person.name);
    // Later: others are perhaps being told something now.
    queueMicrotask(() => attempt(() => line?.close('failed')));
  };

  const disconnect = (person: Person) => {
    person.stopUpdates();
    person.stopWait();
    person.line = null;
  };

  const onGone = (person: Person, onPurpose: boolean) => {
    disconnect(person);
    person.awaySinceMs = clock.nowMs();
    const holdsSeat = person.seat !== null && !play.isBetweenGames();
    if (onPurpose && holdsSeat) return absence.standIn(person);
    if (onPurpose) room.people.delete(person.id);
    play.seatsChanged();
    play.personGone();
    room.changed();
  };

  const remove = (person: Person) => {
    const { line, source } = person;
    disconnect(person);
    room.people.delete(person.id);
    if (source !== null) removed.add(source);
    line?.close('removed');
    play.seatsChanged();
    room.changed();
  };

  const attend = (person: Person, line: Line, { source }: Caller): Attendance => {
    person.line?.close('replaced');
    disconnect(person);
    person.line = line;
    person.source = source;
    person.standIn = false;
    const [seat] = moves.free();
    if (person.wantsSeat && person.seat === null && seat !== undefined && moves.mayMove(person))
      takeSeat(everybodyIn(room), person, seat);
    // A key that was given must open the seat after a crash, too.
    play.keep();
    line.send({
      type: 'joined',
      member: person.id,
      table: state(),
      chat: talk.lines(),
      fair: play.fairDeals(),
      update: play.updateFor(person),
    });
    play.follow(person);
    play.seatsChanged();
    room.changed();
    const isCurrent = () => person.line === line;
    const take = (message: GuestMessage) => {
      if (message.type === 'leave') {
        onGone(person, true);
        line.close('closed');
      } else if ('id' in message) answer(person, message);
      else hear(person, message);
    };
    return {
      handle(message) {
        if (!isCurrent()) return;
        try {
          take(message);
        } catch (error) {
          fail(person, error);
        }
      },
      caughtUp() {
        if (isCurrent()) play.sendSnapshot(person);
      },
      lost() {
        if (isCurrent()) onGone(person, false);
      },
    };
  };

  const answer = (person: Person, request: GuestRequest) => {
    const { line } = person;
    person.answers
      .once(request, () => carryOut(person, request))
      .then((fault) => line?.send({ type: 'answer', id: request.id, fault }))
      .catch((error: unknown) => fail(person, error));
  };

  const carryOut = async (person: Person, request: GuestRequest): Promise<Outcome> => {
    switch (request.type) {
      case 'act':
        return play.act(person, request.submission);
      case 'take-back':
        return play.takeBack(person, request.turn);
      case 'next':
        return play.ready(person);
      case 'sit':
        return moves.sit(person, request.seat);
      case 'stand':
        return moves.move(person, null);
      case 'chat':
        return talk.say(person, request.text);
      case 'gesture':
        return talk.gesture(person, request.gesture);
      case 'manage':
        return person.id === ownerId() ? manage(request.command) : REFUSALS.notOwner;
      default:
        return assertNever(request);
    }
  };

  const manage = async (command: TableCommand): Promise<Outcome> => {
    switch (command.type) {
      case 'start':
        return play.start();
      case 'pause':
        return play.pause(command.paused);
      case 'set-seat':
        return moves.setSeat(command.seat, command.kind, command.level);
      case 'stand-in': {
        const person = personAt(everybodyIn(room), command.seat);
        if (person === null || person.line !== null) return REFUSALS.notThere;
        absence.standIn(person);
        return null;
      }
      case 'readmit':
        removed.clear();
        room.changed();
        return null;
      case 'spectators':
        spectators = command.allowed;
        room.changed();
        return null;
      case 'grace':
        graceSeconds = command.seconds;
        room.changed();
        return null;
      case 'move':
      case 'remove':
      case 'mute': {
        const person = room.people.get(command.member);
        if (person === undefined) return REFUSALS.notThere;
        if (command.type === 'move') return moves.move(person, command.seat);
        if (command.type === 'remove') remove(person);
        else {
          person.muted = command.muted;
          room.changed();
        }
        return null;
      }
      default:
        return assertNever(command);
    }
  };

  const hear = (
    person: Person,
    message: Exclude<GuestMessage, GuestRequest | { readonly type: 'leave' }>,
  ) => {
    switch (message.type) {
      case 'sync':
        return play.sendSnapshot(person);
      case 'settled':
        return play.settled(person, message.seq);
      case 'share-commit':
      case 'share':
      case 'verdict':
        return play.takeFair(person, message);
      case 'ping':
        return;
      default:
        return assertNever(message);
    }
  };

  /** Makes room by forgetting somebody who has gone and holds no seat. */
  const hasRoom = (): boolean => {
    if (room.people.size < limits.maxMembers) return true;
    const gone = everybodyIn(room).find(({ line, seat }) => line === null && seat === null);
    return gone !== undefined && room.people.delete(gone.id);
  };

  // The table is opened again, and nobody could come back before: their time begins later when the grace is short.
  const extraMs = Math.max(0, limits.reopenedGraceMs - graceSeconds * 1000);
  for (const person of everybodyIn(room)) person.awaySinceMs += extraMs;
  absence.review();

  return {
    tableId: options.tableId,
    code: kept.code,
    state,
    kept: () => ({
      tableId: options.tableId,
      port,
      code: kept.code,
      slots: room.slots,
      people: everybodyIn(room).map(keepPerson),
      own,
      spectators,
      graceSeconds,
      removed: [...removed],
    }),
    listensAt(opened) {
      port = opened;
      play.keep();
    },
    seatKeyOf: (member) => room.people.get(member)?.key ?? null,
    welcome({ name, as, key }, line, caller) {
      const { isOwn } = caller;
      const known = isOwn && own !== null ? room.people.get(own) : undefined;
      if (known !== undefined) return ok(attend(known, line, caller));
      if (!isOwn && removed.has(caller.source)) return err('removed');
      const wantsSeat = as === 'player';
      const mayEnter = spectators || isOwn || (wantsSeat && moves.free().length > 0);
      if (closed || !mayEnter || !hasRoom()) return err('full');
      const id = options.randomHex(ID_BYTES);
      const newcomer = { id, name, seat: null, wantsSeat, muted: false, key };
      const person = createPerson(newcomer, clock, limits);
      room.people.set(id, person);
      if (isOwn) own = id;
      return ok(attend(person, line, caller));
    },
    welcomeBack(member, line, caller) {
      const person = closed ? undefined : room.people.get(member);
      return person === undefined ? null : attend(person, line, caller);
    },
    close() {
      closed = true;
      stopAbandon();
      for (const person of everybodyIn(room)) {
        const { line } = person;
        disconnect(person);
        line?.close('closed');
      }
      return play.reset('keep');
    },
  };
}
