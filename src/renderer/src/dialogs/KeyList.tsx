import { texts } from '../i18n/texts';

/** The keys of the table, and what each does. */
export function KeyList() {
  return (
    <dl className="keys">
      {texts.help.keys.map(([key, words]) => (
        <div key={key} className="keys__row">
          <dt>
            <span className="key">{key}</span>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
