import { Suspense, lazy } from 'react';
import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { Skeleton } from './skeleton.tsx';

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

const HeatPicture = lazy(() => import('./heat-picture.tsx').then((part) => ({ default: part.HeatPicture })));

/** Weeks by hours: the more, the deeper, with the number in each field. */
export function HeatMap(props: HeatMapProps) {
  const { rows, labels } = props;
  const height = props.height ?? 32 + rows.length * 32;
  return (
    <ChartFrame {...props}>
      <Suspense fallback={<Skeleton label={labels.loading} shape="block" height={height} />}>
        <HeatPicture {...props} height={height} />
      </Suspense>
    </ChartFrame>
  );
}
