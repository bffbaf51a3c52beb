import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ChartKey } from './chart-key.tsx';
import type { AxisEnds } from './chart-scale.ts';
import { hasValues } from './chart-values.ts';
import type { ChartSeries } from './line-chart.tsx';
import { Skeleton } from './skeleton.tsx';
import { loadOnUse } from './load-on-use.tsx';
import { useWords } from './use-words.ts';
import { chartWords } from './words/chart.ts';

export interface BarChartProps extends Omit<ChartFrameProps, 'children'>, Pick<AxisEnds, 'to'> {
  readonly categories: readonly string[];
  /** Six at most; each with a pattern of its own. */
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  /** Draws horizontal bars, which suit long names. */
  readonly lying?: boolean | undefined;
  readonly stacked?: boolean | undefined;
  readonly height?: number | undefined;
}

const BarPicture = loadOnUse(async () => (await import('./bar-picture.tsx')).BarPicture);

/** Compares amounts as bars, from zero. */
export function BarChart(props: BarChartProps) {
  const { categories, series, lying = false, stacked = false, empty } = props;
  const beside = stacked ? 1 : series.length;
  const height = props.height ?? (lying ? 8 + categories.length * (16 + 20 * beside) : 240);
  const words = useWords(chartWords);
  return (
    <ChartFrame {...props} empty={hasValues(series) ? undefined : (empty ?? words.empty)}>
      {series.length > 1 && <ChartKey names={series.map(({ name }) => name)} />}
      <BarPicture fallback={<Skeleton shape="block" height={height} />} {...props} height={height} />
    </ChartFrame>
  );
}
