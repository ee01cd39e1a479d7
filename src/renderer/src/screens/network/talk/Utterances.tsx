import { texts } from '../../../i18n/texts';
import { type Utterance, useLan } from '../../../store/lanStore';
import type { TableAnchors } from '../../../table/layout/anchors';
import { hungFrom } from '../../table/parts/position';
import styles from './Utterances.module.css';

const t = texts.network.talk;

const wordsOf = ({ shown }: Utterance): string =>
  shown.kind === 'text' ? shown.text : t.gesture[shown.gesture];

interface UtterancesProps {
  readonly anchors: TableAnchors;
  /** The reader has no seat. */
  readonly watching: boolean;
}

/** What somebody says or shows, for some seconds next to their place; those without a seat are named. */
export function Utterances({ anchors, watching }: UtterancesProps) {
  const utterances = useLan((state) => state.utterances);
  const members = useLan((state) => state.lan.table?.members);
  const spoken = utterances.flatMap((utterance) => {
    const member = members?.find(({ id }) => id === utterance.member);
    return member === undefined ? [] : [{ utterance, member }];
  });
  const aside = spoken.filter(({ member }) => member.seat === null);
  return (
    <>
      {spoken.map(({ utterance, member }) => {
        const anchor = anchors.seats.find(({ seat }) => seat === member.seat);
        return anchor === undefined ? null : (
          <p
            key={utterance.id}
            className={styles.utterance}
            style={hungFrom(anchor.bubble)}
            aria-hidden="true"
            data-testid={`utterance-${anchor.seat}`}
          >
            {wordsOf(utterance)}
          </p>
        );
      })}
      <div className={styles.aside} aria-hidden={!watching}>
        {watching && (
          <p className={`${styles.watching} panel`} data-testid="watching">
            {texts.network.table.watching}
          </p>
        )}
        {aside.map(({ utterance, member }) => (
          <p
            key={utterance.id}
            className={`${styles.utterance} ${styles.fromAside}`}
            aria-hidden="true"
          >
            {t.showed(member.name, wordsOf(utterance))}
          </p>
        ))}
      </div>
      <div className="for-reader" role="log" aria-label={t.title}>
        {spoken.map(({ utterance, member }) => (
          <p key={utterance.id}>{t.showed(member.name, wordsOf(utterance))}</p>
        ))}
      </div>
    </>
  );
}
