import { abilityParticipation as calls } from '@naru/contract/areas/ability/participation.ts';
import { SESSION_DESK_STEPS } from '@naru/contract/areas/ability/words.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { MENU } from './calls.ts';
import { takenMachine } from './machine.ts';
import { presentTaken } from './present.ts';
import { lockOptionalTaken, selectOptionalStudent, selectTakenPage } from './taken-store.ts';

const FIELDS = ['name', 'deptNm', 'grade', 'testNm', 'scoredAt', 'status', 'reason'];

/** That somebody took a test is personal too: it is logged before the answer. */
export const pageTaken: Reader<typeof calls.pageTaken> = async (ctx, { query }) => {
  const { db, locale } = ctx;
  const window = windowOf(query);
  const student = await selectOptionalStudent(db, query.studentNo.trim(), locale);
  if (!student) return { student: null, takenPage: toPage([], 0, window) };
  const { memberId, name, departmentName, grade } = student;
  const { rows, counted } = await selectTakenPage(db, { memberId, locale }, window);
  await db
    .transaction()
    .execute((tx) =>
      writePrivacyLog(tx, ctx, { action: 'R', menuId: MENU, subjectIds: [memberId], fields: FIELDS, reason: null }),
    );
  const circumstances = await readCircumstances(ctx);
  const content = rows.map((row) => ({
    ...presentTaken(row),
    stepList: listSteps(takenMachine, SESSION_DESK_STEPS, { row, sides: ['OFFICE'], circumstances }),
  }));
  return { student: { name, deptNm: departmentName, grade }, takenPage: toPage(content, counted, window) };
};

export const stepTaken = writeStep(calls.stepTaken, takenMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalTaken(ctx.tx, id, ctx.locale);
    return row ? [row] : [];
  },
  sides: () => ['OFFICE'] as const,
});
