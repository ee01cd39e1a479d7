import { texts } from '../i18n/texts';
import styles from './KeyList.module.css';

/** The keys of the table, and what each does. */
export function KeyList() {
  return (
    <dl>
      {texts.help.keys.map(([key, words]) => (
        <div key={key} className={styles.row}>
          <dt>
            <span className="key">{key}</span>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
