import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../../ui/bar-chart.tsx';
import { Section } from '../../../../ui/section.tsx';
import { FiguresState } from './figures-state.tsx';
import { laterTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

/** This week beside the last. */
export function WeekWidget() {
  const texts = useTexts(laterTexts).thisWeek;
  const format = useFormat();
  const query = useFigures();
  if (!query.data) return <FiguresState query={query} />;
  const figures = query.data.weekList;
  const [first] = figures;
  if (!first) return null;
  const difference = first.value - first.before;
  const count = format.number(Math.abs(difference));
  const finding =
    difference === 0
      ? texts.same(first.name)
      : difference > 0
        ? texts.more(first.name, count)
        : texts.fewer(first.name, count);
  const isQuiet = figures.every(({ value, before }) => value === 0 && before === 0);
  return (
    <Section
      label={texts.label}
      title={isQuiet ? texts.quiet : finding}
      linkLabel={texts.see}
      link={(slot) => <AppLink to={first.path} {...slot} />}
    >
      {!isQuiet && (
        <BarChart
          finding={finding}
          hideFinding
          measure={texts.measure}
          lying
          categories={figures.map(({ name }) => name)}
          series={[
            { name: texts.now, values: figures.map(({ value }) => value) },
            { name: texts.before, values: figures.map(({ before }) => before) },
          ]}
          formatValue={format.number}
          table={{
            columns: [texts.measure, texts.now, texts.before],
            rows: figures.map(({ name, value, before }) => [name, format.number(value), format.number(before)]),
          }}
        />
      )}
    </Section>
  );
}
