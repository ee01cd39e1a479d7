import { partnerOf } from '@shared/game/seats';
import type { LanState } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import type { DragEvent } from 'react';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { manage, sit } from '../../../store/lanRequests';
import { isBetweenGames, isOwner, memberAt, memberOf } from '../../../store/lanStore';
import seatListStyles from '../../newTable/SeatList.module.css';
import { LevelSelect } from './LevelSelect';
import { MemberRow } from './MemberRow';
import { MEMBER_TYPE } from './memberType';
import styles from './PeopleList.module.css';

const t = texts.network.people;

interface PeopleListProps {
  readonly lan: LanState;
  readonly table: LanTable;
}

/** Everybody at the table by seats, then those without one; with what the owner may do, and what each may do for themselves. */
export function PeopleList({ lan, table }: PeopleListProps) {
  const watchers = table.members.filter(({ seat }) => seat === null);
  const owner = isOwner(lan);
  const own = memberOf(lan)?.seat ?? null;
  const partner = own === null ? null : partnerOf(table.rules, own);
  return (
    <div className={styles.root}>
      <ol className={styles.seats} aria-label={t.seats}>
        {table.seats.map((_, seat) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            lan={lan}
            table={table}
            seat={seat}
            isPartner={seat === partner}
          />
        ))}
      </ol>
      {owner && <p className="second">{isBetweenGames(table) ? t.dragNote : t.changeLater}</p>}
      <h3 className="field__label">{t.watchers}</h3>
      <ul className={styles.watchers} data-testid="watchers">
        {watchers.map((member) => (
          <li key={member.id}>
            <MemberRow lan={lan} table={table} member={member} note="" />
          </li>
        ))}
        {watchers.length === 0 && <li className="second">{t.noWatchers}</li>}
      </ul>
      {owner && table.removed > 0 && (
        <div>
          <Button data-testid="readmit" onClick={() => void manage({ type: 'readmit' })}>
            {t.readmit}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SeatRowProps extends PeopleListProps {
  readonly seat: number;
  readonly isPartner: boolean;
}

function SeatRow({ lan, table, seat, isPartner }: SeatRowProps) {
  const member = memberAt(table, seat);
  const movable = isOwner(lan) && isBetweenGames(table);
  const takes = (event: DragEvent) => movable && event.dataTransfer.types.includes(MEMBER_TYPE);
  return (
    <li
      className={styles.seat}
      data-testid={`lobby-seat-${seat}`}
      data-kind={table.seats[seat]?.kind}
      onDragOver={(event) => {
        if (takes(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        void manage({ type: 'move', member: event.dataTransfer.getData(MEMBER_TYPE), seat });
      }}
    >
      <span className={`${seatListStyles.number} numbers`} title={t.seat(seat)}>
        {seat + 1}
      </span>
      {member === null ? (
        <EmptySeat lan={lan} table={table} seat={seat} isPartner={isPartner} />
      ) : (
        <MemberRow lan={lan} table={table} member={member} note={isPartner ? t.partner : ''} />
      )}
    </li>
  );
}

/** A seat that nobody holds: free for who comes, or a bot's. */
function EmptySeat({ lan, table, seat, isPartner }: SeatRowProps) {
  const info = table.seats[seat];
  if (info === undefined || info.kind === 'person') return null;
  const { kind, level } = info;
  const you = memberOf(lan);
  const maySit =
    kind === 'open' &&
    you !== null &&
    (isBetweenGames(table) || (you.seat === null && table.stage === 'deal-over'));
  const levelWords = texts.common.level[level] ?? level;
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name} data-kind={kind}>
          {kind === 'open' ? t.openLevel(levelWords) : t.bot(levelWords)}
        </span>
        <span className="second">{isPartner ? t.partner : ''}</span>
      </span>
      <span className={styles.tools}>
        {maySit && (
          <Button
            aria-label={t.sitAt(seat)}
            data-testid={`sit-${seat}`}
            onClick={() => void sit(seat)}
          >
            {t.sit}
          </Button>
        )}
        {isOwner(lan) && (
          <>
            <LevelSelect
              label={texts.network.host.levelOf(seat)}
              level={level}
              onLevel={(chosen) => void manage({ type: 'set-seat', seat, kind, level: chosen })}
            />
            <Button
              data-testid={`turn-${seat}`}
              onClick={() =>
                void manage({
                  type: 'set-seat',
                  seat,
                  kind: kind === 'open' ? 'bot' : 'open',
                  level,
                })
              }
            >
              {kind === 'open' ? t.toBot : t.toOpen}
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
