import { printFace } from '@shared/game/cards';
import { seatAfter } from '@shared/game/seats';
import { cardWords } from '@shared/game/words';
import type { TableUpdate } from '@shared/protocol/table';
import { capital } from '../../../i18n/en/cardWords';
import { nameOf } from '../../../i18n/people';
import { texts } from '../../../i18n/texts';

const t = texts.table;

/** The cards in the middle as a list, for assistive technology and tests. */
export function TrickMirror({ update }: { readonly update: TableUpdate }) {
  const { trick, rules } = update.view;
  const cards = trick?.cards ?? [];
  return (
    <section className="for-reader" aria-label={t.regions.trick} data-testid="trick">
      {trick === null || cards.length === 0 ? (
        <p>{t.noTrick}</p>
      ) : (
        <ol>
          {cards.map((face, index) => {
            const seat = seatAfter(rules, trick.leader, index);
            return (
              <li key={seat} data-testid="trick-card" data-face={printFace(face)} data-seat={seat}>
                {t.trickCard(capital(cardWords(face)), nameOf(update, seat))}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
