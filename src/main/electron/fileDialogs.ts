import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import type { AppStateStore } from '@main/storage/appState';
import { err, ok, type Result } from '@shared/game/result';
import { app, type BrowserWindow, dialog, type FileFilter } from 'electron';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

interface ChosenFile {
  /** Without folder and ending. */
  readonly name: string;
  readonly content: Buffer;
}

/** The system's dialogs for files; they begin in the folder that was used last. */
export interface FileDialogs {
  /** The file chosen; null when none was. A sentence when it can't be read. */
  open(title: string, filters: FileFilter[]): Promise<Result<ChosenFile | null, string>>;
  /** Whether the text was written: false when no file was chosen. A sentence when it can't be written. */
  save(
    title: string,
    fileName: string,
    filters: FileFilter[],
    content: string,
  ): Promise<Result<boolean, string>>;
}

export function createFileDialogs(
  window: () => BrowserWindow | null,
  state: AppStateStore,
): FileDialogs {
  const folder = () => state.get().lastFolder ?? app.getPath('documents');
  const remember = (file: string) => state.change({ lastFolder: dirname(file) });
  return {
    async open(title, filters) {
      const options = { title, filters, defaultPath: folder(), properties: ['openFile' as const] };
      const parent = window();
      const { filePaths } = await (parent === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(parent, options));
      const [file] = filePaths;
      if (file === undefined) return ok(null);
      remember(file);
      try {
        if ((await stat(file)).size > MAX_FILE_BYTES)
          return err('That file is larger than 64 megabytes, too large for this program.');
        return ok({ name: parse(file).name, content: await readFile(file) });
      } catch {
        return err('That file could not be read. Choose another, or check that you may open it.');
      }
    },
    async save(title, fileName, filters, content) {
      const options = { title, filters, defaultPath: join(folder(), fileName) };
      const parent = window();
      const { filePath } = await (parent === null
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(parent, options));
      if (!filePath) return ok(false);
      remember(filePath);
      try {
        await writeFile(filePath, content);
        return ok(true);
      } catch {
        return err('The file could not be written there. Choose another folder.');
      }
    },
  };
}
