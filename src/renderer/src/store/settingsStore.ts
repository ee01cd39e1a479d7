import { DEFAULT_SETTINGS, type Settings, type SettingsPatch } from '@shared/protocol/settings';
import { create } from 'zustand';
import { bridge } from './bridge';

interface SettingsState {
  readonly settings: Settings;
  /** Ids of the user's own card backs. */
  readonly ownBacks: readonly string[];
}

/** The settings as the main process keeps them; changed at once here, then kept there. */
export const useSettings = create<SettingsState>()(() => ({
  settings: DEFAULT_SETTINGS,
  ownBacks: [],
}));

export async function loadSettings(): Promise<void> {
  const [settings, ownBacks] = await Promise.all([bridge().settings.get(), bridge().backs.list()]);
  useSettings.setState({ settings, ownBacks });
  bridge().settings.onChange((changed) => useSettings.setState({ settings: changed }));
}

export function changeSettings(patch: SettingsPatch): void {
  useSettings.setState(({ settings }) => ({ settings: withPatch(settings, patch) }));
  void bridge()
    .settings.change(patch)
    .then((settings) => useSettings.setState({ settings }));
}

/** A patch may name a field as undefined: that leaves it as it was. */
function withPatch(settings: Settings, patch: SettingsPatch): Settings {
  const named = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...settings, ...Object.fromEntries(named) };
}

export async function reloadOwnBacks(): Promise<void> {
  useSettings.setState({ ownBacks: await bridge().backs.list() });
}
