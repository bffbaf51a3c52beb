import type { ChartSeries } from './line-chart.tsx';

export interface ChartValues {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
}

/** What is drawn of a value: nothing is drawn of what is not a number, and nothing goes below zero. */
export function readAmount(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : null;
}

/** A category and what each series has there: "3주차", "올해 10", "작년 9". A gap stays a dash. */
export function describeValues({ categories, series, formatValue }: ChartValues, index: number): string[] {
  const values = series.map(({ name, values: all }) => {
    const value = readAmount(all[index]);
    return `${name} ${value === null ? '–' : formatValue(value)}`;
  });
  return [categories[index] ?? '', ...values];
}

/** Whether there is anything to draw. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => readAmount(value) !== null));
}
