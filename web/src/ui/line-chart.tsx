import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { Skeleton } from './skeleton.tsx';
import { loadOnUse } from './load-on-use.tsx';

export interface ChartSeries {
  readonly name: string;
  /** Null leaves a gap. */
  readonly values: readonly (number | null)[];
}

export interface LineChartProps extends Omit<ChartFrameProps, 'children' | 'labels'> {
  /** Along the time axis. */
  readonly categories: readonly string[];
  /** Six at most; the second is dashed, the last value stands at the end of its line. */
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  readonly height?: number | undefined;
  readonly labels: ChartFrameProps['labels'] & { readonly loading: string };
}

const LinePicture = loadOnUse(async () => (await import('./line-picture.tsx')).LinePicture);

/** Something over time. */
export function LineChart(props: LineChartProps) {
  const { height = 220, labels } = props;
  return (
    <ChartFrame {...props}>
      <LinePicture
        fallback={<Skeleton label={labels.loading} shape="block" height={height} />}
        {...props}
        height={height}
      />
    </ChartFrame>
  );
}
