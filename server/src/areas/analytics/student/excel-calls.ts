import { STUDENT_EXPORT_MOST, type analytics } from '@naru/contract/areas/analytics.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy.ts';
import { writeAudit } from '../../../blocks/audit/store.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import { attachmentHeader } from '../../../platform/files/name.ts';
import { EXCEL_TYPE, writeWorkbook, type SheetColumn } from '../../../platform/excel/workbook.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { FileSender } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { readAsked, sightOf, STUDENT_MENU } from './calls.ts';
import { selectStudentPage, type StudentRow } from './store.ts';
import { words } from './words.ts';

const REASON_LEAST = 5;

/** The list as it stands on the screen, for who holds E; whose data leaves with it is written down first. */
export const exportStudents: FileSender<typeof analytics.exportStudents> = async (ctx, { body }) => {
  const say = words[ctx.locale];
  const reason = body.reason.trim();
  if (reason.length < REASON_LEAST) return failField('reason', say.reason);
  const sight = sightOf(ctx, 'E');
  const window = { number: 0, size: STUDENT_EXPORT_MOST + 1, offset: 0 };
  const { rows } = await selectStudentPage(ctx.db, sight, { ...readAsked(ctx, body), window }, ctx.locale);
  if (rows.length > STUDENT_EXPORT_MOST) return failField('reason', say.tooManyRows(STUDENT_EXPORT_MOST));
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(STUDENT_MENU) ?? fail('notFound');
  const seesAverages = sight.averages.length > 0;
  await ctx.db.transaction().execute(async (tx) => {
    await writePrivacyLog(tx, ctx, {
      action: 'XLS',
      menuId: STUDENT_MENU,
      subjectIds: rows.map((row) => row.memberId),
      fields: [
        'name',
        'studentNo',
        'deptNm',
        'grade',
        'registerStatus',
        'advisorNm',
        ...(seesAverages ? ['gradeAverage'] : []),
      ],
      reason,
    });
    const after = { rows: rows.length, reason };
    await writeAudit(tx, ctx, { action: 'analytics.exportStudents', entity: 'student', entityId: STUDENT_MENU, after });
  });
  const name = ctx.locale === 'en' ? menu.nameEn : menu.nameKo;
  return {
    headers: {
      'content-type': EXCEL_TYPE,
      'content-disposition': attachmentHeader(`${name}_${koreanDate(ctx.now)}_${ctx.actor.nameKo}.xlsx`),
      'cache-control': 'private, no-store',
    },
    body: await writeWorkbook({ name, columns: columnsOf(ctx.locale, seesAverages), rows }),
  };
};

function columnsOf(locale: Locale, seesAverages: boolean): SheetColumn<StudentRow>[] {
  const say = words[locale];
  return [
    { header: say.name, width: 16, value: (row) => row.name },
    { header: say.studentNo, width: 14, value: (row) => row.studentNumber },
    { header: say.department, width: 26, value: (row) => row.departmentName },
    { header: say.grade, width: 8, value: (row) => say.gradeOf(row.grade) },
    { header: say.registerStatus, width: 10, value: (row) => enumWord('schoolRegister', row.registerStatus, locale) },
    { header: say.advisor, width: 16, value: (row) => row.advisorName },
    ...(seesAverages ? [{ header: say.gradeAverage, width: 10, value: (row: StudentRow) => row.gradeAverage }] : []),
  ];
}
