import type { BotLevel } from '@shared/protocol/table';
import { texts } from '../../../i18n/texts';
import { OFFERED_LEVELS } from '../../../store/drafts/seatPlans';

interface LevelSelectProps {
  readonly label: string;
  readonly level: BotLevel;
  readonly onLevel: (level: BotLevel) => void;
}

/** How well a bot plays. */
export function LevelSelect({ label, level, onLevel }: LevelSelectProps) {
  return (
    <select
      className="select"
      aria-label={label}
      title={texts.common.levelNote[level]}
      value={level}
      onChange={(event) => {
        const chosen = OFFERED_LEVELS.find((each) => each === event.target.value);
        if (chosen !== undefined) onLevel(chosen);
      }}
    >
      {OFFERED_LEVELS.map((each) => (
        <option key={each} value={each}>
          {texts.common.level[each] ?? each}
        </option>
      ))}
    </select>
  );
}
