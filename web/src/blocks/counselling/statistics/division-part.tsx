import type { TopicGroup } from '@naru/contract/areas/counselling/statistics/statistics.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import { divideRequests } from './division.ts';
import { statisticsTexts } from './texts.ts';

/** More names than these in a heading are a list, not a finding. */
const MOST_NAMED = 3;

export interface DivisionPartProps {
  readonly groups: readonly TopicGroup[];
  /** A group's word. */
  readonly nameOf: (key: string) => string;
  /** The groups that are large enough to be told. */
  readonly note?: string | undefined;
  readonly words: {
    readonly label: string;
    readonly title: (name: string, percent: string) => string;
    readonly measure: string;
    readonly column: string;
    /** Names the groups that are too small to be told, as a row of the table and as a sentence. */
    readonly others?: string;
    readonly withheld?: (count: string) => string;
  };
}

/** Shows the requests divided one way, the most first. */
export function DivisionPart({ groups, nameOf, note, words }: DivisionPartProps) {
  const texts = useTexts(statisticsTexts);
  const format = useFormat();
  const { told, withheldCount, leaders } = divideRequests(groups);
  const named = told.map((group) => ({ name: nameOf(group.key), group }));
  const all = groups.reduce((sum, { requestedCount }) => sum + requestedCount, 0);
  // All in one group says nothing that the total does not.
  if (told.length === 0 || groups.length < 2) return null;
  const title = describeLeaders();
  const withheld = withheldCount > 0 ? words.withheld?.(format.number(withheldCount)) : undefined;
  const tellsHeld = groups.every(({ completedCount }) => completedCount !== null);
  return (
    <Section label={words.label} title={title} text={joinSentences([note, withheld])}>
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
          rows: [
            ...named.map(({ name, group }) => [
              name,
              format.number(group.requestedCount),
              ...(tellsHeld ? [format.number(group.completedCount)] : []),
            ]),
            ...(withheldCount > 0 ? [[words.others ?? '', format.number(withheldCount)]] : []),
          ],
        }}
        empty={texts.noValues}
      />
    </Section>
  );

  function describeLeaders(): string {
    const [first] = leaders;
    if (!first) return texts.unclear;
    const percent = format.percent(first.requestedCount / all, 0);
    if (leaders.length === 1) return words.title(nameOf(first.key), percent);
    if (leaders.length === told.length) return texts.allEqual(percent);
    if (leaders.length > MOST_NAMED) return texts.manyMost(format.number(leaders.length), percent);
    return texts.severalMost(format.list(leaders.map(({ key }) => nameOf(key))), percent);
  }
}

const joinSentences = (sentences: readonly (string | undefined)[]): string | undefined =>
  sentences.filter((one) => one !== undefined).join(' ') || undefined;
