import { STUDENT_GROUPS, type CounsellingStatistics } from '@naru/contract/areas/counselling/statistics/statistics.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { HeatMap } from '../../../ui/heat-map.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './statistics.module.css';
import { statisticsTexts } from './texts.ts';

const shareOf = (one: CounsellingStatistics['unmetList'][number]): number => one.unmetCount / one.allCount;

/** Shows the students who were not met, by year and group: the deeper, the more of them. */
export function UnmetPart({ figures }: { readonly figures: CounsellingStatistics }) {
  const texts = useTexts(statisticsTexts).unmet;
  const format = useFormat();
  const { unmetList } = figures;
  if (unmetList.length === 0) return null;
  const grades = [...new Set(unmetList.map(({ grade }) => grade))].toSorted();
  const groups = STUDENT_GROUPS.filter((group) => unmetList.some((one) => one.group === group));
  const find = (grade: string, group: string) => unmetList.find((one) => one.grade === grade && one.group === group);
  const shares = grades.map((grade) =>
    groups.map((group) => {
      const one = find(grade, group);
      return one ? shareOf(one) : null;
    }),
  );
  const most = Math.max(...unmetList.map(shareOf));
  const worst = unmetList.filter((one) => shareOf(one) === most);
  // A whole year says more than a group of it.
  const whole = worst.filter(({ group }) => group === 'ALL');
  const named = (whole.length > 0 ? whole : worst).map(({ grade, group }) =>
    [texts.gradeOf(grade), group === 'ALL' ? '' : texts.groups[group]].filter((word) => word !== '').join(' '),
  );
  const groupsLeft = format.list(named);
  const some = most === 1 ? texts.nobodyMet(groupsLeft) : texts.title(groupsLeft, format.percent(most, 0));
  const title = most === 0 ? texts.allMet : some;
  const columns = groups.map((group) => texts.groups[group]);
  const hasGaps = shares.some((row) => row.includes(null));
  return (
    <Section
      label={texts.label}
      title={title}
      text={figures.hasOthers && hasGaps ? texts.few(format.number(figures.leastStudents)) : undefined}
      className={styles.heat}
    >
      <HeatMap
        finding={title}
        hideFinding
        measure={texts.measure}
        columns={columns}
        rows={grades.map(texts.gradeOf)}
        values={shares}
        formatValue={(share) => format.percent(share, 0)}
        words={{ zero: format.percent(0, 0), unknown: '–' }}
        table={{
          columns: [texts.column, ...columns],
          rows: grades.map((grade) => [
            texts.gradeOf(grade),
            ...groups.map((group) => {
              const one = find(grade, group);
              return one
                ? texts.of(format.number(one.unmetCount), format.number(one.allCount), format.percent(shareOf(one), 0))
                : '–';
            }),
          ]),
        }}
      />
    </Section>
  );
}
