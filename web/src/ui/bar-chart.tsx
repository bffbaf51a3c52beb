import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartSeries } from './line-chart.tsx';
import { Skeleton } from './skeleton.tsx';
import { loadOnUse } from './load-on-use.tsx';

export interface BarChartProps extends Omit<ChartFrameProps, 'children' | 'labels'> {
  readonly categories: readonly string[];
  /** Six at most; each with a pattern of its own. */
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  /** Long names read better beside lying bars. */
  readonly lying?: boolean | undefined;
  readonly stacked?: boolean | undefined;
  readonly height?: number | undefined;
  readonly labels: ChartFrameProps['labels'] & { readonly loading: string };
}

const BarPicture = loadOnUse(async () => (await import('./bar-picture.tsx')).BarPicture);

/** Amounts beside one another, from zero. */
export function BarChart(props: BarChartProps) {
  const { categories, series, lying = false, labels } = props;
  const height = props.height ?? (lying ? 40 + categories.length * (16 + 20 * series.length) : 240);
  return (
    <ChartFrame {...props}>
      <BarPicture
        fallback={<Skeleton label={labels.loading} shape="block" height={height} />}
        {...props}
        height={height}
      />
    </ChartFrame>
  );
}
