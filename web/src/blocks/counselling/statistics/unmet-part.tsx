import { STUDENT_GROUPS, type CounsellingStatistics } from '@naru/contract/areas/counselling/statistics.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { HeatMap } from '../../../ui/heat-map.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './statistics.module.css';
import { statisticsTexts } from './texts.ts';

/** Who was not met, by year and group: the deeper, the more of them. */
export function UnmetPart({ figures }: { readonly figures: CounsellingStatistics }) {
  const all = useTexts(statisticsTexts);
  const texts = all.unmet;
  const format = useFormat();
  const { unmetList } = figures;
  if (unmetList.length === 0) return null;
  const grades = [...new Set(unmetList.map(({ grade }) => grade))].toSorted();
  const groups = STUDENT_GROUPS.filter((group) => unmetList.some((one) => one.group === group));
  const find = (grade: string, group: string) => unmetList.find((one) => one.grade === grade && one.group === group);
  const shares = grades.map((grade) =>
    groups.map((group) => {
      const one = find(grade, group);
      return one ? one.unmetCount / one.allCount : null;
    }),
  );
  const worst = unmetList.reduce((most, one) =>
    one.unmetCount / one.allCount > most.unmetCount / most.allCount ? one : most,
  );
  const named = [texts.gradeOf(worst.grade), worst.group === 'ALL' ? '' : texts.groups[worst.group]]
    .filter((word) => word !== '')
    .join(' ');
  const title =
    worst.unmetCount === 0 ? texts.allMet : texts.title(named, format.percent(worst.unmetCount / worst.allCount, 0));
  const columns = groups.map((group) => texts.groups[group]);
  return (
    <Section label={texts.label} title={title} className={styles.heat}>
      <HeatMap
        finding={title}
        hideFinding
        measure={texts.measure}
        columns={columns}
        rows={grades.map(texts.gradeOf)}
        values={shares}
        formatValue={(share) => format.percent(share, 0)}
        table={{
          columns: [texts.column, ...columns],
          rows: grades.map((grade) => [
            texts.gradeOf(grade),
            ...groups.map((group) => {
              const one = find(grade, group);
              return one
                ? texts.of(
                    format.number(one.unmetCount),
                    format.number(one.allCount),
                    format.percent(one.unmetCount / one.allCount, 0),
                  )
                : '–';
            }),
          ]),
        }}
        labels={{ showTable: all.showTable, showPicture: all.showPicture }}
      />
    </Section>
  );
}
