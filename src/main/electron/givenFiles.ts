import { app } from 'electron';
import { z } from 'zod';
import { createOutbox, type Outbox } from './bridge/outbox';

const MAX_FILES = 100;
/** What a second start hands over before it ends itself. */
const handedOverSchema = z.object({ files: z.array(z.string().max(4_096)).max(MAX_FILES) });

/**
 * The files that the program is given while it runs, as the system names them: those it was started with, macOS's own
 * events, and those of a second start. To be called before Electron is ready.
 */
export function watchGivenFiles(first: readonly string[]): Outbox<string> {
  const files = createOutbox<string>();
  for (const file of first.slice(0, MAX_FILES)) files.add(file);
  app.on('open-file', (event, path) => {
    event.preventDefault();
    files.add(path);
  });
  app.on('second-instance', (_event, _argv, _folder, handedOver) => {
    const parsed = handedOverSchema.safeParse(handedOver);
    for (const file of parsed.success ? parsed.data.files : []) files.add(file);
  });
  return files;
}
