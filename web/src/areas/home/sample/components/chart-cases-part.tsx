import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../../ui/bar-chart.tsx';
import type { ChartTable } from '../../../../ui/chart-frame.tsx';
import type { ChartSeries } from '../../../../ui/line-chart.tsx';
import { LineChart } from '../../../../ui/line-chart.tsx';
import { RadarChart } from '../../../../ui/radar-chart.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const people = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const amounts = { a: 1_284_500_000, b: 962_000_000, c: 958_400_000, d: 2_310_750_000, e: 0, f: 41_200_000 };
const sessions = {
  a: [12, 14, 15, 19, 22, 26, 31, 30],
  b: [8, null, null, 12, 13, 12, 16, 18],
  c: [9, 9, 10, null, 12, null, 15, 17],
  d: [null, null, 4, 5, 9, 11, 12, 16],
  e: [3, 4, 3, 5, 4, 6, 5, 7],
  f: [1, 1, 2, 1, 0, 2, 1, null],
};
/** A year of weeks without the breaks, with its two examinations. */
const visits = Array.from({ length: 40 }, (_, week) => 20 + ((week * 7) % 13) + (week % 16 === 7 ? 40 : 0));
const answers = [
  [42, 31, 27, 55],
  [18, 22, 9, 14],
  [5, null, 11, 3],
];
const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const scores = { a: 71, b: 64, c: 68, d: 58, e: 74, f: 80, g: 52, h: 66 };

/** Draws difficult data: much, little, nothing, long and large. */
export function ChartCasesPart() {
  const texts = useTexts(componentTexts).chartCases;
  return (
    <Part title={texts.title} span="all">
      <div className={styles.pair}>
        <LargeCases />
        <SmallCases />
      </div>
    </Part>
  );
}

/** The words and ways of writing that all these charts share. */
function useCaseWords() {
  const all = useTexts(componentTexts);
  const texts = all.chartCases;
  const format = useFormat();
  const write = (value: number) => format.number(value);
  const labels = {
    showTable: all.charts.showTable,
    showPicture: all.charts.showPicture,
    loading: all.loading,
    empty: texts.empty,
  };
  return {
    all,
    texts,
    write,
    labels,
    shared: { labels, formatValue: write },
    weeks: visits.map((_, index) => all.charts.weekOf(write(index + 1))),
    tell: (first: string, categories: readonly string[], series: readonly ChartSeries[]): ChartTable => ({
      columns: [first, ...series.map(({ name }) => name)],
      rows: categories.map((name, index) => [
        name,
        ...series.map(({ values }) => (typeof values[index] === 'number' ? write(values[index]) : '–')),
      ]),
    }),
  };
}

function LargeCases() {
  const { all, texts, write, shared, weeks, tell } = useCaseWords();
  const departments = people.map((id) => texts.departments[id]);
  const questions = texts.questions;
  const lines = people.map((id) => ({ name: all.people[id].department, values: sessions[id] }));
  const paid = [{ name: texts.paid, values: people.map((id) => amounts[id]) }];
  const visited = [{ name: texts.visits, values: visits }];
  const given = texts.answers.map((name, index) => ({ name, values: answers[index] ?? [] }));
  const terms = weeks.slice(0, 8);
  return (
    <>
      <LineChart
        {...shared}
        finding={texts.lines}
        measure={all.charts.lineMeasure}
        categories={terms}
        series={lines}
        table={tell(all.charts.week, terms, lines)}
      />
      <BarChart
        {...shared}
        finding={texts.long}
        measure={texts.longMeasure}
        categories={departments}
        series={paid}
        lying
        table={tell(texts.department, departments, paid)}
      />
      <BarChart
        {...shared}
        finding={texts.many}
        measure={texts.manyMeasure}
        categories={weeks}
        series={visited}
        table={tell(all.charts.week, weeks, visited)}
      />
      <BarChart
        {...shared}
        finding={texts.stacked}
        measure={texts.stackedMeasure}
        categories={questions}
        series={given}
        lying
        stacked
        table={tell(texts.question, questions, given)}
      />
      <BarChart
        {...shared}
        finding={texts.wide}
        measure={texts.longMeasure}
        categories={departments}
        series={paid}
        table={tell(texts.department, departments, paid)}
      />
      <RadarChart
        finding={texts.radar}
        measure={all.charts.radarMeasure}
        labels={{ now: all.charts.now, before: all.charts.before }}
        axes={parts.map((id) => ({ name: texts.parts[id], value: scores[id] }))}
        table={{
          columns: [all.charts.ability, all.charts.now],
          rows: parts.map((id) => [texts.parts[id], all.charts.score(write(scores[id]))]),
        }}
      />
    </>
  );
}

function SmallCases() {
  const { all, texts, shared, weeks, tell } = useCaseWords();
  const topics = Object.values(all.charts.topics);
  const one = [{ name: texts.visits, values: [128] }];
  const zeros = [{ name: texts.visits, values: [0, 0, 0, 0] }];
  const none = [{ name: texts.visits, values: [null, null, null, null] }];
  return (
    <>
      <BarChart
        {...shared}
        finding={texts.one}
        measure={texts.manyMeasure}
        categories={topics.slice(0, 1)}
        series={one}
        table={tell(all.charts.topic, topics.slice(0, 1), one)}
      />
      <LineChart
        {...shared}
        finding={texts.oneWeek}
        measure={texts.manyMeasure}
        categories={weeks.slice(0, 1)}
        series={one}
        table={tell(all.charts.week, weeks.slice(0, 1), one)}
      />
      <BarChart
        {...shared}
        finding={texts.zeros}
        measure={all.charts.barMeasure}
        categories={topics}
        series={zeros}
        table={tell(all.charts.topic, topics, zeros)}
      />
      <BarChart
        {...shared}
        finding={texts.none}
        measure={all.charts.barMeasure}
        categories={topics}
        series={none}
        table={tell(all.charts.topic, topics, none)}
      />
    </>
  );
}
