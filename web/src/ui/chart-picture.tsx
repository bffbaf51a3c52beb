import type { EChartsCoreOption } from 'echarts/core';
import { init } from 'echarts/core';
import { useEffect, useRef } from 'react';
import styles from './chart-picture.module.css';
import type { ChartColours } from './chart-theme.ts';
import { readChartColours, watchTheme } from './chart-theme.ts';

export interface ChartPictureProps {
  /** Read out in place of the picture. */
  readonly label: string;
  /** CSS pixels at the usual size of letters; it grows with them. */
  readonly height: number;
  /** Describes the picture in the colours of now; draws again when it changes. */
  readonly describe: (colours: ChartColours, width: number) => EChartsCoreOption;
}

/** An ECharts picture as SVG; each kind of chart registers its own parts. */
export function ChartPicture({ label, height, describe }: ChartPictureProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const chart = init(element, null, { renderer: 'svg' });
    const draw = () => {
      const shared = {
        // A picture shows where nothing came from, so nothing moves.
        animation: false,
        aria: { enabled: true, label: { description: label }, decal: { show: true } },
        textStyle: { fontFamily: getComputedStyle(element).fontFamily },
      };
      chart.setOption({ ...shared, ...describe(readChartColours(element), element.clientWidth) }, true);
    };
    draw();
    const observer = new ResizeObserver(() => {
      chart.resize();
      draw();
    });
    observer.observe(element);
    const unwatch = watchTheme(draw);
    return () => {
      observer.disconnect();
      unwatch();
      chart.dispose();
    };
  }, [describe, label]);

  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here, not loaded
  return (
    <div ref={ref} className={styles.picture} role="img" aria-label={label} style={{ height: `${height / 16}rem` }} />
  );
}
