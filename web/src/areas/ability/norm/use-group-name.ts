import type { PlannedGroup } from '@naru/contract/areas/ability/norm.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { normTexts } from './texts.ts';

/** Names a group by its college and its year. */
export function useGroupName(): (group: Pick<PlannedGroup, 'collegeNm' | 'grade'>) => string {
  const texts = useTexts(normTexts).group;
  const format = useFormat();
  return ({ collegeNm, grade }) =>
    joinFacts([collegeNm ?? '', grade === null ? '' : texts.grade(format.number(grade))]) || texts.all;
}
