/** The kinds with cases of their own. */
import { lawCases } from '../law/history.ts';
import { psychologicalCases } from '../psychological/history-source.ts';
import { referralCases } from '../psychological/referral/history-source.ts';
import { centreReferralCases } from '../referral/history-source.ts';
import type { CaseSource } from './source.ts';

export const CASE_SOURCES: readonly CaseSource[] = [
  psychologicalCases,
  referralCases,
  ...centreReferralCases,
  lawCases,
];
