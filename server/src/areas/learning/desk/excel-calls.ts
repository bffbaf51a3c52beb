import type { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { selectIsInScope } from '../core/programme-store.ts';
import { attendanceRate } from '../core/rules.ts';
import { DESK_MENU, isLookedAfter } from '../core/scope-sql.ts';
import { selectApplicants, type ApplicantRow } from './applicant-store.ts';
import { deskWords } from './words.ts';

type Asked = Omit<z.output<typeof applicantDesk.exportApplicants.body>, 'reason'> & { readonly id: string };

/** The applicants of a programme, for people with E on it. */
export const applicantList = defineSource<Asked, ApplicantRow>({
  name: 'programme.applicants',
  open: async (ctx, { id, status, searchText }) => {
    if (!(await selectIsInScope(ctx.db, id, isLookedAfter(ctx.actor, 'E')))) fail('notFound');
    const narrowed = { programmeId: id, status, search: readSearch(searchText) };
    return {
      menuId: DESK_MENU,
      visibleScope: JSON.stringify([
        [...ctx.actor.rights.scopes(DESK_MENU, 'E')].toSorted(),
        ctx.actor.departmentCodes,
      ]),
      columns: columnsOf(ctx.locale),
      readRows: async (db, window) =>
        (await selectApplicants(db, { narrowed, locale: ctx.locale, now: ctx.now }, window)).rows,
      subjectOf: ({ memberId }) => memberId,
      fields: [
        'status',
        'name',
        'number',
        'deptNm',
        'grade',
        'appliedAt',
        'answer',
        'rank',
        'rate',
        'completedAt',
        'reason',
      ],
      audit: { action: 'applicantDesk.exportApplicants', entity: 'programme', entityId: id },
    };
  },
});

export const exportApplicants = exportsList<typeof applicantDesk.exportApplicants, Asked>(
  applicantList,
  ({ params: { id }, body: { reason, ...asked } }) => ({ asked: { id, ...asked }, reason }),
);

function columnsOf(locale: Locale): SheetColumn<ApplicantRow>[] {
  const { sheet: say, reasonOf } = deskWords[locale];
  return [
    { header: say.status, width: 10, value: ({ status }) => enumWord('traineeStatus', status, locale) },
    { header: say.name, width: 14, value: ({ name }) => name },
    { header: say.number, width: 14, value: ({ number }) => number },
    { header: say.department, width: 24, value: ({ deptNm }) => deptNm },
    { header: say.grade, width: 8, value: ({ grade }) => grade },
    { header: say.appliedAt, width: 18, value: ({ appliedAt }) => appliedAt },
    { header: say.answer, width: 40, value: ({ answer }) => answer },
    { header: say.rank, width: 10, value: ({ rank }) => rank },
    { header: say.rate, width: 10, value: (row) => (row.status === 'CONFIRM' ? attendanceRate(row) : null) },
    { header: say.completed, width: 10, value: ({ completedAt }) => (completedAt === null ? null : say.yes) },
    {
      header: say.reason,
      width: 30,
      value: ({ reason, reasonCode }) => reason ?? (reasonCode === null ? null : reasonOf[reasonCode]),
    },
  ];
}
