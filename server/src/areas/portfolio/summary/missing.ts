/** Says what is missing for a badge, in a line. Pure. */
import type { BadgeConditionStep } from '@naru/contract/areas/portfolio/badge.ts';

import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { summaryWords } from './words.ts';

export function sayMissing({ condition, name, progress }: BadgeConditionStep, locale: Locale): string {
  const { missing } = summaryWords[locale];
  const left = progress ? Math.max(0, progress.wanted - progress.now) : 0;
  const named = name?.[locale] ?? missing.someone;
  switch (condition.kind) {
    case 'PROGRAMME':
      return missing.programme(named);
    case 'PROGRAMMES':
      return missing.programmes(competencyOf(condition.competency, locale), left);
    case 'HOURS':
      return missing.hours(competencyOf(condition.competency, locale), left);
    case 'MILEAGE':
      return missing.mileage(left);
    case 'TEST':
      return missing.test(missing.families[condition.family]);
    case 'BADGE':
      return missing.badge(named);
  }
}

const competencyOf = (code: Parameters<typeof enumWord<'coreCompetency'>>[1] | null, locale: Locale): string =>
  code === null ? '' : `${enumWord('coreCompetency', code, locale)} `;
