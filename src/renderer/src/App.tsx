import { assertNever } from '@shared/game/result';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from './dialogs/ErrorBoundary';
import { useKeptFocus } from './dialogs/lostFocus';
import { Toasts } from './dialogs/Toasts';
import { GamesScreen } from './screens/games/GamesScreen';
import { HomeScreen } from './screens/home/HomeScreen';
import { FairDealScreen } from './screens/network/fair/FairDealScreen';
import { HostScreen } from './screens/network/host/HostScreen';
import { NetworkScreen } from './screens/network/join/NetworkScreen';
import { LobbyScreen } from './screens/network/lobby/LobbyScreen';
import { NewTableScreen } from './screens/newTable/NewTableScreen';
import { ReportScreen } from './screens/report/ReportScreen';
import { ReviewScreen } from './screens/review/ReviewScreen';
import { RulesScreen } from './screens/rules/RulesScreen';
import { RulesEditorScreen } from './screens/rulesEditor/RulesEditorScreen';
import { SettingsScreen } from './screens/settings/SettingsScreen';
import { type Screen, useScreen } from './store/screenStore';
import { useSettings } from './store/settingsStore';
import { useShown } from './store/useShown';
import { useAppearance } from './styles/useAppearance';

const loadTable = () => import('./screens/table/TableScreen');

/** The table brings the whole drawing library: the first screen doesn't wait for it. */
const TableScreen = lazy(async () => ({ default: (await loadTable()).TableScreen }));

/** The window: one screen at a time, and the notes over it. */
export function App() {
  const screen = useScreen((state) => state.screen);
  const settings = useSettings((state) => state.settings);
  useAppearance(settings);
  useShown(screen.kind);
  useKeptFocus();
  useEffect(() => {
    // After the first picture, and mostly before somebody presses Play.
    const idle = requestIdleCallback(() => void loadTable(), { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return (
    <div className="app">
      <ErrorBoundary>
        <Suspense>
          <CurrentScreen screen={screen} />
        </Suspense>
      </ErrorBoundary>
      <Toasts />
    </div>
  );
}

function CurrentScreen({ screen }: { readonly screen: Screen }) {
  switch (screen.kind) {
    case 'home':
      return <HomeScreen />;
    case 'table':
      return <TableScreen />;
    case 'new-table':
      return <NewTableScreen draft={screen.draft} />;
    case 'rules':
      return <RulesScreen rules={screen.rules} convention={screen.convention} back={screen.back} />;
    case 'settings':
      return <SettingsScreen back={screen.back} />;
    case 'rules-editor':
      return <RulesEditorScreen game={screen.game} backWith={screen.backWith} />;
    case 'network':
      return screen.page === 'start' ? <NetworkScreen /> : <LobbyScreen />;
    case 'host':
      return <HostScreen draft={screen.draft} />;
    case 'games':
      return <GamesScreen />;
    case 'report':
      return <ReportScreen back={screen.back} />;
    case 'review':
      return (
        <ReviewScreen source={screen.source} dealNumber={screen.dealNumber} back={screen.back} />
      );
    case 'fair-deal':
      return <FairDealScreen back={screen.back} />;
    default:
      return assertNever(screen);
  }
}
