import type { LanState } from '@shared/protocol/lan/lanState';
import type { LanTable, Member } from '@shared/protocol/lan/lanTable';
import { useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { bridge } from '../../../store/bridge';
import { manage, sit } from '../../../store/lanRequests';
import { isBetweenGames, isOwner } from '../../../store/lanStore';
import { MEMBER_TYPE } from './memberType';
import peopleListStyles from './PeopleList.module.css';

const t = texts.network.people;

interface MemberRowProps {
  readonly lan: LanState;
  readonly table: LanTable;
  readonly member: Member;
  /** Something about the seat, such as that it is the reader's partner's. */
  readonly note: string;
}

/** Somebody at the table: name, whether they are there, and what may be done about them. */
export function MemberRow({ lan, table, member, note }: MemberRowProps) {
  const isYou = member.id === lan.you;
  const owner = isOwner(lan);
  const movable = owner && isBetweenGames(table);
  const facts = [
    isYou ? t.you : '',
    member.id === table.owner ? t.host : '',
    note,
    t.presence[member.presence],
    member.muted ? t.muted : '',
    table.stage === 'deal-over' && member.ready ? t.ready : '',
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of seats beside it does the same by keys
    <div
      className={peopleListStyles.row}
      draggable={movable}
      data-testid={`member-${member.name}`}
      data-presence={member.presence}
      onDragStart={(event) => event.dataTransfer.setData(MEMBER_TYPE, member.id)}
    >
      <span className={peopleListStyles.words}>
        <bdi className={peopleListStyles.name}>{member.name}</bdi>
        <span className="second">{facts.join(' · ')}</span>
      </span>
      <span className={peopleListStyles.tools}>
        {movable && <SeatSelect table={table} member={member} />}
        {isYou && !owner && member.seat !== null && isBetweenGames(table) && (
          <Button onClick={() => void sit(null)}>{t.stand}</Button>
        )}
        {!isYou && <HideButton lan={lan} member={member} />}
        {!isYou && owner && <OwnerTools table={table} member={member} />}
      </span>
    </div>
  );
}

/** Dragging by keys: the seat, chosen from a list. */
function SeatSelect({ table, member }: { readonly table: LanTable; readonly member: Member }) {
  return (
    <select
      className="select"
      aria-label={t.seatOf(member.name)}
      value={member.seat ?? ''}
      onChange={(event) =>
        void manage({
          type: 'move',
          member: member.id,
          seat: event.target.value === '' ? null : Number(event.target.value),
        })
      }
    >
      <option value="">{t.watching}</option>
      {table.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <option key={seat} value={seat}>
          {t.seat(seat)}
        </option>
      ))}
    </select>
  );
}

function HideButton({ lan, member }: { readonly lan: LanState; readonly member: Member }) {
  const hidden = lan.mutedHere.includes(member.id);
  return (
    <Button
      look="quiet"
      aria-pressed={hidden}
      onClick={() => void bridge().lan.mute(member.id, !hidden)}
    >
      {hidden ? t.unhide : t.hide}
    </Button>
  );
}

function OwnerTools({ table, member }: { readonly table: LanTable; readonly member: Member }) {
  const [asking, setAsking] = useState(false);
  const { id, name, seat, muted, presence } = member;
  const level = seat === null ? undefined : table.seats[seat]?.level;
  if (asking)
    return (
      <>
        <span role="status">{t.removeAsk(name)}</span>
        <Button look="danger" onClick={() => void manage({ type: 'remove', member: id })}>
          {t.remove}
        </Button>
        <Button onClick={() => setAsking(false)}>{texts.common.cancel}</Button>
      </>
    );
  return (
    <>
      {presence === 'away' && seat !== null && (
        <Button onClick={() => void manage({ type: 'stand-in', seat })}>{t.standIn}</Button>
      )}
      <Button
        look="quiet"
        aria-pressed={muted}
        onClick={() => void manage({ type: 'mute', member: id, muted: !muted })}
      >
        {muted ? t.unmute : t.mute}
      </Button>
      {seat !== null && level !== undefined && (
        <Button
          look="quiet"
          onClick={() => void manage({ type: 'set-seat', seat, kind: 'bot', level })}
        >
          {t.botInstead}
        </Button>
      )}
      <Button look="quiet" data-testid={`remove-${name}`} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
    </>
  );
}
