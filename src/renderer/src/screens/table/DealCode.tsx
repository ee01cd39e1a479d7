import { useEffect, useRef, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { showToast } from '../../store/toastStore';

/** The code that deals a finished game again. While a game goes on it is secret, and not even here. */
export function DealCode({ tableId }: { readonly tableId: string }) {
  const [seed, setSeed] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
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
  const copy = () => {
    field.current?.select();
    // The asynchronous clipboard needs a permission that the window doesn't have.
    if (document.execCommand('copy')) showToast(texts.score.codeCopied);
  };
  return (
    <div className="deal-code">
      <input
        ref={field}
        className="input"
        readOnly
        value={seed}
        aria-label={texts.score.copyCode}
      />
      <Button onClick={copy} data-testid="copy-code">
        {texts.score.copyCode}
      </Button>
    </div>
  );
}
