import type { RuleSet } from '@shared/game/rules';
import { partnerOf } from '@shared/game/seats';
import type { HostSeatPlan } from '@shared/protocol/lan/lanState';
import { Segments } from '../../../dialogs/Segments';
import { texts } from '../../../i18n/texts';
import { withKind, withLevel } from '../../../store/drafts/hostSeats';
import { LevelSelect } from '../lobby/LevelSelect';
import styles from './HostSeatList.module.css';

const t = texts.network.host;
const KINDS = ['you', 'open', 'bot'] as const;

interface HostSeatListProps {
  readonly seats: readonly HostSeatPlan[];
  readonly rules: RuleSet;
  readonly onChange: (seats: readonly HostSeatPlan[]) => void;
}

/** Who will sit in each seat, clockwise: the host, whoever comes, or a bot. */
export function HostSeatList({ seats, rules, onChange }: HostSeatListProps) {
  const partner = partnerOf(
    rules,
    seats.findIndex(({ kind }) => kind === 'you'),
  );
  return (
    <section className="field">
      <h3 className="field__label">{texts.newTable.seats}</h3>
      <ol className={styles.root}>
        {seats.map((plan, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={styles.seat} data-testid={`host-seat-${seat}`}>
            <span className={`${styles.number} numbers`}>{seat + 1}</span>
            <Segments
              label={t.kindOf(seat)}
              value={plan.kind}
              options={KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
              onChange={(kind) => onChange(withKind(seats, seat, kind))}
            />
            {plan.kind !== 'you' && (
              <LevelSelect
                label={t.levelOf(seat)}
                level={plan.level}
                onLevel={(level) => onChange(withLevel(seats, seat, level))}
              />
            )}
            <span className="second">
              {[
                seat === partner ? texts.newTable.partner : '',
                plan.kind === 'open' ? t.untilThen : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <p className="second">{t.seatsNote}</p>
    </section>
  );
}
