import type { TopicGroup } from '@naru/contract/areas/counselling/statistics.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import { statisticsTexts } from './texts.ts';

export interface DivisionPartProps {
  readonly groups: readonly TopicGroup[];
  /** A group's word; '' is the one of what is too small to be told. */
  readonly nameOf: (key: string) => string;
  /** What of it is told. */
  readonly note?: string | undefined;
  readonly words: {
    readonly label: string;
    readonly title: (name: string, percent: string) => string;
    readonly measure: string;
    readonly column: string;
    readonly others?: string;
  };
}

/** What was asked for, divided one way, the most first. */
export function DivisionPart({ groups, nameOf, note, words }: DivisionPartProps) {
  const texts = useTexts(statisticsTexts);
  const format = useFormat();
  const named = groups
    .toSorted((one, other) => other.requestedCount - one.requestedCount)
    .map((group) => ({ name: group.key === '' ? (words.others ?? '') : nameOf(group.key), group }));
  const all = groups.reduce((sum, { requestedCount }) => sum + requestedCount, 0);
  const first = named.find(({ group }) => group.key !== '');
  // All in one group says nothing that the total does not.
  if (!first || named.length < 2) return null;
  const isAlone = named.filter(({ group }) => group.requestedCount === first.group.requestedCount).length === 1;
  const title = !isAlone
    ? texts.severalMost
    : words.title(first.name, format.percent(first.group.requestedCount / all, 0));
  const tellsHeld = groups.every(({ completedCount }) => completedCount !== null);
  return (
    <Section label={words.label} title={title} text={note}>
      <BarChart
        finding={title}
        hideFinding
        measure={words.measure}
        categories={named.map(({ name }) => name)}
        series={[{ name: texts.requests, values: named.map(({ group }) => group.requestedCount) }]}
        lying
        formatValue={(value) => format.number(value)}
        table={{
          columns: [words.column, texts.requests, ...(tellsHeld ? [texts.states.completedCount] : [])],
          rows: named.map(({ name, group }) => [
            name,
            format.number(group.requestedCount),
            ...(tellsHeld ? [format.number(group.completedCount)] : []),
          ]),
        }}
        labels={{
          showTable: texts.showTable,
          showPicture: texts.showPicture,
          loading: texts.loading,
          empty: texts.noValues,
        }}
      />
    </Section>
  );
}
