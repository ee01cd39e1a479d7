import { useEffect } from 'react';
import { ErrorBoundary } from './dialogs/ErrorBoundary';
import { Toasts } from './dialogs/Toasts';
import { HomeScreen } from './screens/home/HomeScreen';
import { TableScreen } from './screens/table/TableScreen';
import { type Screen, useScreen } from './store/screenStore';
import { useSettings } from './store/settingsStore';
import { useShown } from './store/useShown';
import { useAppearance } from './styles/useAppearance';

/** The window: one screen at a time, and the notes over it. */
export function App() {
  const screen = useScreen((state) => state.screen);
  const settings = useSettings((state) => state.settings);
  useAppearance(settings);
  useShown(screen.kind);
  useEffect(() => {
    document.getElementById('screen')?.scrollTo(0, 0);
  }, []);
  return (
    <div className="app felt">
      <ErrorBoundary>
        <CurrentScreen screen={screen} />
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
    default:
      return null;
  }
}
