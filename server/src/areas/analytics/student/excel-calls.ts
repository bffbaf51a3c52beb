import type { analytics } from '@naru/contract/areas/analytics.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import { describeScope } from '../../../blocks/student/scope-sql.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readAsked, scopeOf, STUDENT_MENU } from './calls.ts';
import { selectStudentPage, type StudentRow } from './store.ts';
import { words } from './words.ts';

type Filters = Omit<z.output<typeof analytics.exportStudents.body>, 'reason'>;

const FIELDS = ['name', 'studentNo', 'deptNm', 'grade', 'registerStatus', 'advisorNm'];

/** The list as it stands on the screen, for who holds E. */
export const studentList = defineSource<Filters, StudentRow>({
  name: 'analytics.students',
  open: async (ctx, filters) => {
    const scope = scopeOf(ctx, 'E');
    const asked = await readAsked(ctx, filters);
    const seesAverages = scope.averages.length > 0;
    const scopes = [scope.listed, scope.averages].map((one) => describeScope(ctx.actor, one));
    return {
      menuId: STUDENT_MENU,
      visibleScope: scopes.join(' | '),
      columns: columnsOf(ctx.locale, seesAverages),
      readRows: async (db, window) => (await selectStudentPage(db, scope, { ...asked, window }, ctx.locale)).rows,
      subjectOf: (row) => row.memberId,
      fields: seesAverages ? [...FIELDS, 'gradeAverage'] : FIELDS,
      audit: { action: 'analytics.exportStudents', entity: 'student', entityId: STUDENT_MENU },
    };
  },
});

export const exportStudents = exportsList<typeof analytics.exportStudents, Filters>(
  studentList,
  ({ body: { reason, ...filters } }) => ({ asked: filters, reason }),
);

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
