import type { mileageBalances as calls } from '@naru/contract/areas/mileage/balances.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { requireOffice } from '../close/rights.ts';
import { sheetWords, STUDENT_FIELDS, studentSheet } from '../core/sheet-words.ts';
import { DESK_MENU } from '../use/scope-sql.ts';
import { presentBalance } from './present.ts';
import { selectBalances, type BalanceRow } from './store.ts';

type Asked = Omit<z.output<typeof calls.exportBalances.body>, 'reason'>;

/** Balances and debts of everybody, without lines. */
export const balanceList = defineSource<Asked, BalanceRow>({
  name: 'mileage.balances',
  open: async ({ actor, locale }, { isOwed = false, searchText }) => {
    requireOffice(actor, 'E');
    const narrowed = { isOwed, search: readSearch(searchText) };
    return {
      menuId: DESK_MENU,
      visibleScope: 'ALL',
      columns: columnsOf(locale),
      readRows: async (db, window) => (await selectBalances(db, { narrowed, locale }, window)).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: [...STUDENT_FIELDS, 'balance', 'held', 'available', 'owed'],
      audit: { action: 'mileageBalances.exportBalances', entity: 'mileage_account', entityId: DESK_MENU },
    };
  },
});

export const exportBalances = exportsList<typeof calls.exportBalances, Asked>(
  balanceList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function columnsOf(locale: Locale): SheetColumn<BalanceRow>[] {
  const say = sheetWords[locale];
  return [
    ...studentSheet<BalanceRow>(locale, ({ departmentName }) => departmentName),
    { header: say.balance, width: 12, value: ({ balance }) => balance },
    { header: say.held, width: 14, value: ({ held }) => held },
    { header: say.available, width: 18, value: (row) => presentBalance(row).available },
    { header: say.owed, width: 14, value: (row) => presentBalance(row).owed },
  ];
}
