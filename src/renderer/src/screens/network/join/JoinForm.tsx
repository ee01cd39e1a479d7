import type { FoundTable } from '@shared/protocol/lan/discovery';
import type { JoinRequest } from '@shared/protocol/lan/lanState';
import { DEFAULT_PORT } from '@shared/protocol/lan/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { networkName } from '../../../store/drafts/networkName';
import { joinTable } from '../../../store/lanRequests';
import { useSettings } from '../../../store/settingsStore';
import { placeWords } from '../lobby/placeWords';
import { NameField } from '../NameField';
import { Problem } from '../Problem';
import styles from './JoinForm.module.css';
import networkScreenStyles from './NetworkScreen.module.css';

const t = texts.network.join;

interface JoinFormProps {
  /** The found table whose address is to be used. */
  readonly chosen: FoundTable | null;
  /** Another address is being typed. */
  readonly onOther: () => void;
}

/** Address and code, always in sight: finding tables is a comfort that some networks don't allow. */
export function JoinForm({ chosen, onOther }: JoinFormProps) {
  const settings = useSettings((state) => state.settings);
  const [name, setName] = useState(() => networkName(settings));
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [joining, setJoining] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    setAddress(placeWords(chosen, DEFAULT_PORT));
    setProblem(null);
    codeField.current?.focus();
  }, [chosen]);

  const join = async (as: JoinRequest['as']) => {
    setJoining(true);
    setProblem(null);
    setProblem(await joinTable({ address, code, name, as }));
    setJoining(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join('player');
  };
  const watch = () => {
    if (form.current?.reportValidity()) void join('spectator');
  };
  return (
    <form
      ref={form}
      className={`${networkScreenStyles.part} panel`}
      aria-labelledby="join-title"
      data-testid="join-form"
      onSubmit={submit}
    >
      <h2 className="panel__head" id="join-title">
        {t.title}
      </h2>
      {chosen !== null && <p className="second">{t.codeFor(chosen.title)}</p>}
      <NameField name={name} onName={setName} />
      <label className="field">
        <span className="field__label">{t.address}</span>
        <input
          className="input"
          data-testid="address"
          required
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            onOther();
          }}
        />
        <span className="second">{t.addressNote}</span>
      </label>
      <label className="field">
        <span className="field__label">{t.code}</span>
        <input
          ref={codeField}
          className="input input--code numbers"
          data-testid="code"
          required
          maxLength={12}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
        <span className="second">{t.codeNote}</span>
      </label>
      <Problem sentence={problem} />
      <div className={styles.buttons}>
        <Button look="primary" submits data-testid="join" disabled={joining}>
          {joining ? t.connecting : t.play}
        </Button>
        <Button data-testid="watch" disabled={joining} onClick={watch}>
          {t.watch}
        </Button>
      </div>
    </form>
  );
}
