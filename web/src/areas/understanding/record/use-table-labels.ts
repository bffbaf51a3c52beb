import { listTexts } from '../../../blocks/list/texts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataTableLabels } from '../../../ui/data-table.tsx';

/** The texts of a table that is no list of its own: it always shows all rows. */
export function useTableLabels<Row>(rowName: (row: Row) => string): DataTableLabels<Row> {
  const texts = useTexts(listTexts);
  return {
    loading: texts.loading,
    selectAll: texts.selectAll,
    selectRow: (row) => texts.selectRow(rowName(row)),
    sortBy: texts.sortBy,
    sortOption: texts.sortOption,
  };
}
