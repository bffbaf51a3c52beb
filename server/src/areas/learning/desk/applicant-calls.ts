import { applicantDesk, type programmeMessages } from '@naru/contract/areas/learning/desk/applicants.ts';
import { APPEAL_STEPS, DESK_TRAINEE_STEPS, TRAINEE_STATUSES } from '@naru/contract/areas/learning/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { readCircumstances, type Circumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { selectIsInScope, selectOptionalHeld, type HeldProgramme } from '../core/programme-store.ts';
import { attendanceRate } from '../core/rules.ts';
import { isLookedAfter, isRun } from '../core/scope-sql.ts';
import { appealMachine } from '../trainee/appeal-machine.ts';
import { lockOptionalAppeal, selectOptionalAppeal, type AppealRow } from '../trainee/appeal-store.ts';
import { offerSeats, traineeMachine } from '../trainee/machine.ts';
import { selectTraineesOf, type TraineeRow } from '../trainee/store.ts';
import { confirmTogether, leaveOut, moveTogether, type LeftTrainee } from '../trainee/together.ts';
import { judgeAbilities } from './abilities.ts';
import {
  countApplicants,
  selectApplicants,
  selectRecipients,
  traineeOf,
  type ApplicantRow,
} from './applicant-store.ts';
import { selectOptionalDetail, selectPersonNames } from './detail-store.ts';
import { drawProgramme } from './draw.ts';
import { selectOptionalDrawn } from './draw-store.ts';
import { holdProgramme } from './hold.ts';
import { countRecipients, insertMessage, selectOwnMessages, selectSentMessages } from './message-store.ts';
import { tellMessage } from './notifications.ts';
import { deskWords } from './words.ts';
import { expectSeen, reasonNotToDraw } from './refusals.ts';

export const pageApplicants: Reader<typeof applicantDesk.pageApplicants> = async (ctx, { params, query }) => {
  const { db, actor, now, locale } = ctx;
  const isIn = await selectIsInScope(db, params.id, isRun(actor, 'RR'));
  const programme = (isIn ? await selectOptionalHeld(db, params.id) : undefined) ?? fail('notFound');
  const window = windowOf(query);
  const narrowed = { programmeId: params.id, status: query.status, search: readSearch(query.searchText) };
  const [{ rows, counted }, counts, canStep, circumstances] = await Promise.all([
    selectApplicants(db, { narrowed, locale, now }, window),
    countApplicants(db, params.id),
    selectIsInScope(db, params.id, isLookedAfter(actor, 'U')),
    readCircumstances(ctx),
  ]);
  const content = rows.map((row) => presentApplicant(row, { programme, canStep, circumstances, locale }));
  const countList = TRAINEE_STATUSES.map((status) => ({
    status,
    count: counts.find((one) => one.status === status)?.count ?? 0,
  }));
  return { applicantPage: toPage(content, counted, window), countList, canStep };
};

interface Presenting {
  readonly programme: HeldProgramme;
  readonly canStep: boolean;
  readonly circumstances: Circumstances;
  readonly locale: Locale;
}

function presentApplicant(row: ApplicantRow, { programme, canStep, circumstances, locale }: Presenting) {
  const on = { row: traineeOf(row, programme), sides: canStep ? (['DESK'] as const) : [], circumstances };
  return {
    traineeId: row.id,
    name: row.name,
    number: row.number,
    deptNm: row.deptNm,
    grade: row.grade,
    status: row.status,
    rank: row.rank,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    appliedAt: row.appliedAt.toISOString(),
    answer: row.answer,
    reason: row.reason ?? (row.reasonCode === null ? null : deskWords[locale].reasonOf[row.reasonCode]),
    rate: row.status === 'CONFIRM' ? attendanceRate(row) : null,
    isNoShow: row.isNoShow,
    appeal: presentAppeal(row, { programme, canStep, circumstances }),
    completedAt: row.completedAt?.toISOString() ?? null,
    version: row.version,
    stepList: listSteps(traineeMachine, DESK_TRAINEE_STEPS, on),
  };
}

function presentAppeal(row: ApplicantRow, { programme, canStep, circumstances }: Omit<Presenting, 'locale'>) {
  const { appealStatus: status, appealContent: content, appealedAt: askedAt, appealVersion: version } = row;
  if (status === null || content === null || askedAt === null || version === null) return null;
  const appeal: AppealRow = {
    id: row.id,
    status,
    content,
    askedAt,
    version,
    decidedAt: null,
    reason: null,
    memberId: row.memberId,
    programmeId: programme.id,
    typeCode: programme.typeCode,
  };
  const on = { row: appeal, sides: canStep ? (['DECIDER'] as const) : [], circumstances };
  const stepList = listSteps(appealMachine, APPEAL_STEPS, on);
  return { status, content, askedAt: askedAt.toISOString(), version, stepList };
}

export const stepAppeal = writeStep(applicantDesk.stepAppeal, appealMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalAppeal(ctx.tx, { id, isIn: isLookedAfter(ctx.actor, 'U') });
    return row ? [row] : [];
  },
  sides: () => ['DECIDER'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalAppeal(ctx.db, { id, isIn: isLookedAfter(ctx.actor, 'U') });
    return row && { id: row.id, status: row.status, version: row.version };
  },
});

export const stepTrainees: Writer<typeof applicantDesk.stepTrainees> = {
  apply: async (ctx, { params, body: { action, traineeIdList, reason } }) => {
    if (action === 'REJECT' && reason === '') failField('reason', deskWords[ctx.locale].reasonNeeded);
    const programme = await holdProgramme(ctx, params.id);
    const rows = await selectTraineesOf(ctx.tx, programme, [...new Set(traineeIdList)]);
    const { moved, left } =
      action === 'CONFIRM'
        ? await confirmTogether(ctx, programme, { rows, action, sides: ['DESK'] })
        : await rejectTogether(ctx, rows, reason);
    await offerSeats(ctx, programme.id);
    const leftIds = left.map(({ row, cause }) => `${row.memberId} ${cause}`);
    return { moved: String(moved.length), left: leftIds.join(',') };
  },
  answer: async (ctx, { moved = '0', left = '' }) => {
    const pairs = left === '' ? [] : left.split(',').map((pair) => pair.split(' '));
    const names = await selectPersonNames(
      ctx.db,
      pairs.map(([id = '']) => id),
      ctx.locale,
    );
    const nameOf = new Map(names.map(({ memberId, name }) => [memberId, name]));
    return {
      movedCount: Number(moved),
      leftList: pairs.map(([id = '', cause]) => ({
        name: nameOf.get(id) ?? '',
        cause: cause as LeftTrainee['cause'], // as it was written above
      })),
    };
  },
};

async function rejectTogether(
  ctx: WriteContext,
  rows: readonly TraineeRow[],
  reason: string,
): Promise<{ moved: TraineeRow[]; left: LeftTrainee[] }> {
  const moved = await moveTogether(ctx, rows, { given: { action: 'REJECT', version: 1, reason }, sides: ['DESK'] });
  const stayed = rows.filter((row) => !moved.includes(row));
  return { moved, left: leaveOut(ctx, stayed) };
}

export const drawLots: Writer<typeof applicantDesk.drawLots> = {
  apply: async (ctx, { params, body: { version } }) => {
    const programme = await holdProgramme(ctx, params.id);
    const current = { version: programme.version };
    const facts = { programme, approvals: [], hasTrainees: true, mayChange: true, mayExport: false, now: ctx.now };
    expectSeen(programme, version);
    if (!judgeAbilities(facts).canDraw) failNow(reasonNotToDraw(programme, ctx.now), current);
    await drawProgramme(ctx, programme);
    return { id: params.id };
  },
  answer: async (ctx, { id = '' }) => (await selectOptionalDrawn(ctx.db, id)) ?? fail('notFound'),
};

export const messageApplicants: Writer<typeof applicantDesk.messageApplicants> = {
  apply: async (ctx, { params, body: { status, title, content } }) => {
    const programme = await holdProgramme(ctx, params.id);
    const { tx, actor, now } = ctx;
    const recipients = await selectRecipients(tx, { programmeId: params.id, status });
    if (recipients.length === 0) failField('status', deskWords[ctx.locale].nobody);
    const made = { programmeId: params.id, status, title, content, by: actor.memberId, at: now, recipients };
    const messageId = await insertMessage(tx, made);
    await tellMessage(tx, programme, { messageId, recipients });
    const after = { messageId, status, recipients: recipients.length };
    await writeAudit(tx, ctx, { action: 'programmes.message', entity: 'programme', entityId: params.id, after });
    return { id: messageId };
  },
  answer: async (ctx, { id = '' }) => ({ toldCount: await countRecipients(ctx.db, id) }),
};

export const listMessages: Reader<typeof applicantDesk.listMessages> = async (ctx, { params }) => {
  const isIn = await selectIsInScope(ctx.db, params.id, isRun(ctx.actor, 'RR'));
  const found = isIn ? await selectOptionalDetail(ctx.db, params.id) : undefined;
  if (!found) return fail('notFound');
  const rows = await selectSentMessages(ctx.db, params.id, ctx.locale);
  return { messageList: rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })) };
};

export const listOwnMessages: Reader<typeof programmeMessages.listOwnMessages> = async (ctx, { params }) => {
  const asked = { programmeId: params.programmeId, memberId: ctx.actor.memberId, locale: ctx.locale };
  const rows = await selectOwnMessages(ctx.db, asked);
  const [first] = rows;
  return {
    programme: first ? { name: first.name, typeCode: first.typeCode } : null,
    messageList: rows.map(({ messageId, title, content, sentAt }) => ({
      messageId,
      title,
      content,
      sentAt: sentAt.toISOString(),
    })),
  };
};
