import type { abilityParticipation as calls } from '@naru/contract/areas/ability/participation.ts';
import { countCharacters } from '@naru/contract/shared/required-text.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { ASSIGNMENT, selectOptionalAssignment } from './assignment-store.ts';
import { MENU } from './calls.ts';
import { countMissing, selectMissing, type MissingRow } from './missing-store.ts';
import { presentMissing } from './present.ts';
import { participationWords } from './words.ts';

const REASON_LEAST = 5;
const FIELDS = ['name', 'number', 'deptNm', 'grade', 'isBegun', 'remindedAt'];

/** Logs the people before the answer: what cannot be logged is not shown. */
export const pageMissing: Reader<typeof calls.pageMissing> = async (ctx, { params, body }) => {
  const { db, locale } = ctx;
  const { reason, searchText } = body;
  if (countCharacters(reason) < REASON_LEAST) failField('reason', participationWords[locale].shortReason);
  const assignment = (await selectOptionalAssignment(db, params.id, locale)) ?? fail('notFound');
  const window = windowOf(body);
  const asked = { assignmentId: assignment.id, search: readSearch(searchText), locale };
  const [rows, counted] = await Promise.all([selectMissing(db, asked, window), countMissing(db, asked)]);
  await db.transaction().execute((tx) =>
    writePrivacyLog(tx, ctx, {
      action: 'R',
      menuId: MENU,
      subjectIds: rows.map(({ memberId }) => memberId),
      fields: FIELDS,
      reason,
    }),
  );
  return { missingPage: toPage(rows.map(presentMissing), counted, window) };
};

interface Asked {
  readonly id: string;
  readonly searchText?: string | undefined;
}

/** The same people, as a file for the office that calls them. */
export const missingList = defineSource<Asked, MissingRow>({
  name: 'ability.missing',
  open: async ({ db, locale }, { id, searchText }) => {
    const assignment = (await selectOptionalAssignment(db, id, locale)) ?? fail('notFound');
    const asked = { assignmentId: assignment.id, search: readSearch(searchText), locale };
    return {
      menuId: MENU,
      visibleScope: 'ALL',
      columns: columnsOf(locale),
      readRows: (reader, window) => selectMissing(reader, asked, window),
      subjectOf: ({ memberId }) => memberId,
      fields: FIELDS,
      audit: { action: 'abilityParticipation.exportMissing', entity: ASSIGNMENT, entityId: assignment.id },
    };
  },
});

export const exportMissing = exportsList<typeof calls.exportMissing, Asked>(
  missingList,
  ({ params: { id }, body: { reason, ...asked } }) => ({ asked: { id, ...asked }, reason }),
);

function columnsOf(locale: Locale): SheetColumn<MissingRow>[] {
  const { sheet, begun, untouched } = participationWords[locale];
  return [
    { header: sheet.name, width: 14, value: ({ name }) => name },
    { header: sheet.number, width: 14, value: ({ number }) => number },
    { header: sheet.department, width: 24, value: ({ departmentName }) => departmentName },
    { header: sheet.grade, width: 8, value: ({ grade }) => grade },
    { header: sheet.state, width: 14, value: ({ isBegun }) => (isBegun ? begun : untouched) },
    { header: sheet.remindedAt, width: 20, value: ({ remindedAt }) => remindedAt },
  ];
}
