import { presetNamed } from '@shared/game/presets';
import { DEFAULT_SETTINGS } from '@shared/protocol/settings';
import { settingsPatchSchema } from '@shared/protocol/settingsSchema';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/table/felt.css';
import { tableStory } from '../support/tableStory';
import { Lab } from './Lab';
import './lab.css';

/**
 * The page's address says what is shown: `?preset=`, `seed=`, `seat=` (or `none` for a spectator),
 * `at=` the number of an update or the name of an event that must have been reached, `play` to watch
 * from there, and any setting by name, such as `cardFaces=classic`.
 */
const query = new URLSearchParams(window.location.search);
const preset = presetNamed(query.get('preset') ?? 'sq-partnership');
const root = document.getElementById('root');
if (preset === null || root === null) throw new Error('no such preset');

const given = Object.fromEntries(
  [...query]
    .filter(([name]) => name in DEFAULT_SETTINGS)
    .map(([name, value]) => [name, parsed(value)]),
);
const settings = { ...DEFAULT_SETTINGS, ...settingsPatchSchema.parse(given) };
const seat = query.get('seat') === 'none' ? null : Number(query.get('seat') ?? 0);
const story = tableStory(preset.rules, seat, query.get('seed') ?? 'look', 2);
const at = query.get('at') ?? '1';
const named = story.findIndex((update) => update.events.some((event) => event.type === at));
const start = Number.isNaN(Number(at)) ? named : Number(at) - 1;

function parsed(value: string): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  return value === '' || Number.isNaN(Number(value)) ? value : Number(value);
}

root.dataset.felt = settings.felt;
createRoot(root).render(
  <StrictMode>
    <Lab
      story={story}
      start={Math.max(0, start)}
      settings={settings}
      anchors={query.has('anchors')}
    />
  </StrictMode>,
);
