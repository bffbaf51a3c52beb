import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { AxisEnds } from './chart-scale.ts';
import { hasValues, listTimes, readAmount } from './chart-values.ts';
import { DefinitionList } from './definition-list.tsx';
import { Skeleton } from './skeleton.tsx';
import { loadOnUse } from './load-on-use.tsx';
import { useWords } from './use-words.ts';
import { chartWords } from './words/chart.ts';

export interface ChartSeries {
  readonly name: string;
  /** Null leaves a gap. */
  readonly values: readonly (number | null)[];
}

export interface LineChartProps extends Omit<ChartFrameProps, 'children'>, AxisEnds {
  /** The labels of the time axis. */
  readonly categories: readonly string[];
  /** Six at most, each with dashes and a mark of its own; the last value stands at the end of its line. */
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  readonly height?: number | undefined;
}

const LinePicture = loadOnUse(async () => (await import('./line-picture.tsx')).LinePicture);

/** Shows values over time as lines; those of one time alone, which make no line, as what they are. */
export function LineChart(props: LineChartProps) {
  const { series, height = 220, empty } = props;
  const words = useWords(chartWords);
  const times = listTimes(props);
  return (
    <ChartFrame {...props} empty={hasValues(series) ? undefined : (empty ?? words.empty)}>
      {times.length === 1 ? (
        <LoneTime {...props} time={times[0] ?? 0} />
      ) : (
        <LinePicture fallback={<Skeleton shape="block" height={height} />} {...props} height={height} />
      )}
    </ChartFrame>
  );
}

function LoneTime({ categories, series, formatValue, time }: LineChartProps & { readonly time: number }) {
  const values = series.flatMap(({ name, values: all }) => {
    const value = readAmount(all[time]);
    return value === null ? [] : [{ term: name, value: `${formatValue(value)} (${categories[time] ?? ''})` }];
  });
  return <DefinitionList items={values} />;
}
