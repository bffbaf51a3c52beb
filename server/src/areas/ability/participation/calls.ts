import { ASSIGNMENT_STEPS, type abilityParticipation as calls } from '@naru/contract/areas/ability/participation.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import {
  selectAssignmentPage,
  selectDepartmentNames,
  selectOptionalAssignment,
  selectTests,
} from './assignment-store.ts';
import { countAssignmentCells, countCohort, countTotals } from './count-store.ts';
import { assignmentMachine } from './machine.ts';
import { presentAssignment, presentTable } from './present.ts';
import { selectRemindedAt } from './remind-store.ts';
import { stageOf } from './rules.ts';
import { showTotal } from './withhold.ts';

export const MENU = 'ABL_ADM';

export const pageAssignments: Reader<typeof calls.pageAssignments> = async (
  { db, locale, now, platform },
  { query },
) => {
  const today = koreanDate(now);
  const window = windowOf(query);
  const { family, stage } = query;
  const { rows, counted } = await selectAssignmentPage(db, { family, stage, today, locale }, window);
  const asked = rows.map(({ id, version }) => [id, version]);
  const totals = await platform.keptAnswers.read(['compulsory tests', asked, today], {
    make: () =>
      countTotals(
        db,
        rows.map(({ id }) => id),
      ),
    sizeOf: (made) => [...made.values()].reduce((sum, { target }) => sum + target, 0),
  });
  const content = rows.map((row) =>
    presentAssignment(row, showTotal(totals.get(row.id) ?? { target: 0, done: 0 }), today),
  );
  return { assignmentPage: toPage(content, counted, window) };
};

export const readAssignment: Reader<typeof calls.readAssignment> = async (ctx, { params }) => {
  const { db, actor, locale, now } = ctx;
  const today = koreanDate(now);
  const row = (await selectOptionalAssignment(db, params.id, locale)) ?? fail('notFound');
  const [cells, departments, remindedAt, circumstances] = await Promise.all([
    countAssignmentCells(db, row.id, locale),
    selectDepartmentNames(db, row.departmentCodes, locale),
    selectRemindedAt(db, row.id),
    readCircumstances(ctx),
  ]);
  const { total, gradeList, rowList } = presentTable(cells);
  const stage = stageOf(row, today);
  const mayChange = actor.rights.may(MENU, 'U');
  const isRemindedToday = remindedAt !== null && koreanDate(remindedAt) === today;
  return {
    assignment: {
      ...presentAssignment(row, total, today),
      nameKo: row.nameKo,
      nameEn: row.nameEn,
      gradeList: [...row.grades],
      deptList: departments.map(({ code, name }) => ({ deptCode: code, deptNm: name })),
      remindsAutomatically: row.remindsAutomatically,
      createdByNm: row.createdByName,
      createdAt: row.createdAt.toISOString(),
      remindedAt: remindedAt?.toISOString() ?? null,
      canChange: mayChange && stage !== 'ENDED',
      canRemind: mayChange && stage === 'RUNNING' && !isRemindedToday,
      stepList: listSteps(assignmentMachine, ASSIGNMENT_STEPS, {
        row,
        sides: mayChange ? ['OFFICE'] : [],
        circumstances,
      }),
    },
    gradeList,
    rowList,
  };
};

export const previewCohort: Reader<typeof calls.previewCohort> = async ({ db }, { body }) => ({
  count: await countCohort(db, { grades: body.gradeList, departmentCodes: body.deptCodeList }),
});

export const listTestChoices: Reader<typeof calls.listTestChoices> = async ({ db, locale }) => {
  const rows = await selectTests(db, locale);
  const testList = rows.map(({ id, name, family, isPublished, versions }) => ({
    testId: id,
    testNm: name,
    family,
    isPublished,
    versionList: [...versions],
  }));
  return { testList };
};
