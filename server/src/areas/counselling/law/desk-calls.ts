import { LAW_STEPS } from '@naru/contract/areas/counselling/law/words.ts';
import type { lawDesk, LawDeskCase, LawDeskSummary } from '@naru/contract/areas/counselling/law/desk.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { noteConfidentialReading } from '../shared/confidential.ts';
import { presentStudent } from '../shared/student.ts';
import { lawMachine, openCase } from './machine.ts';
import { listDeskSteps } from '../meeting/steps/list.ts';
import { presentCase, presentCaseSummary, readHour } from './present.ts';
import { selectConflicts, selectLawCounsellors } from './people-store.ts';
import { countDesk, selectDeskPage } from './desk-queries.ts';
import { selectOptionalCase, type CaseRow } from './store.ts';

function presentRow(ctx: CallContext, row: CaseRow): LawDeskSummary {
  return {
    ...presentCaseSummary(ctx, row, 'COUNSELLOR'),
    student: presentStudent(row, false),
    assigneeList: row.assignees,
    hasConflict: row.hasConflict,
  };
}

export const pageCases: Reader<typeof lawDesk.pageCases> = async (ctx, { query }) => {
  const window = windowOf(query);
  const { view, caseType } = query;
  const viewer = { memberId: ctx.actor.memberId, now: ctx.now };
  const search = readSearch(query.searchText);
  const [page, counts] = await Promise.all([
    selectDeskPage(ctx.db, { viewer, view, caseType, search, window, locale: ctx.locale }),
    countDesk(ctx.db, viewer),
  ]);
  await noteConfidentialReading(
    ctx,
    page.rows.map((row) => row.studentMemberId),
  );
  return {
    casePage: toPage(
      page.rows.map((row) => presentRow(ctx, row)),
      page.counted,
      window,
    ),
    counts,
  };
};

export const readCase: Reader<typeof lawDesk.readCase> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: 'LAW', locale: ctx.locale } as const;
  const row = await selectOptionalCase(ctx.db, asked);
  if (!row) return fail('notFound');
  const [opened, conflicts, circumstances] = await Promise.all([
    openCase(ctx, row),
    selectConflicts(ctx.db, row.id, ctx.locale),
    readCircumstances(ctx),
  ]);
  const { key, opinions } = opened;
  const viewer = { side: 'COUNSELLOR', memberId: ctx.actor.memberId, kind: 'LAW' } as const;
  const hour = await readHour(ctx, row, viewer);
  await noteConfidentialReading(ctx, [row.studentMemberId, ...conflicts.map((one) => one.studentMemberId)]);
  const lawCase: LawDeskCase = {
    ...(await presentCase(ctx, row, { key, opinions, eyes: 'COUNSELLOR' })),
    student: presentStudent(row, false),
    assigneeList: row.assignees,
    hasConflict: row.hasConflict,
    conflictList: conflicts.map((one) => ({
      caseId: one.caseId,
      how: one.how,
      studentNm: one.studentName,
      askedAt: new Date(one.askedAt).toISOString(),
      assigneeNmList: one.assignees.map(({ name }) => name),
    })),
    note: key && row.note !== null ? key.open('note', row.note) : null,
    opinionList: key
      ? opinions.map((one) => ({
          number: one.number,
          text: key.open(`opinion ${one.number}`, one.body),
          draftedNm: one.draftedName,
          draftedAt: one.draftedAt.toISOString(),
          reviewedNm: one.reviewedName,
          remark: one.remark === null ? null : key.open('remark', one.remark),
        }))
      : [],
    stepList: listSteps(lawMachine, LAW_STEPS, { row: opened, sides: ['LAW'], circumstances }),
    hourStepList: hour ? listDeskSteps(hour, circumstances) : [],
    destroyOn: row.destroyOn,
  };
  return { lawCase };
};

export const listLawCounsellors: Reader<typeof lawDesk.listLawCounsellors> = async (ctx) => {
  const people = await selectLawCounsellors(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale });
  return { counsellorList: people.map((one) => ({ ...one, isMe: one.memberId === ctx.actor.memberId })) };
};
