import type { SavedRules } from '@shared/protocol/library';
import { useEffect, useState } from 'react';
import { bridge } from '../../store/bridge';

/** The user's own rule sets, and how to read them again. */
export function useSavedRules(): [readonly SavedRules[], () => void] {
  const [saved, setSaved] = useState<readonly SavedRules[]>([]);
  const reload = () => void bridge().rules.list().then(setSaved);
  useEffect(reload, []);
  return [saved, reload];
}
