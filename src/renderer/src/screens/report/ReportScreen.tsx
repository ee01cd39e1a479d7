import type { ReportDraft } from '@shared/protocol/report';
import { useEffect, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { Switch } from '../../dialogs/Switch';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { goTo, type Screen } from '../../store/screenStore';
import { reportFault } from '../../store/tableRequests';
import { showToast } from '../../store/toastStore';
import styles from './ReportScreen.module.css';

const t = texts.report;

async function save(): Promise<void> {
  const answer = await bridge().report.save();
  if (!answer.ok) reportFault(answer.error);
  else if (answer.value) showToast(t.saved);
}

/** A report for whoever is asked for help, shown in full before it is written. */
export function ReportScreen({ back }: { readonly back: Screen }) {
  const [withRecord, setWithRecord] = useState(false);
  const draft = useDraft(withRecord);
  return (
    <main className="screen page" data-testid="report">
      <ScreenHead title={t.title} onBack={() => goTo(back)}>
        <Button
          look="primary"
          disabled={draft === null}
          onClick={() => void save()}
          data-testid="save-report"
        >
          {t.save}
        </Button>
      </ScreenHead>
      <div className={`page__body ${styles.root}`}>
        <p>{t.intro}</p>
        <p className="second">{t.privacy}</p>
        {draft?.hasRecord && (
          <Switch
            label={t.withRecord}
            note={t.withRecordNote}
            value={withRecord}
            onChange={setWithRecord}
            testId="report-record"
          />
        )}
        <textarea
          className={`input ${styles.text} selectable`}
          aria-label={t.text}
          data-testid="report-text"
          readOnly
          spellCheck={false}
          value={draft?.text ?? ''}
        />
      </div>
    </main>
  );
}

/** The report as it would be written; null until it has come. */
function useDraft(withRecord: boolean): ReportDraft | null {
  const [draft, setDraft] = useState<ReportDraft | null>(null);
  useEffect(() => {
    let wanted = true;
    void bridge()
      .report.make(withRecord)
      .then((answer) => {
        if (!wanted) return;
        if (answer.ok) setDraft(answer.value);
        else reportFault(answer.error);
      });
    return () => {
      wanted = false;
    };
  }, [withRecord]);
  return draft;
}
