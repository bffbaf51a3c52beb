import { HeatmapChart } from 'echarts/charts';
import { AriaComponent, GridComponent, VisualMapComponent } from 'echarts/components';
import type { EChartsCoreOption } from 'echarts/core';
import { use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { ChartPicture } from './chart-picture.tsx';
import type { ChartColours } from './chart-theme.ts';
import type { HeatMapProps } from './heat-map.tsx';

register([HeatmapChart, GridComponent, VisualMapComponent, AriaComponent, SVGRenderer]);

export type HeatPictureProps = Pick<HeatMapProps, 'finding' | 'columns' | 'rows' | 'values' | 'formatValue'> & {
  readonly height: number;
};

/** The heavy half of HeatMap. */
export function HeatPicture({ finding, columns, rows, values, formatValue, height }: HeatPictureProps) {
  const describe = useCallback(
    (colours: ChartColours): EChartsCoreOption => {
      const most = Math.max(1, ...values.flat().map((value) => value ?? 0));
      const cells = values.flatMap((row, y) => row.map((value, x) => [x, y, value ?? '-']));
      const axis = {
        type: 'category',
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { color: colours.ink3, fontSize: colours.letter, interval: 0, hideOverlap: true },
      };
      return {
        // Each field has its number: a pattern would only make that hard to read.
        aria: { enabled: true, label: { description: finding }, decal: { show: false } },
        grid: { top: 0, right: 0, bottom: 0, left: 0, outerBoundsMode: 'same' },
        xAxis: { ...axis, position: 'top', data: [...columns] },
        yAxis: { ...axis, inverse: true, data: [...rows] },
        visualMap: {
          show: false,
          min: 0,
          max: most,
          inRange: { color: [colours.accentTint, colours.accentTint2, colours.accentLine] },
        },
        series: [
          {
            type: 'heatmap',
            data: cells,
            itemStyle: { borderColor: colours.bg, borderWidth: 2, borderRadius: 4 },
            label: {
              show: true,
              // Every shade of the ramp is light enough, or in the dark deep enough, for ink.
              color: colours.ink,
              fontSize: colours.letter,
              formatter: ({ value }: { value: unknown }) => writeCell(value, formatValue),
            },
            emphasis: { disabled: true },
          },
        ],
      };
    },
    [finding, columns, rows, values, formatValue],
  );
  return <ChartPicture label={finding} height={height} describe={describe} />;
}

function writeCell(value: unknown, formatValue: (value: number) => string): string {
  const amount: unknown = Array.isArray(value) ? value[2] : undefined;
  return typeof amount === 'number' && amount > 0 ? formatValue(amount) : '';
}
