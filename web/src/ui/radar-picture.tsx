import { RadarChart } from 'echarts/charts';
import { AriaComponent, RadarComponent } from 'echarts/components';
import type { EChartsCoreOption } from 'echarts/core';
import { use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { ChartPicture } from './chart-picture.tsx';
import type { ChartColours } from './chart-theme.ts';
import type { RadarAxis, RadarChartProps } from './radar-chart.tsx';

register([RadarChart, RadarComponent, AriaComponent, SVGRenderer]);

export type RadarPictureProps = Pick<RadarChartProps, 'finding' | 'axes' | 'max' | 'labels'> & {
  readonly height: number;
};

/** The heavy half of RadarChart. */
export function RadarPicture({ finding, axes, max = 100, labels, height }: RadarPictureProps) {
  const describe = useCallback(
    (colours: ChartColours, width: number): EChartsCoreOption => {
      const hasBefore = axes.some((axis) => axis.before !== undefined);
      const small = { fontSize: colours.letter, lineHeight: 18 * colours.scale };
      // With an axis straight down its name needs the same room below as above.
      const hasFoot = axes.length % 2 === 0;
      const room = (hasFoot ? 112 : 88) * colours.scale;
      return {
        radar: {
          center: ['50%', hasFoot ? '50%' : '52%'],
          radius: Math.max(48, Math.min(width / 2 - 72 * colours.scale, (height * colours.scale - room) / 2)),
          splitNumber: 4,
          clockwise: true,
          indicator: axes.map((axis) => ({ name: axis.name, min: 0, max })),
          axisName: {
            formatter: (name?: string) => writeAxis(axes.find((axis) => axis.name === name)),
            rich: {
              name: { ...small, color: colours.ink2 },
              value: { ...small, color: colours.ink, fontWeight: 700 },
              up: { ...small, color: colours.accentText, fontWeight: 600 },
              down: { ...small, color: colours.ink2, fontWeight: 600 },
            },
          },
          axisNameGap: 10,
          axisLine: { lineStyle: { color: colours.line } },
          splitLine: { lineStyle: { color: colours.line } },
          splitArea: { show: false },
        },
        series: [
          {
            type: 'radar',
            data: [
              ...(hasBefore
                ? [
                    {
                      name: labels.before,
                      value: axes.map((axis) => axis.before ?? axis.value),
                      symbol: 'none',
                      itemStyle: { color: colours.ink3 },
                      lineStyle: { color: colours.ink2, width: 1.5, type: 'dashed' },
                    },
                  ]
                : []),
              {
                name: labels.now,
                value: axes.map((axis) => axis.value),
                symbol: 'circle',
                symbolSize: 6,
                itemStyle: { color: colours.series[0] },
                lineStyle: { color: colours.series[0], width: 2 },
                areaStyle: { color: colours.series[0], opacity: 0.12, decal: { symbol: 'none' } },
              },
            ],
          },
        ],
      };
    },
    [axes, max, labels, height],
  );
  return <ChartPicture label={finding} height={height} describe={describe} />;
}

/** The name over its value, and the change as an arrow with a number. */
function writeAxis(axis: RadarAxis | undefined): string {
  if (!axis) return '';
  const change = axis.before === undefined ? 0 : axis.value - axis.before;
  const mark = change > 0 ? ` {up|▲${change}}` : change < 0 ? ` {down|▼${-change}}` : '';
  return `{name|${axis.name}}\n{value|${axis.value}}${mark}`;
}
