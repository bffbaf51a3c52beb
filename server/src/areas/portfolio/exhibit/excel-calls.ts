import type { nominationDesk } from '@naru/contract/areas/portfolio/nomination.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectNominationPage, type DeskRow } from './desk-store.ts';
import { GALLERY_MENU, isListed } from './scope-sql.ts';
import { NOMINATION } from './store.ts';
import { exhibitWords } from './words.ts';

type Asked = Omit<z.output<typeof nominationDesk.exportNominations.body>, 'reason'>;

/** The nominations of a tab: neither reasons nor notes of reviewers. */
export const nominationList = defineSource<Asked, DeskRow>({
  name: 'portfolio.nominations',
  open: async ({ actor, locale }, { tab, deptCode, searchText }) => {
    const narrowed = { isIn: isListed(actor), tab, deptCode, search: readSearch(searchText) };
    return {
      menuId: GALLERY_MENU,
      visibleScope: JSON.stringify([...actor.rights.scopes(GALLERY_MENU, 'E')].toSorted()),
      columns: columnsOf(locale, actor.memberId),
      readRows: async (db, window) =>
        (await selectNominationPage(db, { narrowed, reviewerId: actor.memberId, locale }, window)).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: [
        'status',
        'title',
        'ownerNm',
        'deptNm',
        'nominatedByNm',
        'nominatedAt',
        'score',
        'exhibitFrom',
        'exhibitTo',
      ],
      audit: { action: 'nominationDesk.exportNominations', entity: NOMINATION, entityId: GALLERY_MENU },
    };
  },
});

export const exportNominations = exportsList<typeof nominationDesk.exportNominations, Asked>(
  nominationList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function columnsOf(locale: Locale, readerId: string): SheetColumn<DeskRow>[] {
  const { sheet: say, statuses } = exhibitWords[locale];
  return [
    { header: say.status, width: 14, value: ({ status }) => statuses[status] },
    { header: say.title, width: 30, value: ({ title }) => title },
    { header: say.owner, width: 14, value: ({ ownerName }) => ownerName },
    { header: say.department, width: 20, value: ({ departmentName }) => departmentName },
    { header: say.nominatedBy, width: 14, value: ({ nominatedByName }) => nominatedByName },
    { header: say.nominatedOn, width: 12, value: ({ nominatedAt }) => koreanDate(nominatedAt) },
    { header: say.reviews, width: 8, value: ({ reviewCount }) => reviewCount },
    { header: say.score, width: 10, value: ({ score, memberId }) => (memberId === readerId ? null : score) },
    { header: say.from, width: 12, value: ({ exhibitFrom }) => exhibitFrom },
    { header: say.to, width: 12, value: ({ exhibitTo }) => exhibitTo },
    { header: say.showsName, width: 10, value: ({ showsName }) => (showsName ? say.yes : say.no) },
    { header: say.likes, width: 8, value: ({ likeCount }) => likeCount },
    { header: say.endedOn, width: 12, value: ({ endedAt }) => endedAt && koreanDate(endedAt) },
  ];
}
