import { texts } from '../../i18n/texts';
import type { Option } from './changeRules';

const t = texts.editor.sources;

/** Decided here in every preset, since no page says (rules, the values marked with a star). */
const ALWAYS_OURS: readonly Option[] = ['defendersMeld', 'passOrder'];

/** Decided here in some presets. */
const OURS: Readonly<Record<string, readonly Option[]>> = {
  'cm-single': ['meldNeeds', 'bothCross', 'allPass'],
  'cm-double': ['meldNeeds', 'bothCross', 'allPass'],
  'cm-cutthroat-3': ['meldNeeds', 'bothCross', 'allPass', 'meldBeforeBury'],
  'cm-cutthroat-4': ['meldNeeds', 'bothCross', 'allPass'],
  'cm-six': ['meldNeeds', 'bothCross', 'allPass'],
  'cm-six-double': ['meldNeeds', 'bothCross', 'allPass'],
  'cm-eight': ['meldNeeds', 'bothCross', 'allPass'],
  'cm-eight-double': ['meldNeeds', 'bothCross', 'allPass'],
  'wcg-double': [
    'opening',
    'increment',
    'passCount',
    'throwIn',
    'lastTrick',
    'target',
    'bothCross',
  ],
  'table-single': ['passCount', 'meld', 'throwIn', 'bothCross', 'allPass'],
  'table-double': ['deck', 'passCount', 'meld', 'throwIn', 'lastTrick', 'bothCross', 'allPass'],
  'sq-partnership': ['throwIn'],
  'sq-double': ['increment', 'passCount', 'throwIn'],
  'sq-three': ['throwIn'],
  'sq-cutthroat-3': ['throwIn', 'widow'],
  'sq-cutthroat-4': ['throwIn'],
  'sq-two': ['meldNeeds', 'target', 'bothCross'],
};

const PAGES: readonly (readonly [string, string])[] = [
  ['cm-', t.cm],
  ['wcg-', t.wcg],
  ['table-', t.table],
  ['sq-', t.sq],
];

/** Where the value that a preset gives to an option comes from, in words. */
export function sourceWords(preset: string, option: Option): string {
  if (ALWAYS_OURS.includes(option) || OURS[preset]?.includes(option)) return t.ours;
  return PAGES.find(([prefix]) => preset.startsWith(prefix))?.[1] ?? t.ours;
}
