import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { instrumentTexts } from './texts.ts';

/** Labels of a table in which nothing is chosen or sorted. */
export function useTableLabels() {
  const { loading, sortBy } = useTexts(instrumentTexts).statistics;
  const name = (one: string): string => one;
  return { loading, selectAll: '', selectRow: () => '', sortBy, sortOption: name };
}
