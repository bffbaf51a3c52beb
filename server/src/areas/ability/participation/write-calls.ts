import { abilityParticipation as calls, type AssignmentGiven } from '@naru/contract/areas/ability/participation.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import {
  ASSIGNMENT,
  insertAssignment,
  lockOptionalAssignment,
  selectDepartmentNames,
  selectTests,
  updateAssignment,
  type AssignmentFacts,
} from './assignment-store.ts';
import { countCohort } from './count-store.ts';
import { assignmentMachine, standingOf } from './machine.ts';
import { openedJob } from './jobs.ts';
import { insertReminders, selectRemindedAt } from './remind-store.ts';
import { findPeriodProblem, stageOf, type Period } from './rules.ts';
import { tellReminder } from './notifications.ts';
import { participationWords } from './words.ts';
import { expectVersion, reasonAgainst } from '../../../blocks/workflow/take-step.ts';

export const createAssignment: Writer<typeof calls.createAssignment> = {
  apply: async (ctx, { body: { testId, ...given } }) => {
    const { tx, actor, now, locale } = ctx;
    const test = (await selectTests(tx, locale)).find(({ id }) => id === testId);
    if (!test?.isPublished) failField('testId', participationWords[locale].noTest);
    const facts = await readFacts(ctx, given);
    const id = await insertAssignment(tx, { ...facts, testId, at: now, by: actor.memberId });
    const audit = {
      action: 'test_assignments.create',
      entity: ASSIGNMENT,
      entityId: id,
      after: { testId, ...facts },
    };
    await beginRecord(ctx, { to: 'OPEN', by: 'OFFICE', audit });
    await tellToday(ctx, id, facts);
    return { assignmentId: id };
  },
  answer: async (_ctx, { assignmentId = '' }) => ({ assignmentId }),
};

export const changeAssignment: Writer<typeof calls.changeAssignment> = {
  apply: async (ctx, { params, body: { version, ...given } }) => {
    const row = (await lockOptionalAssignment(ctx.tx, params.id, ctx.locale)) ?? fail('notFound');
    const current = standingOf(row);
    expectVersion(current, version);
    if (row.endedAt !== null) failNow(reasonAgainst(assignmentMachine, 'END', current.status), current);
    const facts = await readFacts(ctx, given, row);
    const { nameKo, nameEn, grades, departmentCodes, opensOn, dueOn, remindsAutomatically } = row;
    const before = { nameKo, nameEn, grades, departmentCodes, opensOn, dueOn, remindsAutomatically };
    await saveChange(ctx, {
      current,
      version,
      save: () => updateAssignment(ctx.tx, { id: row.id, version, ...facts }),
      audit: { action: 'test_assignments.change', entity: ASSIGNMENT, entityId: row.id, before, after: facts },
    });
    await tellToday(ctx, row.id, facts);
    return { id: row.id, version: String(version + 1) };
  },
  answer: async (_ctx, { id = '', version }) => ({ assignmentId: id, version: Number(version) }),
};

/** Reads what was given. @throws Failure `invalid` at the field that does not hold */
async function readFacts(ctx: WriteContext, given: AssignmentGiven, before?: Period): Promise<AssignmentFacts> {
  const { tx, locale, now } = ctx;
  const say = participationWords[locale];
  const { gradeList, deptCodeList, ...facts } = given;
  const today = koreanDate(now);
  const problem = findPeriodProblem(facts, before ? { today, before } : { today });
  if (problem) {
    const isExtended = before !== undefined && problem.field === 'dueOn' && problem.kind === 'past';
    failField(problem.field, isExtended ? say.pastDue : say.period[problem.kind]);
  }
  const grades = [...new Set(gradeList)].toSorted((one, other) => one - other);
  const departmentCodes = [...new Set(deptCodeList)];
  const known = await selectDepartmentNames(tx, departmentCodes, locale);
  if (known.length < departmentCodes.length) failField('deptCodeList', say.noDepartment);
  if ((await countCohort(tx, { grades, departmentCodes })) === 0) failField('gradeList', say.nobody);
  return { ...facts, grades, departmentCodes };
}

/** One that is open already is told of at once; the others wait for the morning on which they open. */
async function tellToday(ctx: WriteContext, assignmentId: string, { opensOn, dueOn }: Period): Promise<void> {
  const isRunning = stageOf({ opensOn, dueOn, endedAt: null }, koreanDate(ctx.now)) === 'RUNNING';
  if (isRunning) await ctx.platform.jobs.enqueue(ctx.tx, openedJob, { assignmentId });
}

export const stepAssignment = writeStep(calls.stepAssignment, assignmentMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalAssignment(ctx.tx, id, ctx.locale);
    return row ? [row] : [];
  },
  sides: () => ['OFFICE'] as const,
});

export const remindMissing: Writer<typeof calls.remindMissing> = {
  apply: async (ctx, { params, body: { version } }) => {
    const { tx, now, locale } = ctx;
    const say = participationWords[locale];
    const today = koreanDate(now);
    const row = (await lockOptionalAssignment(tx, params.id, locale)) ?? fail('notFound');
    expectVersion(standingOf(row), version);
    if (stageOf(row, today) !== 'RUNNING') failField('id', say.notRunning);
    // The row is locked, so that of many who remind at once one does.
    const before = await selectRemindedAt(tx, row.id);
    if (before !== null && koreanDate(before) === today) failField('id', say.remindedToday);
    const memberIds = await insertReminders(tx, { assignmentId: row.id, occasion: today, at: now });
    if (memberIds.length === 0) failField('id', say.allDone);
    await tellReminder(tx, { assignment: row, occasion: today, memberIds });
    const after = { people: memberIds.length };
    await writeAudit(tx, ctx, { action: 'test_assignments.remind', entity: ASSIGNMENT, entityId: row.id, after });
    return { id: row.id, count: String(memberIds.length) };
  },
  answer: async (_ctx, { id = '', count }) => ({ assignmentId: id, remindedCount: Number(count) }),
};
