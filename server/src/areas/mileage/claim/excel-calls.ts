import type { mileageClaimDesk } from '@naru/contract/areas/mileage/claims.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { sheetWords, STUDENT_FIELDS, studentSheet } from '../core/sheet-words.ts';
import { selectDeskClaims, type DeskClaimRow } from './list-store.ts';
import { isDecided, MILEAGE_DESK_MENU } from './scope-sql.ts';
import { CLAIM } from './store.ts';

type Asked = Omit<z.output<typeof mileageClaimDesk.exportClaims.body>, 'reason'>;

/** The claims in somebody's scope: no notes, no numbers of certificates, no evidence. */
export const claimList = defineSource<Asked, DeskClaimRow>({
  name: 'mileage.claims',
  open: async ({ actor, locale }, { status, typeCode, searchText }) => {
    const narrowed = { isIn: isDecided(actor, 'E'), status, typeCode, search: readSearch(searchText) };
    return {
      menuId: MILEAGE_DESK_MENU,
      visibleScope: JSON.stringify([
        [...actor.rights.scopes(MILEAGE_DESK_MENU, 'E')].toSorted(),
        actor.departmentCodes.toSorted(),
      ]),
      columns: columnsOf(locale),
      readRows: async (db, window) => (await selectDeskClaims(db, { narrowed, locale, window })).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: ['status', ...STUDENT_FIELDS, 'typeCode', 'itemNm', 'happenedOn', 'quantity', 'points', 'askedAt'],
      audit: { action: 'mileageClaimDesk.exportClaims', entity: CLAIM, entityId: MILEAGE_DESK_MENU },
    };
  },
});

export const exportClaims = exportsList<typeof mileageClaimDesk.exportClaims, Asked>(
  claimList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function columnsOf(locale: Locale): SheetColumn<DeskClaimRow>[] {
  const say = sheetWords[locale];
  return [
    { header: say.status, width: 10, value: ({ status }) => enumWord('mileageClaimStatus', status, locale) },
    ...studentSheet<DeskClaimRow>(locale, ({ deptNm }) => deptNm),
    { header: say.type, width: 16, value: ({ typeCode }) => enumWord('mileageType', typeCode, locale) },
    { header: say.item, width: 24, value: ({ itemNm }) => itemNm },
    { header: say.happenedOn, width: 12, value: ({ happenedOn }) => happenedOn },
    { header: say.quantity, width: 8, value: ({ quantity }) => quantity },
    { header: say.expected, width: 14, value: ({ expected }) => expected },
    { header: say.points, width: 12, value: ({ status, brought }) => (status === 'APPROVED' ? (brought ?? 0) : null) },
    { header: say.askedOn, width: 12, value: ({ askedAt }) => koreanDate(askedAt) },
    { header: say.decidedOn, width: 12, value: ({ decidedAt }) => decidedAt && koreanDate(decidedAt) },
    { header: say.decidedBy, width: 14, value: ({ decidedByNm }) => decidedByNm },
  ];
}
