import type { badgeGrants as calls } from '@naru/contract/areas/portfolio/badge-grant.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { describeScope } from '../../../blocks/student/scope-sql.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { BADGE } from './grant.ts';
import { selectGrantPage, type GrantRow } from './list-store.ts';
import { DESK_MENU, isReached } from './scope-sql.ts';
import { badgeWords, sayRevokeReason } from './words.ts';

type Asked = Omit<z.output<typeof calls.exportGrants.body>, 'reason'>;

/** Badges of people as the list shows them, with why they were revoked. */
export const grantList = defineSource<Asked, GrantRow>({
  name: 'badges.granted',
  open: async ({ actor, now, locale }, { classId, deptCode: department, state, way, from, until, searchText }) => {
    const search = readSearch(searchText);
    const narrowed = { isReached: isReached(actor, 'E'), classId, department, state, way, from, until, search, now };
    return {
      menuId: DESK_MENU,
      visibleScope: describeScope(actor, [...actor.rights.scopes(DESK_MENU, 'E')].toSorted()),
      columns: columnsOf(locale),
      readRows: async (db, window) => (await selectGrantPage(db, { narrowed, locale, window })).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: [
        'badge',
        'number',
        'name',
        'dept',
        'state',
        'way',
        'grantedOn',
        'expiresOn',
        'grantedBy',
        'revokedOn',
        'reason',
      ],
      audit: { action: 'badgeGrants.exportGrants', entity: BADGE, entityId: DESK_MENU },
    };
  },
});

export const exportGrants = exportsList<typeof calls.exportGrants, Asked>(
  grantList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function columnsOf(locale: Locale): SheetColumn<GrantRow>[] {
  const { sheet: say, state, way } = badgeWords[locale];
  return [
    { header: say.badge, width: 28, value: ({ achievement }) => achievement.name[locale] },
    { header: say.number, width: 14, value: ({ number }) => number },
    { header: say.name, width: 14, value: ({ name }) => name },
    { header: say.dept, width: 20, value: ({ deptNm }) => deptNm },
    { header: say.state, width: 10, value: (row) => state[row.state] },
    { header: say.way, width: 12, value: (row) => way[row.way] },
    { header: say.grantedOn, width: 12, value: ({ grantedAt }) => koreanDate(grantedAt) },
    { header: say.expiresOn, width: 12, value: ({ expiresAt }) => expiresAt && koreanDate(expiresAt) },
    { header: say.grantedBy, width: 16, value: ({ grantedByName }) => grantedByName },
    { header: say.revokedOn, width: 12, value: ({ revokedAt }) => revokedAt && koreanDate(revokedAt) },
    { header: say.reason, width: 40, value: ({ revokeReason }) => sayRevokeReason(revokeReason, locale) },
  ];
}
