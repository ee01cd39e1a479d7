import '@fontsource-variable/inter/index.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { startWindow } from './store/startWindow';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

await startWindow();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
