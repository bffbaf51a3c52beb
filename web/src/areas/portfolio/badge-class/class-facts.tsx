import type { BadgeClassDetail } from '@naru/contract/areas/portfolio/badge-class.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './badge-class.module.css';
import { classPath } from './routes.ts';
import { RuleWords } from './rule-words.tsx';
import { useBadgeWords } from './use-badge-words.ts';

/** Shows what the badge says, how one gets it, and its other facts. */
export function ClassFacts({ badge }: { readonly badge: BadgeClassDetail }) {
  const { texts: all } = useBadgeWords();
  const texts = all.detail;
  const locale = useLocale();
  const { conditionList } = badge;
  const description = locale === 'en' ? badge.descriptionEn : badge.descriptionKo;
  const criteria = locale === 'en' ? badge.criteriaEn : badge.criteriaKo;
  return (
    <>
      <Section title={texts.description} size="small">
        <p className={styles.text}>{description || texts.noText}</p>
      </Section>
      <Section title={texts.criteria} size="small">
        <p className={styles.text}>{criteria || texts.noText}</p>
      </Section>
      <Section title={texts.rule} size="small" text={conditionList.length === 0 ? texts.ruleNone : texts.ruleAll}>
        {conditionList.length > 0 && <RuleWords conditionList={conditionList} />}
      </Section>
      <MoreFacts badge={badge} />
    </>
  );
}

function MoreFacts({ badge }: { readonly badge: BadgeClassDetail }) {
  const { texts: all, nameOf, competencyOf } = useBadgeWords();
  const texts = all.detail;
  const format = useFormat();
  const { level, competencyCode, validMonths, isRepeatable, isListed, alignmentList, neededByList } = badge;
  const alignments = alignmentList.map(({ name, framework, code, url }) => ({
    id: `${framework} ${code} ${name}`,
    term: texts.alignment,
    value: url === '' ? joinFacts([framework, code, name]) : <a href={url}>{joinFacts([framework, code, name])}</a>,
  }));
  return (
    <Section title={texts.facts} size="small">
      <DefinitionList
        items={[
          { term: texts.level, value: all.level[level] },
          { term: texts.competency, value: competencyCode === null ? texts.none : competencyOf(competencyCode) },
          {
            term: texts.valid,
            value: validMonths === null ? texts.forever : texts.months(format.number(validMonths)),
          },
          { term: texts.repeat, value: isRepeatable ? texts.repeatYes : texts.repeatNo },
          { term: texts.listed, value: isListed ? texts.listedYes : texts.listedNo },
          ...alignments,
          ...neededByList.map(({ classId, name }) => ({
            id: classId,
            term: texts.neededBy,
            value: <AppLink to={classPath(classId)}>{nameOf(name)}</AppLink>,
          })),
          {
            term: texts.changed,
            value: joinFacts([format.moment(badge.changedAt, { hasWeekday: false }), badge.changedByNm]),
          },
        ]}
      />
    </Section>
  );
}
