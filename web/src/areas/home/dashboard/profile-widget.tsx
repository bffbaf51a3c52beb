import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useMemberTypeNames } from '../../../blocks/navigation/use-member-type-names.ts';
import { useBriefFormat } from '../../../platform/format/use-brief-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import { dashboardTexts } from './texts.ts';
import styles from './profile-widget.module.css';
import type { DashboardData, WidgetProps } from './widgets.ts';

/** Who the portal takes one for. */
export function ProfileWidget({ data }: WidgetProps) {
  const texts = useTexts(dashboardTexts);
  const format = useBriefFormat();
  const { profile } = data;
  const kinds = useMemberTypeNames(profile.memberTypeList);
  const facts = useFacts(profile, kinds);
  const finding =
    profile.departmentName === null
      ? texts.profileNone
      : profile.grade === null
        ? texts.profileOther(profile.departmentName, kinds)
        : texts.profileStudent(profile.departmentName, format.number(profile.grade));
  return (
    <Section
      label={texts.profileLabel}
      title={finding}
      linkLabel={texts.account}
      link={(slot) => <AppLink to="/session/account/form" {...slot} />}
    >
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface Fact {
  readonly term: string;
  readonly value: string;
}

function useFacts(profile: DashboardData['profile'], kinds: string): Fact[] {
  const texts = useTexts(dashboardTexts);
  const format = useBriefFormat();
  // The title of all others says it.
  const isInTitle = profile.departmentName !== null && profile.grade === null;
  const facts: (Fact | false)[] = [
    !isInTitle && { term: texts.kinds, value: kinds },
    profile.studentNo !== null && { term: texts.studentNo, value: profile.studentNo },
    profile.advisorName !== null && { term: texts.advisor, value: profile.advisorName },
    profile.creditsEarned !== null && {
      term: texts.credits,
      value: texts.creditsValue(format.number(profile.creditsEarned)),
    },
    profile.gradeAverage !== null && {
      term: texts.average,
      value: texts.averageValue(format.gradeAverage(profile.gradeAverage)),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
