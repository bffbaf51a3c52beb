import { DUTY, type duties } from '@naru/contract/areas/duty.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { DUTY_MENU, scopeOf } from './scope-sql.ts';
import { APPOINTMENT, selectAppointments, type AppointmentRow } from './store.ts';
import { listWords } from './words.ts';

type Asked = Omit<z.output<typeof duties.exportDuties.body>, 'reason'>;

/** The list as the screen has it, for people with E. */
export const dutyList = defineSource<Asked, AppointmentRow>({
  name: 'duty.list',
  open: async (ctx, { dutyCode: duty, status, deptCode: department, searchText }) => {
    const scope = scopeOf(ctx.actor, 'E');
    const narrowed = { duty, status, department, search: readSearch(searchText) };
    return {
      menuId: DUTY_MENU,
      visibleScope: JSON.stringify(scope),
      columns: columnsOf(ctx.locale),
      readRows: async (db, window) =>
        (await selectAppointments(db, { scope, locale: ctx.locale, narrowed }, window)).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: ['name', 'number', 'dutyCode', 'deptNm', 'status', 'beginsOn', 'endsOn'],
      audit: { action: 'duties.exportDuties', entity: APPOINTMENT, entityId: DUTY_MENU },
    };
  },
});

export const exportDuties = exportsList<typeof duties.exportDuties, Asked>(
  dutyList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function columnsOf(locale: Locale): SheetColumn<AppointmentRow>[] {
  const say = listWords[locale];
  const { dutyCode: duty, deptCode, beginsOn: begins, endsOn: ends } = DUTY.fields;
  return [
    { header: say.name, width: 16, value: ({ name }) => name },
    { header: say.number, width: 14, value: ({ number }) => number },
    { header: duty.name[locale], width: 24, value: ({ dutyCode }) => enumWord('duty', dutyCode, locale) },
    { header: deptCode.name[locale], width: 24, value: ({ deptNm }) => deptNm },
    { header: say.status, width: 14, value: ({ status }) => enumWord('dutyStatus', status, locale) },
    { header: begins.name[locale], width: 12, value: ({ beginsOn }) => beginsOn },
    { header: ends.name[locale], width: 12, value: ({ endsOn }) => endsOn },
  ];
}
