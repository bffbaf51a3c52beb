import type { mileageCloses as calls } from '@naru/contract/areas/mileage/closes.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { DESK_MENU } from '../use/scope-sql.ts';
import { requireOffice } from './rights.ts';
import { selectStandings, type StandingRow } from './standing-store.ts';
import { selectOptionalClose } from './store.ts';
import { closeWords } from './words.ts';

type Asked = Omit<z.output<typeof calls.exportStandings.body>, 'reason'> & { readonly id: string };

/** How everybody stood at a close, for the mileage office. */
export const standingList = defineSource<Asked, StandingRow>({
  name: 'mileage.standings',
  open: async (ctx, { id, searchText }) => {
    requireOffice(ctx.actor, 'E');
    const close = (await selectOptionalClose(ctx.db, id, ctx.locale)) ?? fail('notFound');
    const narrowed = { closeId: close.id, search: readSearch(searchText) };
    return {
      menuId: DESK_MENU,
      visibleScope: 'ALL',
      columns: columnsOf(ctx.locale),
      readRows: async (db, window) => (await selectStandings(db, { narrowed, locale: ctx.locale }, window)).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: ['rank', 'name', 'number', 'deptNm', 'grade', 'earned', 'balance', 'surveyCount', 'programmeCount'],
      audit: { action: 'mileageCloses.exportStandings', entity: 'mileage_close', entityId: id },
    };
  },
});

export const exportStandings = exportsList<typeof calls.exportStandings, Asked>(
  standingList,
  ({ params: { id }, body: { reason, ...asked } }) => ({ asked: { id, ...asked }, reason }),
);

function columnsOf(locale: Locale): SheetColumn<StandingRow>[] {
  const say = closeWords[locale].sheet;
  return [
    { header: say.rank, width: 8, value: ({ rank }) => rank },
    { header: say.name, width: 14, value: ({ name }) => name },
    { header: say.number, width: 14, value: ({ number }) => number },
    { header: say.department, width: 24, value: ({ departmentName }) => departmentName },
    { header: say.grade, width: 8, value: ({ grade }) => grade },
    { header: say.earned, width: 14, value: ({ earned }) => earned },
    { header: say.balance, width: 12, value: ({ balance }) => balance },
    { header: say.surveys, width: 12, value: ({ surveyCount }) => surveyCount },
    { header: say.programmes, width: 14, value: ({ programmeCount }) => programmeCount },
  ];
}
