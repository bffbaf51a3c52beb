import type { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { dayEndingAt, soonUntil } from '../correction/rules.ts';
import { DESK_MENU, isOffered } from '../correction/scope-sql.ts';
import { CORRECTION } from '../correction/store.ts';
import { selectQueue, type QueuedRow } from './list-store.ts';
import { isInTab, statusOf } from './tabs-sql.ts';
import { deskWords, wantedWords } from './words.ts';

type Asked = Omit<z.output<typeof correctionDesk.exportCorrections.body>, 'reason'>;

/** The figures of requests, without their titles and nothing of what was handed in. */
export const correctionList = defineSource<Asked, QueuedRow>({
  name: 'corrections.queue',
  open: async ({ actor, now, locale }, { tab, status, wanted, urgency, assigneeId, searchText }) => {
    const reader = { actor, now, today: koreanDate(now) };
    const narrowed = {
      isIn: isInTab(tab, reader),
      isOffered: isOffered(reader),
      status: statusOf(tab, status),
      wanted,
      urgency,
      assigneeId,
      search: readSearch(searchText),
      now,
      soonUntil: soonUntil(now),
    };
    return {
      menuId: DESK_MENU,
      visibleScope: JSON.stringify([[...actor.rights.scopes(DESK_MENU, 'E')].toSorted(), tab]),
      columns: columnsOf(locale),
      readRows: async (db, window) => (await selectQueue(db, { narrowed, locale, window })).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: ['status', 'wanted', 'characters', 'round', 'dueOn', 'requestedAt', 'answerOn', 'assigneeNm'],
      audit: { action: 'correctionDesk.exportCorrections', entity: CORRECTION, entityId: DESK_MENU },
    };
  },
});

export const exportCorrections = exportsList<typeof correctionDesk.exportCorrections, Asked>(
  correctionList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function columnsOf(locale: Locale): SheetColumn<QueuedRow>[] {
  const say = deskWords[locale].sheet;
  return [
    { header: say.status, width: 10, value: ({ status }) => enumWord('correctionStatus', status, locale) },
    { header: say.department, width: 20, value: ({ deptNm }) => deptNm },
    { header: say.wanted, width: 16, value: ({ wanted }) => wantedWords[locale][wanted] },
    { header: say.characters, width: 10, value: ({ characters }) => characters },
    { header: say.round, width: 8, value: ({ round }) => round },
    { header: say.dueOn, width: 12, value: ({ dueOn }) => dueOn },
    { header: say.requestedOn, width: 12, value: ({ requestedAt }) => koreanDate(requestedAt) },
    { header: say.answerOn, width: 12, value: ({ answerBy }) => dayEndingAt(answerBy) },
    { header: say.assignee, width: 14, value: ({ assigneeName }) => assigneeName },
    { header: say.completedOn, width: 12, value: ({ completedAt }) => completedAt && koreanDate(completedAt) },
  ];
}
