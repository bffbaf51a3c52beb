import type { ChartSeries } from './line-chart.tsx';

export interface ChartValues {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
}

/** The amount to draw for a value: null for no number, and never below zero. */
export function readAmount(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : null;
}

/** Lists a category and its value in each series: "3주차", "올해 10", "작년 9". A gap stays a dash. */
export function describeValues({ categories, series, formatValue }: ChartValues, index: number): string[] {
  const values = series.map(({ name, values: all }) => {
    const value = readAmount(all[index]);
    return `${name} ${value === null ? '–' : formatValue(value)}`;
  });
  return [categories[index] ?? '', ...values];
}

/** Lists the places of the categories for which any series has a value. */
export function listTimes({ categories, series }: Pick<ChartValues, 'categories' | 'series'>): number[] {
  return [...categories.keys()].filter((at) => series.some(({ values }) => readAmount(values[at]) !== null));
}

/** Whether there is anything to draw. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => readAmount(value) !== null));
}
