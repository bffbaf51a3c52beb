import { LineChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import type { EChartsCoreOption } from 'echarts/core';
import { use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { ChartPicture } from './chart-picture.tsx';
import type { ChartColours } from './chart-theme.ts';
import { describeTooltip } from './chart-theme.ts';
import type { LineChartProps } from './line-chart.tsx';

register([LineChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

export type LinePictureProps = Pick<LineChartProps, 'finding' | 'categories' | 'series' | 'formatValue'> & {
  readonly height: number;
};

const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'pin'];

/** The heavy half of LineChart. */
export function LinePicture({ finding, categories, series, formatValue, height }: LinePictureProps) {
  const describe = useCallback(
    (colours: ChartColours, width: number): EChartsCoreOption => ({
      grid: {
        top: 12,
        right: measureEndLabels(series, formatValue) * colours.scale,
        bottom: 28 * colours.scale,
        left: 0,
        containLabel: false,
      },
      tooltip: {
        ...describeTooltip(colours),
        trigger: 'axis',
        axisPointer: { lineStyle: { color: colours.ink3 } },
        valueFormatter: (value: unknown) => (typeof value === 'number' ? formatValue(value) : ''),
      },
      xAxis: {
        type: 'category',
        data: [...categories],
        boundaryGap: false,
        axisLine: { lineStyle: { color: colours.line } },
        axisTick: { show: false },
        axisLabel: {
          color: colours.ink3,
          fontSize: colours.letter,
          interval: spaceLabels(categories, width / colours.scale - measureEndLabels(series, formatValue)),
          alignMinLabel: 'left',
          alignMaxLabel: 'right',
        },
      },
      yAxis: {
        type: 'value',
        splitNumber: 3,
        axisLabel: { show: false },
        splitLine: { lineStyle: { color: colours.line } },
      },
      series: series.map((line, index) => ({
        type: 'line',
        name: line.name,
        data: markLast(line.values, symbols[index] ?? 'circle'),
        symbolSize: 7,
        showAllSymbol: true,
        color: colours.series[index],
        lineStyle: { width: 2, type: index % 2 === 1 ? 'dashed' : 'solid' },
        endLabel: {
          show: true,
          distance: 6,
          color: colours.ink,
          fontSize: colours.letter,
          fontWeight: 600,
          formatter: () => writeEnd(line, formatValue),
        },
        labelLayout: { moveOverlap: 'shiftY' },
      })),
    }),
    [categories, series, formatValue],
  );
  return <ChartPicture label={finding} height={height} describe={describe} />;
}

/** Only the last value of a line has a mark. */
function markLast(values: readonly (number | null)[], symbol: string) {
  const last = values.findLastIndex((value) => value !== null);
  return values.map((value, index) => ({ value: value ?? '-', symbol: index === last ? symbol : 'none' }));
}

function writeEnd(line: LineChartProps['series'][number], formatValue: (value: number) => string): string {
  const last = line.values.findLast((value) => value !== null);
  return last === undefined || last === null ? line.name : `${line.name} ${formatValue(last)}`;
}

/** Hangul is about as wide as it is high. */
function measureEndLabels(series: LineChartProps['series'], formatValue: (value: number) => string): number {
  return 16 + 12 * Math.max(0, ...series.map((line) => writeEnd(line, formatValue).length));
}

/** The first and the last label always, and as many between as have room. */
function spaceLabels(categories: readonly string[], width: number) {
  const last = categories.length - 1;
  const widest = 24 + 13 * Math.max(0, ...categories.map((category) => category.length));
  const step = Math.max(1, Math.ceil((last * widest) / Math.max(1, width)));
  return (index: number) => index === last || (index % step === 0 && index <= last - step);
}
