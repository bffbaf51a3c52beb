import type { changeLog } from '@naru/contract/areas/change-log.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource, type ListSource } from '../../../blocks/manifest/list-source.ts';
import type { LoggedRecord } from '../../../blocks/manifest/logged-record.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { FieldChange, LoggedChange } from '@naru/contract/areas/change-log.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { AUDIT_MENU } from './calls.ts';
import { presentChanges, presentFields, readFilters } from './log.ts';
import { selectChangeDetails } from './store.ts';
import { changeWords } from './words.ts';

type ExportParams = Omit<z.output<typeof changeLog.exportChanges.body>, 'reason'>;

type SheetRow = LoggedChange & { readonly memberId: string | null; readonly fields: readonly FieldChange[] };

/** The list as the screen has it, with what each entry changed. */
export const changeList = (records: readonly LoggedRecord[]): ListSource<ExportParams> =>
  defineSource<ExportParams, SheetRow>({
    name: 'change.list',
    open: async ({ locale }, params) => ({
      menuId: AUDIT_MENU,
      visibleScope: 'ALL',
      columns: columnsOf(locale),
      readRows: async (db, window) => {
        const rows = await selectChangeDetails(db, readFilters(records, params), { window, locale });
        const changes = await presentChanges(db, rows, { records, locale });
        const fields = await presentFields(db, rows, { records, locale });
        return changes.map((change, at) => ({
          ...change,
          memberId: rows[at]?.actorId ?? null,
          fields: fields[at] ?? [],
        }));
      },
      subjectOf: ({ memberId }) => memberId ?? undefined,
      fields: ['at', 'byNm', 'byNumber', 'actNm', 'kindNm', 'recordNm', 'fieldList'],
      audit: { action: 'changeLog.exportChanges', entity: 'audit_log', entityId: AUDIT_MENU },
    }),
  });

export const exportChanges = (records: readonly LoggedRecord[]) =>
  exportsList<typeof changeLog.exportChanges, ExportParams>(changeList(records), ({ body: { reason, ...asked } }) => ({
    asked,
    reason,
  }));

function columnsOf(locale: Locale): SheetColumn<SheetRow>[] {
  const { sheet: say, portal } = changeWords[locale];
  return [
    { header: say.at, width: 20, value: ({ at }) => new Date(at) },
    { header: say.by, width: 16, value: ({ byNm }) => byNm ?? portal },
    { header: say.number, width: 14, value: ({ byNumber }) => byNumber },
    { header: say.act, width: 20, value: ({ actNm }) => actNm },
    { header: say.kind, width: 16, value: ({ kindNm }) => kindNm },
    { header: say.record, width: 24, value: ({ recordNm, recordId }) => recordNm ?? recordId },
    { header: say.differences, width: 60, value: ({ fields }) => fields.map(writeLine).join('\n') },
  ];
}

const writeSide = (lines: readonly string[]): string => lines.join(', ') || '–';

const writeLine = ({ fieldNm, beforeList, afterList }: FieldChange): string =>
  `${fieldNm && `${fieldNm}: `}${writeSide(beforeList)} → ${writeSide(afterList)}`;
