import { DECIDE_APPROVAL_STEPS } from '@naru/contract/areas/learning/desk/approval-shape.ts';
import { approvals, type EarlierProgramme } from '@naru/contract/areas/learning/desk/approvals.ts';
import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { ApprovalKind } from '@naru/contract/areas/learning/words.ts';

import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { approvalMachine, decidingSides, standingOf } from '../approval/machine.ts';
import { findLate } from '../approval/late.ts';
import { tellApprovers } from '../approval/notifications.ts';
import {
  APPROVAL,
  insertOptionalApproval,
  lockOptionalApproval,
  selectOptionalApproval,
  type ApprovalRow,
} from '../approval/store.ts';
import { insertAuthor } from '../core/author-store.ts';
import { lockOptionalInScope, type HeldProgramme } from '../core/programme-store.ts';
import { stageOf } from '../core/rules.ts';
import { EVERYWHERE, isLookedAfter } from '../core/scope-sql.ts';
import { countWaitingApprovals, selectApprovalPage, selectOptionalView, updateReport } from './approval-list-store.ts';
import { selectOptionalContent } from './content-store.ts';
import { readOptionalDetail } from './detail.ts';
import { selectApprovalsOf, selectOptionalDetail, selectOptionalEarlier } from './detail-store.ts';
import { presentApproval, semesterName } from './present.ts';
import { deskWords } from './words.ts';
import { expectSeen, programmeReasons } from './refusals.ts';

export const submitApproval: Writer<typeof programmeDesk.submitApproval> = {
  apply: async (ctx, { params, body }) => {
    const { kind, version, note, closingReport } = body;
    const programme = (await lockOptionalInScope(ctx.tx, params.id, isLookedAfter(ctx.actor, 'U'))) ?? fail('notFound');
    const current = { version: programme.version };
    expectSeen(programme, version);
    if (!canAsk(programme, kind, ctx.now))
      failNow(programmeReasons[kind === 'OPEN' ? 'noOpening' : 'noClosing'], current);
    if (kind === 'CLOSE') {
      if (closingReport === '') failField('closingReport', deskWords[ctx.locale].noReport);
      await updateReport(ctx.tx, programme.id, { report: closingReport, at: ctx.now });
    }
    const known = (await selectApprovalsOf(ctx.tx, params.id, ctx.locale)).find((one) => one.kind === kind);
    const id = known ? await askAgain(ctx, known.approvalId, note) : await askFirst(ctx, programme, { kind, note });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const row = await selectOptionalApproval(ctx.db, { id, isIn: isLookedAfter(ctx.actor, 'U') });
    return row ? { approvalId: row.id, status: row.status } : fail('notFound');
  },
};

function canAsk(programme: HeldProgramme, kind: ApprovalKind, now: Date): boolean {
  const stage = stageOf(programme, now);
  return kind === 'OPEN' ? stage === 'DRAFT' || stage === 'REFUSED' : stage === 'OVER';
}

async function askFirst(
  ctx: WriteContext,
  programme: HeldProgramme,
  { kind, note }: { readonly kind: ApprovalKind; readonly note: string },
): Promise<string> {
  const { tx, actor, now } = ctx;
  const made = { programmeId: programme.id, kind, by: actor.memberId, note, at: now };
  const id = (await insertOptionalApproval(tx, made)) ?? fail('conflict', { current: { version: programme.version } });
  await insertAuthor(tx, programme.id, actor.memberId);
  const audit = {
    action: 'approvals.submit',
    entity: APPROVAL,
    entityId: id,
    after: { programmeId: programme.id, kind },
  };
  await beginRecord(ctx, { to: 'WAITING', by: 'ORGANISER', audit });
  const row = (await selectOptionalApproval(tx, { id, isIn: EVERYWHERE })) ?? fail('notFound');
  const late = kind === 'OPEN' ? findLate(row, now) : undefined;
  if (late) failField(late.field, late.message[ctx.locale]);
  await tellApprovers(tx, { id, version: row.version, programmeId: programme.id, authors: row.authors });
  return id;
}

async function askAgain(ctx: WriteContext, id: string, note: string): Promise<string> {
  const row = (await selectOptionalApproval(ctx.tx, { id, isIn: EVERYWHERE })) ?? fail('notFound');
  const given = { action: 'RESUBMIT', version: row.version, note } as const;
  await takeStep(ctx, approvalMachine, row, { sides: ['ORGANISER'], given });
  return id;
}

export const stepOwnApproval = writeStep(programmeDesk.stepOwnApproval, approvalMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalApproval(ctx.tx, { id, isIn: isLookedAfter(ctx.actor, 'U') });
    return row ? [row] : [];
  },
  sides: () => ['ORGANISER'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalApproval(ctx.db, { id, isIn: isLookedAfter(ctx.actor, 'U') });
    return row && standingOf(row);
  },
});

export const pageApprovals: Reader<typeof approvals.pageApprovals> = async (ctx, { query }) => {
  const window = windowOf(query);
  const narrowed = { kind: query.kind, status: query.status, search: readSearch(query.searchText) };
  const [{ rows, counted }, waitingCount] = await Promise.all([
    selectApprovalPage(ctx.db, { narrowed, locale: ctx.locale, window }),
    countWaitingApprovals(ctx.db),
  ]);
  const content = rows.map(({ programmeId, programmeNm, typeCode, deptNm, ...view }) => ({
    ...presentApproval(view),
    programmeId,
    programmeNm,
    typeCode,
    deptNm,
  }));
  return { approvalPage: toPage(content, counted, window), waitingCount };
};

export const readApproval: Reader<typeof approvals.readApproval> = async (ctx, { params }) => {
  const row = (await selectOptionalApproval(ctx.db, { id: params.id, isIn: EVERYWHERE })) ?? fail('notFound');
  const [programme, view, earlier, stepList] = await Promise.all([
    readOptionalDetail(ctx, { id: row.programmeId, isIn: EVERYWHERE, seesAll: EVERYWHERE }),
    selectOptionalView(ctx.db, row.id, ctx.locale),
    readEarlier(ctx, row.programmeId),
    listDecisions(ctx, row),
  ]);
  if (!programme || !view) return fail('notFound');
  return { approval: { ...presentApproval(view), stepList }, programme, earlier };
};

async function listDecisions(ctx: CallContext, row: ApprovalRow) {
  return listSteps(approvalMachine, DECIDE_APPROVAL_STEPS, {
    row,
    sides: decidingSides(ctx.actor.memberId, row),
    circumstances: await readCircumstances(ctx),
  });
}

async function readEarlier(ctx: CallContext, id: string): Promise<EarlierProgramme | null> {
  const own = await selectOptionalDetail(ctx.db, id);
  const found = own && (await selectOptionalEarlier(ctx.db, { id, seriesId: own.seriesId }));
  if (!found) return null;
  const content = await selectOptionalContent(ctx.db, found.id);
  if (!content) return null;
  const { id: programmeId, ...counts } = found;
  return { programmeId, semstrNm: semesterName(content, ctx.locale), content, ...counts };
}

export const stepApproval = writeStep(approvals.stepApproval, approvalMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalApproval(ctx.tx, { id, isIn: EVERYWHERE });
    return row ? [row] : [];
  },
  sides: (ctx, row) => decidingSides(ctx.actor.memberId, row),
  read: async (ctx, id) => {
    const row = await selectOptionalApproval(ctx.db, { id, isIn: EVERYWHERE });
    return row && standingOf(row);
  },
});
