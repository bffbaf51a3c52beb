import type { mileageUseDesk } from '@naru/contract/areas/mileage/uses.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { sheetWords, STUDENT_FIELDS, studentSheet, useStatusWords } from '../core/sheet-words.ts';
import { selectUsePage, type DeskUseRow } from './desk-store.ts';
import { wonOf } from './rules.ts';
import { DESK_MENU, isAskedOf } from './scope-sql.ts';
import { USE } from './store.ts';

type Asked = Omit<z.output<typeof mileageUseDesk.exportUses.body>, 'reason'>;

/** The uses that were asked for: no notes, and nothing of accounts, not even their ends. */
export const useList = defineSource<Asked, DeskUseRow>({
  name: 'mileage.uses',
  open: async ({ actor, locale }, { status, purposeCode, searchText }) => {
    const isIn = isAskedOf(actor, 'E');
    const narrowed = { status, purposeCode, search: readSearch(searchText) };
    return {
      menuId: DESK_MENU,
      visibleScope: JSON.stringify([...actor.rights.scopes(DESK_MENU, 'E')].toSorted()),
      columns: columnsOf(locale),
      readRows: async (db, window) => (await selectUsePage(db, { isIn, narrowed, locale }, window)).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: [
        'status',
        ...STUDENT_FIELDS,
        'purposeNm',
        'amount',
        'won',
        'owed',
        'term',
        'appliedAt',
        'decidedAt',
        'paidAt',
      ],
      audit: { action: 'mileageUseDesk.exportUses', entity: USE, entityId: DESK_MENU },
    };
  },
});

export const exportUses = exportsList<typeof mileageUseDesk.exportUses, Asked>(
  useList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

const dayOf = (at: Date | null): string | null => at && koreanDate(at);

function columnsOf(locale: Locale): SheetColumn<DeskUseRow>[] {
  const say = sheetWords[locale];
  const semesters = new Map(enumOptions('semester', locale).map(({ key, value }) => [key, value]));
  return [
    { header: say.status, width: 10, value: ({ status }) => useStatusWords[locale][status] },
    ...studentSheet<DeskUseRow>(locale, ({ departmentName }) => departmentName),
    { header: say.purpose, width: 20, value: ({ purposeName }) => purposeName },
    { header: say.points, width: 12, value: ({ amount }) => amount },
    { header: say.won, width: 14, value: wonOf },
    { header: say.owed, width: 12, value: ({ owed }) => owed || null },
    {
      header: say.term,
      width: 16,
      value: ({ year, semesterCode }) => say.termOf(year, semesters.get(semesterCode) ?? semesterCode),
    },
    { header: say.askedOn, width: 12, value: ({ appliedAt }) => dayOf(appliedAt) },
    { header: say.decidedOn, width: 12, value: ({ decidedAt }) => dayOf(decidedAt) },
    { header: say.paidOn, width: 12, value: ({ paidAt }) => dayOf(paidAt) },
  ];
}
