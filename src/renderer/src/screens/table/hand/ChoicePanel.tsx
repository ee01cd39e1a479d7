import { type Face, sameCards } from '@shared/game/cards';
import type { Legal } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { useEffect } from 'react';
import { Button } from '../../../dialogs/Button';
import { capital, cardsWords } from '../../../i18n/en/cardWords';
import { meldListWords } from '../../../i18n/meldWords';
import { nameOf, nameWithin } from '../../../i18n/people';
import { texts } from '../../../i18n/texts';
import { act, clearChosen } from '../../../store/tableRequests';
import { chosenFaces, useTable } from '../../../store/tableStore';
import styles from './ChoicePanel.module.css';

const t = texts.table.choice;

type ChoiceLegal = Extract<Legal, { kind: 'give' } | { kind: 'bury' }>;

interface ChoiceProps {
  readonly update: TableUpdate;
  readonly legal: ChoiceLegal;
}

/** Cards to give or to bury: how many are chosen, and what the rest would meld. */
export function ChoicePanel({ update, legal }: ChoiceProps) {
  const chosen = useTable((state) => state.chosen);
  const faces = chosen.flatMap((index) => update.view.hand[index] ?? []);
  const complete = faces.length === legal.count;
  const allowed = !complete || mayBury(legal, faces);
  const isGive = legal.kind === 'give';
  const title = isGive
    ? t.giveTitle(legal.count, nameWithin(update, legal.to))
    : t.buryTitle(legal.count);
  // The melds of the whole hand, to compare with, are asked for when the panel opens.
  useEffect(() => clearChosen(), []);
  return (
    <section className="panel" aria-label={title} data-testid="choice-panel">
      <header className="panel__top">
        <h2 className="panel__head">{title}</h2>
        <output
          className={`${styles.count} numbers`}
          data-testid="chosen-count"
          data-complete={complete}
        >
          {t.counted(faces.length, legal.count)}
        </output>
      </header>
      <Received update={update} />
      <Effect allowed={allowed} />
      {!isGive && <p className="second">{t.gains}</p>}
      <div className="panel__foot">
        <Button disabled={faces.length === 0} onClick={clearChosen} data-testid="clear-chosen">
          {t.clear}
        </Button>
        <Button
          look={complete && allowed ? 'primary' : 'plain'}
          shortcut="Enter"
          disabled={!complete || !allowed}
          data-primary
          data-testid="confirm-chosen"
          onClick={() => confirmChosen(legal)}
        >
          {isGive ? t.give : t.bury}
        </Button>
      </div>
    </section>
  );
}

function confirmChosen(legal: ChoiceLegal): void {
  const cards = chosenFaces(useTable.getState());
  void act({ type: legal.kind, cards });
}

function mayBury(legal: ChoiceLegal, faces: readonly Face[]): boolean {
  if (legal.kind === 'give' || legal.allowed === null) return true;
  return legal.allowed.some((each) => sameCards(each, faces));
}

function Received({ update }: { readonly update: TableUpdate }) {
  const { got, seat } = update.view;
  const partner = update.view.legal?.kind === 'give' ? update.view.legal.to : null;
  if (got === null || partner === null || seat === null) return null;
  return <p className="second">{t.fromPartner(nameOf(update, partner), cardsWords(got))}</p>;
}

/** What the cards that stay would meld, against the whole hand. */
function Effect({ allowed }: { readonly allowed: boolean }) {
  const preview = useTable((state) => state.preview);
  const whole = useTable((state) => state.wholeMelds);
  if (!allowed) return <p className={styles.warning}>{t.lowers}</p>;
  if (preview === null) return <p className="second">&nbsp;</p>;
  const lost = (whole?.points ?? preview.points) - preview.points;
  return (
    <p data-testid="choice-effect" data-points={preview.points}>
      <strong className={lost > 0 ? styles.warning : ''}>
        {lost > 0 ? t.loses(preview.points, lost) : t.keeps(preview.points)}
      </strong>{' '}
      <span className="second">{capital(meldListWords(preview.melds))}.</span>
    </p>
  );
}
