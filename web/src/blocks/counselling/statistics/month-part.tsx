import type { CounsellingStatistics } from '@naru/contract/areas/counselling/statistics/statistics.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import { findFullest } from './division.ts';
import { statisticsTexts } from './texts.ts';

/** Held, missed, and all that did not come to a meeting, month by month. */
export function MonthPart({ figures }: { readonly figures: CounsellingStatistics }) {
  const all = useTexts(statisticsTexts);
  const texts = all.months;
  const format = useFormat();
  const { monthList, to } = figures;
  const nameOf = (key: string): string => {
    const [year, month] = key.split('-');
    return texts.monthOf(Number(month), year === to.slice(0, 4) ? undefined : year);
  };
  const fullest = findFullest(monthList);
  const [first] = fullest;
  const title = first
    ? describe(
        fullest.map(({ key }) => nameOf(key)),
        first.completedCount,
      )
    : texts.none;
  const series = [
    { name: all.states.completedCount, values: monthList.map((one) => one.completedCount) },
    { name: all.states.absentCount, values: monthList.map((one) => one.absentCount) },
    {
      name: texts.others,
      values: monthList.map((one) => one.requestedCount - one.completedCount - one.absentCount),
    },
  ];
  return (
    <Section label={texts.label} title={title}>
      <BarChart
        finding={title}
        hideFinding
        measure={texts.measure}
        categories={monthList.map(({ key }) => nameOf(key))}
        series={series}
        stacked
        formatValue={(value) => format.number(value)}
        table={{
          columns: [texts.column, ...series.map(({ name }) => name)],
          rows: monthList.map(({ key }, at) => [nameOf(key), ...series.map(({ values }) => format.number(values[at]))]),
        }}
        empty={all.noValues}
      />
    </Section>
  );
  function describe(names: readonly string[], count: number): string {
    const say = names.length === 1 ? texts.title : texts.titleOfSeveral;
    return say(format.list(names), format.number(count));
  }
}
