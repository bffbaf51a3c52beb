import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendPlainComponent, TooltipComponent } from 'echarts/components';
import type { EChartsCoreOption } from 'echarts/core';
import { use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import type { BarChartProps } from './bar-chart.tsx';
import { ChartPicture } from './chart-picture.tsx';
import type { ChartColours } from './chart-theme.ts';
import { describeTooltip } from './chart-theme.ts';

register([BarChart, GridComponent, TooltipComponent, LegendPlainComponent, AriaComponent, SVGRenderer]);

export type BarPictureProps = Pick<
  BarChartProps,
  'finding' | 'categories' | 'series' | 'formatValue' | 'lying' | 'stacked'
> & { readonly height: number };

/** The heavy half of BarChart. */
export function BarPicture(props: BarPictureProps) {
  const { finding, categories, series, formatValue, lying = false, stacked = false, height } = props;
  const describe = useCallback(
    (colours: ChartColours): EChartsCoreOption => {
      const names = {
        type: 'category',
        data: [...categories],
        inverse: lying,
        axisLine: { lineStyle: { color: colours.line } },
        axisTick: { show: false },
        axisLabel: { color: colours.ink2, fontSize: colours.letter, interval: 0, hideOverlap: true },
      };
      const amounts = {
        type: 'value',
        min: 0,
        splitNumber: 3,
        axisLabel: { show: false },
        splitLine: { show: !lying, lineStyle: { color: colours.line } },
      };
      return {
        grid: {
          top: (series.length > 1 ? 36 : 20) * colours.scale,
          right: lying ? 48 * colours.scale : 0,
          bottom: 0,
          left: 0,
          outerBoundsMode: 'same',
        },
        tooltip: { ...describeTooltip(colours), trigger: 'item' },
        legend: {
          show: series.length > 1,
          top: 0,
          left: 0,
          itemWidth: 14,
          itemHeight: 14,
          textStyle: { color: colours.ink2, fontSize: colours.letter },
          selectedMode: false,
        },
        xAxis: lying ? amounts : names,
        yAxis: lying ? names : amounts,
        series: series.map((bars, index) => ({
          type: 'bar',
          name: bars.name,
          data: bars.values.map((value) => value ?? '-'),
          color: colours.series[index],
          barMaxWidth: 32,
          ...(stacked && { stack: 'all' }),
          // One series needs no pattern to be told from another.
          ...(series.length === 1 && { itemStyle: { decal: { symbol: 'none' }, borderRadius: 2 } }),
          label: {
            show: !stacked,
            position: lying ? 'right' : 'top',
            color: colours.ink,
            fontSize: colours.letter,
            formatter: ({ value }: { value: unknown }) => (typeof value === 'number' ? formatValue(value) : ''),
          },
          labelLayout: { hideOverlap: true },
        })),
      };
    },
    [categories, series, formatValue, lying, stacked],
  );
  return <ChartPicture label={finding} height={height} describe={describe} />;
}
