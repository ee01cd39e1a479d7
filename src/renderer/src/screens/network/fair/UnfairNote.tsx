import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { useLan } from '../../../store/lanStore';
import { goTo } from '../../../store/screenStore';
import { isDisputed } from './dealVerdict';

const t = texts.network.fair;

/** A deal of this game was not the one fixed beforehand: said as long as the game lasts. */
export function UnfairNote() {
  const disputed = useLan((state) => state.lan.checks.find(isDisputed)?.deal ?? null);
  if (disputed === null) return null;
  return (
    <div className="note-chip note-chip--alarm" role="alert" data-testid="unfair">
      <span>{t.warning(disputed)}</span>
      <Button onClick={() => goTo({ kind: 'fair-deal', back: { kind: 'table' } })}>{t.back}</Button>
    </div>
  );
}
