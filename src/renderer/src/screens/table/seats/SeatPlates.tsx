import { at } from '@shared/game/cards';
import { partnerOf } from '@shared/game/seats';
import type { TableUpdate } from '@shared/protocol/table';
import { nameOf } from '../../../i18n/people';
import { seatStatus, tricksWords } from '../../../i18n/prompts';
import { texts } from '../../../i18n/texts';
import { memberAt, useLan } from '../../../store/lanStore';
import type { SeatAnchor, TableAnchors } from '../../../table/layout/anchors';
import { isCrowded } from '../../../table/layout/tableFrame';
import { plateStyle } from '../parts/position';
import styles from './SeatPlates.module.css';
import { useCountdown } from './useCountdown';

const t = texts.table;

interface PlatesProps {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors;
  /** The picture lies still: before that a seat isn't called to act yet. */
  readonly still: boolean;
}

/** Who sits where, and what each has done or is about to do. */
export function SeatPlates({ update, anchors, still }: PlatesProps) {
  const clock = useCountdown(update);
  return (
    <ul aria-label={t.regions.seats}>
      {anchors.seats.map((anchor) => (
        <SeatPlate
          key={anchor.seat}
          anchor={anchor}
          update={update}
          active={still && isToAct(update, anchor.seat)}
          clock={clock}
        />
      ))}
    </ul>
  );
}

const isToAct = ({ view }: TableUpdate, seat: number): boolean =>
  view.phase.kind !== 'over' && view.phase.seat === seat;

interface PlateProps {
  readonly anchor: SeatAnchor;
  readonly update: TableUpdate;
  readonly active: boolean;
  readonly clock: { left: number; total: number } | null;
}

function SeatPlate({ anchor, update, active, clock }: PlateProps) {
  const { seat } = anchor;
  const { view } = update;
  const info = at(update.seats, seat);
  const you = view.seat === seat;
  const away = useLan(({ lan }) => (memberAt(lan.table, seat)?.presence ?? 'here') !== 'here');
  const isPartner = view.seat !== null && partnerOf(view.rules, view.seat) === seat;
  const line = [isPartner ? t.partner : '', statusLine(update, seat, active)].filter(Boolean);
  // Six or eight plates stand close: the level is told when the table is set, and the dealer by a letter.
  const crowded = isCrowded(view.rules.players);
  const tight = crowded && (anchor.edge === 'left' || anchor.edge === 'right');
  const isOwnPlace = anchor.edge === 'bottom';
  const running = active && clock !== null;
  return (
    <li
      className={styles.root}
      style={plateStyle(anchor, tight)}
      data-testid={`seat-${seat}`}
      data-edge={anchor.edge}
      data-tight={tight}
      data-active={active}
    >
      {(!isOwnPlace || running) && (
        <span
          className={styles.face}
          data-place={anchor.place}
          data-clock={running}
          style={running ? { '--left': clock.left / clock.total } : undefined}
          aria-hidden="true"
        >
          {running ? Math.ceil(clock.left) : nameOf(update, seat).slice(0, 1)}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.who}>{nameOf(update, seat)}</span>
          {info.level !== null && !you && !crowded && (
            <span className="badge badge--level">
              {texts.common.level[info.level] ?? info.level}
            </span>
          )}
          {away && (
            <span className="badge badge--away" data-testid={`away-${seat}`}>
              {t.away}
            </span>
          )}
          {view.dealer === seat && (
            <span className="badge badge--dealer" data-testid="dealer" title={t.dealer}>
              {tight || isOwnPlace ? (
                <>
                  <span aria-hidden="true">{t.dealer.slice(0, 1)}</span>
                  <span className="for-reader">{t.dealer}</span>
                </>
              ) : (
                t.dealer
              )}
            </span>
          )}
        </span>
        {/* The player's plate has no room for both, and the sentence above the hand says what to do. */}
        {!(isOwnPlace && running) && (
          <span className={`${styles.line} second`} data-testid={`seat-status-${seat}`}>
            {line.join(' · ')}
          </span>
        )}
      </span>
    </li>
  );
}

function statusLine(update: TableUpdate, seat: number, active: boolean): string {
  const { view } = update;
  const playing = view.phase.kind === 'play' || view.phase.kind === 'after-trick';
  const status = active || !isToAct(update, seat) ? seatStatus(update, seat) : '';
  if (!playing) return status;
  const taken = view.tricks.filter((trick) => trick.winner === seat).length;
  // The sentence above the hand calls the player; the player's plate and those of many have little room.
  const quiet = status === 'waiting' || seat === view.seat || isCrowded(view.rules.players);
  return [tricksWords(taken), quiet ? '' : status].filter(Boolean).join(' · ');
}
