import type { norms as calls } from '@naru/contract/areas/ability/norm.ts';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectInstrument } from '../scoring/store.ts';
import { CUT_NUMBERS } from './sheet-rules.ts';
import { MENU } from './calls.ts';
import { NORM, selectExportedRows, selectOptionalNorm, type ExportedRow } from './store.ts';
import { normWords } from './words.ts';

interface Asked {
  readonly id: string;
}

/** A norm as the sheet that brings it back. It is of groups: nobody is in it. */
export const normList = defineSource<Asked, ExportedRow>({
  name: 'ability.norm',
  open: async ({ db, locale }, { id }) => {
    const norm = (await selectOptionalNorm(db, id, locale)) ?? fail('notFound');
    const { scaleList } = await selectInstrument(db, norm.versionId);
    return {
      menuId: MENU,
      visibleScope: 'ALL',
      columns: columnsOf(locale, new Map(scaleList.map(({ code, name }) => [code, name[locale]]))),
      readRows: (reader, window) => selectExportedRows(reader, { normId: norm.id, locale }, window),
      subjectOf: () => undefined,
      fields: ['college', 'grade', 'scale', 'people', 'mean', 'deviation', 'error', 'percentiles'],
      audit: { action: 'norms.export', entity: NORM, entityId: norm.id },
    };
  },
});

export const exportNorm = exportsList<typeof calls.exportNorm, Asked>(
  normList,
  ({ params: { id }, body: { reason } }) => ({ asked: { id }, reason }),
);

function columnsOf(locale: Locale, names: ReadonlyMap<string, string>): SheetColumn<ExportedRow>[] {
  const say = normWords[locale].sheet;
  return [
    { header: say.college, width: 14, value: ({ collegeCode }) => collegeCode },
    { header: say.collegeName, width: 20, value: ({ collegeName }) => collegeName },
    { header: say.grade, width: 8, value: ({ grade }) => grade },
    { header: say.scale, width: 16, value: ({ scaleCode }) => scaleCode },
    { header: say.scaleName, width: 20, value: ({ scaleCode }) => names.get(scaleCode) ?? scaleCode },
    { header: say.people, width: 8, value: ({ people }) => people },
    { header: say.mean, width: 10, value: ({ mean }) => mean },
    { header: say.deviation, width: 10, value: ({ deviation }) => deviation },
    { header: say.error, width: 10, value: ({ error }) => error },
    ...CUT_NUMBERS.map((number) => ({
      header: `P${number}`,
      width: 8,
      value: ({ cuts }: ExportedRow) => cuts[number - 1] ?? null,
    })),
  ];
}
