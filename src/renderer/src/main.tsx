import './styles/typeface.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { reportError, reportUncaughtErrors } from './store/pageErrors';
import { startWindow } from './store/startWindow';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

reportUncaughtErrors();
// Without its first table or settings the window still opens, at home.
await startWindow().catch((error: unknown) => reportError(error, false));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
