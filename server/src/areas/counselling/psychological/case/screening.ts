/**
 * PHQ-9 and GAD-7: sums, bands, and how soon somebody is to be seen. Pure.
 * Bands as published by Kroenke, Spitzer and Williams (2001) and Spitzer et al. (2006).
 */
import {
  TRIAGE_LEVELS,
  type SEVERITIES,
  type TriageLevel,
} from '@naru/contract/areas/counselling/psychological/words.ts';

type Severity = (typeof SEVERITIES)[number];

/** Thoughts of being better off dead, or of hurting oneself: the ninth. */
const DANGER_ITEM = 8;

const PHQ_BANDS: readonly (readonly [number, Severity])[] = [
  [20, 'SEVERE'],
  [15, 'MODERATELY_SEVERE'],
  [10, 'MODERATE'],
  [5, 'MILD'],
  [0, 'MINIMAL'],
];
const GAD_BANDS: readonly (readonly [number, Severity])[] = [
  [15, 'SEVERE'],
  [10, 'MODERATE'],
  [5, 'MILD'],
  [0, 'MINIMAL'],
];

export interface Answers {
  readonly phqList: readonly number[];
  readonly gadList: readonly number[];
  /** Said so, whatever the items say. */
  readonly isInDanger: boolean;
}

export interface Screening {
  readonly phq: number;
  readonly phqSeverity: Severity;
  readonly gad: number;
  readonly gadSeverity: Severity;
  readonly hasDangerItem: boolean;
  readonly level: TriageLevel;
}

export function screen({ phqList, gadList, isInDanger }: Answers): Screening {
  const phq = sum(phqList);
  const gad = sum(gadList);
  const hasDangerItem = (phqList[DANGER_ITEM] ?? 0) > 0;
  return {
    phq,
    phqSeverity: bandOf(PHQ_BANDS, phq),
    gad,
    gadSeverity: bandOf(GAD_BANDS, gad),
    hasDangerItem,
    level: hasDangerItem || isInDanger ? 'EMERGENCY' : levelOf(phq, gad),
  };
}

function levelOf(phq: number, gad: number): TriageLevel {
  if (phq >= 20 || gad >= 15) return 'PRIORITY';
  return phq >= 10 || gad >= 10 ? 'WATCH' : 'GENERAL';
}

/** Bands of PHQ-2: from 3 on something may be wrong, from 5 on it is likely (Kroenke et al., 2003). */
export function levelOfCheckIn({ phqList, isInDanger }: Omit<Answers, 'gadList'>): TriageLevel {
  if (isInDanger) return 'EMERGENCY';
  const phq = sum(phqList);
  if (phq >= 5) return 'PRIORITY';
  return phq >= 3 ? 'WATCH' : 'GENERAL';
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

const bandOf = (bands: readonly (readonly [number, Severity])[], score: number): Severity =>
  bands.find(([from]) => score >= from)?.[1] ?? 'MINIMAL';

export const rankOf = (level: TriageLevel): number => TRIAGE_LEVELS.indexOf(level);
