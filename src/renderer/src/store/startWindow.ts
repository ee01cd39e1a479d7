import { assertNever } from '@shared/game/result';
import type { StartScreen } from '@shared/protocol/table';
import { bridge } from './bridge';
import { firstGame } from './drafts/chosenGame';
import { newTableDraft } from './drafts/tableDraft';
import { followNetwork } from './lanFeed';
import { isAtNetworkTable, useLan } from './lanStore';
import { openDroppedFiles, showOpened } from './openedFiles';
import { firstPlan } from './playAgain';
import { followSaving } from './saveFaultStore';
import { goTo, type Screen } from './screenStore';
import { loadSettings, useSettings } from './settingsStore';
import { showReport } from './showReport';
import { onTableUpdate, showOpenTable } from './tableRequests';
import { showNotice } from './toastStore';

/** What has to be there before the first screen is drawn: settings, an open table, notes of the start. */
export async function startWindow(): Promise<void> {
  bridge().app.onNotice(showNotice);
  bridge().app.onOpened(showOpened);
  bridge().report.onWanted(showReport);
  bridge().table.onUpdate(onTableUpdate);
  openDroppedFiles();
  const [info, notices, isOpen] = await Promise.all([
    bridge().app.info(),
    bridge().app.notices(),
    showOpenTable(),
    loadSettings(),
    followNetwork(),
    followSaving(),
  ]);
  for (const notice of notices) showNotice(notice);
  if (isOpen) {
    goTo({ kind: 'table' });
  } else if (isAtNetworkTable(useLan.getState().lan)) {
    goTo({ kind: 'network', page: 'lobby' });
  } else if (info.startScreen !== null) {
    goTo(screenNamed(info.startScreen));
  }
  for (const file of await bridge().app.openedFiles()) showOpened(file);
}

/** The screen that the program was started with. */
function screenNamed(name: StartScreen): Screen {
  switch (name) {
    case 'rules-editor': {
      const { settings } = useSettings.getState();
      return {
        kind: 'rules-editor',
        game: firstGame(),
        backWith: (game) => ({ kind: 'new-table', draft: newTableDraft(settings, game) }),
      };
    }
    case 'new-table':
      return { kind: 'new-table', draft: null };
    case 'rules': {
      const { rules, convention } = firstPlan();
      return { kind: 'rules', rules, convention, back: { kind: 'home' } };
    }
    case 'network':
      return { kind: 'network', page: 'start' };
    case 'host':
      return { kind: 'host', draft: null };
    case 'fair-deal':
      return { kind: 'fair-deal', back: { kind: 'home' } };
    case 'report':
      return { kind: 'report', back: { kind: 'home' } };
    case 'games':
      return { kind: 'games' };
    case 'settings':
      return { kind: 'settings', back: { kind: 'home' } };
    case 'home':
    case 'table':
      return { kind: 'home' };
    default:
      return assertNever(name);
  }
}
