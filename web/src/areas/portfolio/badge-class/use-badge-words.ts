import type { BadgeConditionView } from '@naru/contract/areas/portfolio/badge-class.ts';
import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { badgeDeskTexts, type BadgeDeskTexts } from './texts.ts';

type Both = { readonly ko: string; readonly en: string };

export interface BadgeWords {
  readonly texts: BadgeDeskTexts;
  readonly nameOf: (name: Both) => string;
  readonly competencyOf: (code: CompetencyCode) => string;
  readonly typeOf: (code: ProgrammeType) => string;
  /** Says a condition in words. */
  readonly conditionOf: (view: BadgeConditionView) => string;
}

/** Reads the words that all screens of the badge office share. */
export function useBadgeWords(): BadgeWords {
  const texts = useTexts(badgeDeskTexts);
  const format = useFormat();
  const locale = useLocale();
  const { wordOf: competencyOf } = useEnumeration('coreCompetency');
  const { wordOf: typeOf } = useEnumeration('programmeType');
  const conditionOf = ({ condition, name }: BadgeConditionView): string => {
    const say = texts.rule;
    const named = name ? name[locale] : say.gone;
    switch (condition.kind) {
      case 'PROGRAMME':
        return say.PROGRAMME(named);
      case 'PROGRAMMES': {
        const { count, type, competency } = condition;
        const said = { type: type ? typeOf(type) : '', competency: competency ? competencyOf(competency) : '' };
        return say.PROGRAMMES({ ...said, count: format.number(count) });
      }
      case 'HOURS': {
        const competency = condition.competency ? competencyOf(condition.competency) : '';
        return say.HOURS({ competency, count: format.number(condition.count) });
      }
      case 'MILEAGE':
        return say.MILEAGE(format.number(condition.points));
      case 'TEST':
        return say.TEST(texts.family[condition.family]);
      case 'BADGE':
        return say.BADGE(named);
    }
  };
  return { texts, nameOf: (name) => name[locale], competencyOf, typeOf, conditionOf };
}
