import type { RuleSet } from '@shared/game/rules';
import { partnerOf } from '@shared/game/seats';
import type { BotLevel, SeatPlan } from '@shared/protocol/table';
import { Button } from '../../dialogs/Button';
import { texts } from '../../i18n/texts';
import { OFFERED_LEVELS, sitAt } from '../../store/drafts/seatPlans';
import styles from './SeatList.module.css';

const t = texts.newTable;

interface SeatListProps {
  readonly seats: readonly SeatPlan[];
  readonly rules: RuleSet;
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}

/** Who sits in each seat, clockwise: the player, and bots with names and levels. */
export function SeatList({ seats, rules, onChange }: SeatListProps) {
  const yours = seats.findIndex(({ kind }) => kind === 'you');
  const partner = partnerOf(rules, yours);
  const replace = (seat: number, plan: SeatPlan) =>
    onChange(seats.map((each, index) => (index === seat ? plan : each)));
  return (
    <section className="field">
      <h3 className="field__label">{t.seats}</h3>
      <ol className={styles.root}>
        {seats.map((plan, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={styles.seat} data-testid={`plan-${seat}`}>
            <span className={`${styles.number} numbers`}>{seat + 1}</span>
            <input
              className="input"
              aria-label={plan.kind === 'you' ? t.yourName : t.botName(seat)}
              maxLength={24}
              required
              value={plan.name}
              onChange={(event) => replace(seat, { ...plan, name: event.target.value })}
            />
            {plan.kind === 'you' ? (
              <span className="badge">{t.you}</span>
            ) : (
              <LevelChoice plan={plan} onLevel={(level) => replace(seat, { ...plan, level })} />
            )}
            <span className="second">{seat === partner ? t.partner : ''}</span>
            {plan.kind === 'bot' && (
              <Button data-testid={`sit-${seat}`} onClick={() => onChange(sitAt(seats, seat))}>
                {t.sitHere}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function LevelChoice({
  plan,
  onLevel,
}: {
  readonly plan: Extract<SeatPlan, { kind: 'bot' }>;
  readonly onLevel: (level: BotLevel) => void;
}) {
  return (
    <select
      className="select"
      aria-label={t.levelOf(plan.name)}
      title={texts.common.levelNote[plan.level]}
      value={plan.level}
      onChange={(event) => {
        const level = OFFERED_LEVELS.find((each) => each === event.target.value);
        if (level !== undefined) onLevel(level);
      }}
    >
      {OFFERED_LEVELS.map((level) => (
        <option key={level} value={level}>
          {texts.common.level[level] ?? level}
        </option>
      ))}
    </select>
  );
}
