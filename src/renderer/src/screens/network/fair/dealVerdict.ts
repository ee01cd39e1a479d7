import type { DealCheck, LanState } from '@shared/protocol/lan/lanState';
import { memberAt } from '../../../store/lanStore';

/** The check of a deal, if it was followed. */
export const checkOf = ({ checks }: LanState, deal: number): DealCheck | null =>
  checks.find((check) => check.deal === deal) ?? null;

/** The names of those whose programs found that a deal was not the one fixed beforehand. */
export const disputers = ({ table }: LanState, { others }: DealCheck): readonly string[] =>
  others
    .filter(({ verdict }) => verdict === 'unfair')
    .map(({ seat }) => memberAt(table, seat)?.name ?? String(seat + 1));

/** Somebody's program, this one's or another's, found that a deal was not the one fixed beforehand. */
export const isDisputed = ({ verdict, others }: DealCheck): boolean =>
  verdict === 'unfair' || others.some((other) => other.verdict === 'unfair');
