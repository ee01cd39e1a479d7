import { rankOf } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { act } from '../../../store/tableRequests';

const t = texts.table.nines;

/** Too many nines: keep the hand, or have it dealt again. */
export function NinesPanel({ view }: { readonly view: PlayerView }) {
  const nines = view.hand.filter((card) => rankOf(card) === '9').length;
  return (
    <section className="panel" aria-label={t.title} data-testid="nines-panel">
      <h2 className="panel__head">{t.title}</h2>
      <p>{t.text(nines)}</p>
      <div className="panel__foot">
        <Button data-testid="keep" onClick={() => void act({ type: 'keep' })}>
          {t.keep}
        </Button>
        <Button data-testid="redeal" onClick={() => void act({ type: 'redeal' })}>
          {t.redeal}
        </Button>
      </div>
    </section>
  );
}
