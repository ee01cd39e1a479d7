import { useEffect, useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { bridge } from '../../../store/bridge';
import { copyText } from '../../../store/copyText';
import styles from './DealCode.module.css';

/** The code that deals a finished game again. While a game goes on it is secret, and not even here. */
export function DealCode({ tableId }: { readonly tableId: string }) {
  const [seed, setSeed] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void bridge()
      .games.read(tableId)
      .then((answer) => {
        if (wanted && answer.ok) setSeed(answer.value.seed);
      });
    return () => {
      wanted = false;
    };
  }, [tableId]);
  if (seed === null) return null;
  return (
    <div className={styles.root}>
      <input className="input" readOnly value={seed} aria-label={texts.score.copyCode} />
      <Button onClick={() => copyText(seed, texts.score.codeCopied)} data-testid="copy-code">
        {texts.score.copyCode}
      </Button>
    </div>
  );
}
