import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';
import type { BadgeConditionStep } from '@naru/contract/areas/portfolio/badge.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { badgeTexts } from './texts.ts';

interface Both {
  readonly ko: string;
  readonly en: string;
}

export interface BadgeWords {
  readonly say: (both: Both) => string;
  readonly competencyOf: (code: CompetencyCode) => string;
  readonly competencies: readonly { readonly value: string; readonly label: string }[];
  /** Says what a condition asks for. */
  readonly conditionOf: (step: BadgeConditionStep) => string;
  /** Says how far somebody is with it; empty where nobody measures. */
  readonly progressOf: (step: BadgeConditionStep) => string;
  readonly wayOf: (step: BadgeConditionStep) => string;
}

/** The words of badges in the person’s language, some of which enumerations hold. */
export function useBadgeWords(): BadgeWords {
  const { conditions, progress, types, families } = useTexts(badgeTexts);
  const locale = useLocale();
  const { number } = useFormat();
  const { options: competencies, wordOf: competencyOf } = useEnumeration('coreCompetency');
  const say = (both: Both): string => both[locale] || both.ko;
  const withCompetency = (code: CompetencyCode | null, what: string): string =>
    code === null ? what : conditions.of(competencyOf(code), what);
  const conditionOf: BadgeWords['conditionOf'] = ({ condition, name }) => {
    switch (condition.kind) {
      case 'PROGRAMME':
        return name ? conditions.programme(say(name)) : conditions.someProgramme;
      case 'PROGRAMMES': {
        const what = condition.type === null ? conditions.anyProgramme : types[condition.type];
        return conditions.programmes(withCompetency(condition.competency, what), number(condition.count));
      }
      case 'HOURS':
        return conditions.hours(withCompetency(condition.competency, conditions.anyProgramme), number(condition.count));
      case 'MILEAGE':
        return conditions.mileage(number(condition.points));
      case 'TEST':
        return conditions.test(families[condition.family]);
      case 'BADGE':
        return name ? conditions.badge(say(name)) : conditions.someBadge;
    }
  };
  const progressOf: BadgeWords['progressOf'] = ({ condition, progress: own }) => {
    if (!own) return '';
    if (own.isMet) return progress.done;
    const [now, wanted] = [number(own.now), number(own.wanted)];
    if (condition.kind === 'HOURS') return progress.hours(now, wanted);
    if (condition.kind === 'MILEAGE') return progress.points(now, wanted);
    return condition.kind === 'PROGRAMMES' ? progress.count(now, wanted) : progress.notYet;
  };
  const wayOf: BadgeWords['wayOf'] = ({ condition: { kind } }) => {
    if (kind === 'MILEAGE') return progress.go.mileage;
    if (kind === 'TEST') return progress.go.test;
    return kind === 'BADGE' ? progress.go.badge : progress.go.programme;
  };
  return { say, competencyOf, competencies, conditionOf, progressOf, wayOf };
}
