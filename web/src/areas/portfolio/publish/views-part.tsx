import type { Publishing } from '@naru/contract/areas/portfolio/publish.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';

/** How often it was seen, day by day. */
export function ViewsPart({ of: { viewCount, dayList } }: { readonly of: Publishing }) {
  const texts = useTexts(publishTexts).views;
  const format = useFormat();
  const counts = dayList.map((day) => day.viewCount);
  const sum = counts.reduce((all, count) => all + count, 0);
  if (viewCount === 0 && sum === 0)
    return (
      <Section title={texts.none}>
        <p className={styles.quiet}>{texts.noneText}</p>
      </Section>
    );
  const days = dayList.map(({ day }) => format.dateTime(day, 'M. D.'));
  return (
    <Section title={texts.title(format.number(viewCount))}>
      <BarChart
        finding={texts.finding(format.number(sum))}
        measure={texts.measure}
        headingLevel={3}
        categories={days}
        series={[{ name: texts.people, values: counts }]}
        formatValue={(value) => format.number(value)}
        height={160}
        table={{
          columns: [texts.day, texts.people],
          rows: dayList.map((one, at) => [days[at] ?? one.day, format.number(one.viewCount)]),
        }}
      />
      <p className={styles.quiet}>{texts.note}</p>
    </Section>
  );
}
