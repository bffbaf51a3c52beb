import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import styles from './radar-chart.module.css';
import { Skeleton } from './skeleton.tsx';
import { loadOnUse } from './load-on-use.tsx';
import { useWords } from './use-words.ts';
import { chartWords } from './words/chart.ts';

export interface RadarAxis {
  readonly name: string;
  readonly value: number;
  /** The previous value; drawn dashed, with its difference beside the value. */
  readonly before?: number | undefined;
}

export interface RadarChartProps extends Omit<ChartFrameProps, 'children'> {
  /** Five to eight axes. */
  readonly axes: readonly RadarAxis[];
  /** The largest value; 100. */
  readonly max?: number | undefined;
  readonly height?: number | undefined;
  /** The labels of the values: "2학기 (100점 만점)" and "1학기". */
  readonly labels: { readonly now: string; readonly before: string };
}

const RadarPicture = loadOnUse(async () => (await import('./radar-picture.tsx')).RadarPicture);

/** Shows a profile of five to eight parts. */
export function RadarChart(props: RadarChartProps) {
  const { axes, height = 280, labels, empty } = props;
  const words = useWords(chartWords);
  return (
    <ChartFrame {...props} empty={axes.length > 0 ? undefined : (empty ?? words.empty)}>
      <RadarPicture fallback={<Skeleton shape="block" height={height} />} {...props} height={height} />
      <ul className={styles.key}>
        <li className={styles.now}>{labels.now}</li>
        {axes.some((axis) => axis.before !== undefined) && <li className={styles.before}>{labels.before}</li>}
      </ul>
    </ChartFrame>
  );
}
