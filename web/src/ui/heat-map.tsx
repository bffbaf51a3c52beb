import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { Skeleton } from './skeleton.tsx';
import { loadOnUse } from './load-on-use.tsx';

export interface HeatMapProps extends Omit<ChartFrameProps, 'children' | 'labels'> {
  /** Days of the week, say. */
  readonly columns: readonly string[];
  /** Hours, say. */
  readonly rows: readonly string[];
  /** A row of values for each of `rows`; null where there is nothing to know. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly formatValue: (value: number) => string;
  readonly height?: number | undefined;
  readonly labels: ChartFrameProps['labels'] & { readonly loading: string };
}

const HeatPicture = loadOnUse(async () => (await import('./heat-picture.tsx')).HeatPicture);

/** Weeks by hours: the more, the deeper, with the number in each field. */
export function HeatMap(props: HeatMapProps) {
  const { rows, labels } = props;
  const height = props.height ?? 32 + rows.length * 32;
  return (
    <ChartFrame {...props}>
      <HeatPicture
        fallback={<Skeleton label={labels.loading} shape="block" height={height} />}
        {...props}
        height={height}
      />
    </ChartFrame>
  );
}
