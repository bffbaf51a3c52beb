/** The kinds with cases of their own. */
import { lawCases } from '../../law/history-source.ts';
import { psychologicalCases } from '../../psychological/history-source.ts';
import { referralCases } from '../../psychological/referral/history-source.ts';
import { centreReferralCases } from '../../referral/history-source.ts';
import type { CaseSource } from '../../shared/case-source.ts';

export const CASE_SOURCES: readonly CaseSource[] = [
  psychologicalCases,
  referralCases,
  ...centreReferralCases,
  lawCases,
];
