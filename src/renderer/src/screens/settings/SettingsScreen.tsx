import type { AppInfo } from '@shared/protocol/bridge';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../../dialogs/Button';
import { KeyList } from '../../dialogs/KeyList';
import { ScreenHead } from '../../dialogs/ScreenHead';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { goTo, type Screen } from '../../store/screenStore';
import { showReport } from '../../store/showReport';
import { BackGallery } from './BackGallery';
import { MotionSettings, NameSettings, PlaySettings, ReadingSettings } from './groups';
import { Preview } from './Preview';
import styles from './SettingsScreen.module.css';
import { TableSettings } from './TableSettings';

const t = texts.settings;

/** All settings, each kept as soon as it is changed, with a piece of the table to see them on. */
export function SettingsScreen({ back }: { readonly back: Screen }) {
  return (
    <main className="screen page" data-testid="settings">
      <ScreenHead title={t.title} onBack={() => goTo(back)} />
      <div className={`page__body ${styles.root}`}>
        <div className={styles.groups}>
          <Group title={t.sections.table}>
            <TableSettings />
            <BackGallery />
          </Group>
          <Group title={t.sections.motion}>
            <MotionSettings />
          </Group>
          <Group title={t.sections.play}>
            <PlaySettings />
          </Group>
          <Group title={t.sections.reading}>
            <ReadingSettings />
          </Group>
          <Group title={texts.help.title}>
            <KeyList />
          </Group>
          <Group title={t.sections.names}>
            <NameSettings />
          </Group>
          <Group title={t.sections.data}>
            <DataFolder />
          </Group>
        </div>
        <Preview />
      </div>
    </main>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={`${styles.group} panel`}>
      <h2 className="panel__head">{title}</h2>
      {children}
    </section>
  );
}

function DataFolder() {
  const [info, setInfo] = useState<AppInfo | null>(null);
  useEffect(() => {
    void bridge().app.info().then(setInfo);
  }, []);
  if (info === null) return null;
  return (
    <div className="second selectable">
      <p>{t.dataFolder}</p>
      <p>{info.dataFolder}</p>
      <p>{t.version(info.version, info.electron)}</p>
      <Button onClick={showReport} data-testid="open-report">
        {texts.report.open}
      </Button>
    </div>
  );
}
