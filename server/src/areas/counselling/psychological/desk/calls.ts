import type { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { TRIAGE_LEVELS } from '@naru/contract/areas/counselling/psychological/words.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { beginOf } from '../../../../blocks/calendar/hours.ts';
import { newId } from '../../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { noteConfidentialReading } from '../../shared/confidential.ts';
import { APPLICATION, selectOptionalOpen, stateOf } from '../case/store.ts';
import { tellPsychStudent } from '../case/notifications.ts';
import { rankOf } from '../case/screening.ts';
import { psychWords } from '../case/words.ts';
import { canReopen } from './actions.ts';
import { giveUpSessions } from '../steps/sessions.ts';
import { presentCase, presentSummary } from './present.ts';
import { bookHour, holdCase, holdConsented, saveCase, takePsychStep, viewerOf, expectRunning } from './step.ts';
import {
  countCases,
  insertSupervision,
  saveDuty,
  selectCasePage,
  selectColleagues,
  selectIsOnDuty,
  selectOptionalCase,
  type CaseRow,
} from './store.ts';
import { SESSION_CAP } from '../case/settings.ts';

type Ids = Readonly<Record<string, string>>;

const isCounsellor = (ctx: CallContext): boolean => ctx.actor.duties.includes('PSYCHOLOGICAL_COUNSELLOR');

export const pageCases: Reader<typeof psychDesk.pageCases> = async (ctx, { query }) => {
  const viewer = viewerOf(ctx);
  const window = windowOf(query);
  const level = query.level === undefined ? undefined : rankOf(query.level);
  const isReferred = query.referAt === undefined ? undefined : query.referAt === 'Y';
  const [page, counts, isOnDuty] = await Promise.all([
    selectCasePage(ctx.db, { viewer, view: query.view, level, isReferred, window, locale: ctx.locale }),
    countCases(ctx.db, viewer),
    isCounsellor(ctx) ? selectIsOnDuty(ctx.db, viewer.memberId) : null,
  ]);
  await noteConfidentialReading(
    ctx,
    page.rows.map((row) => row.studentMemberId),
  );
  return {
    casePage: toPage(page.rows.map(presentSummary), page.counted, window),
    counts,
    isManager: viewer.isManager,
    isOnDuty,
  };
};

/** @throws Failure `notFound` */
export async function readRow(ctx: CallContext, id: string): Promise<CaseRow> {
  const asked = { id, viewer: viewerOf(ctx), locale: ctx.locale };
  return (await selectOptionalCase(ctx.db, asked)) ?? fail('notFound');
}

export const readCase: Reader<typeof psychDesk.readCase> = async (ctx, { params }) => {
  const row = await readRow(ctx, params.id);
  await noteConfidentialReading(ctx, [row.studentMemberId]);
  return { psychCase: await presentCase(ctx, row, viewerOf(ctx)) };
};

/** Read again under today's rights. */
export const answerCase = async (ctx: CallContext, ids: Ids) => stateOf(await readRow(ctx, ids['applicationId'] ?? ''));

export const listColleagues: Reader<typeof psychDesk.listColleagues> = async (ctx, { params, query }) => {
  const row = await readRow(ctx, params.id);
  const { date, hour } = query;
  const at = date !== undefined && hour !== undefined ? beginOf(date, Number(hour)) : null;
  const today = koreanDate(ctx.now);
  const rows = await selectColleagues(ctx.db, {
    studentId: row.studentId,
    at,
    now: ctx.now,
    today,
    locale: ctx.locale,
  });
  return { colleagueList: rows.map((one) => ({ ...one, isFree: at === null ? null : one.isFree })) };
};

const note = (ctx: WriteContext, id: string, verb: string): Promise<void> =>
  writeAudit(ctx.tx, ctx, { action: `counselling.psych.${verb}`, entity: APPLICATION, entityId: id });

const OVER = { ko: '이미 종료된 상담이에요.', en: 'This case is over.' };
const HAS_ANOTHER = {
  ko: '이 학생에게 진행 중인 다른 상담이 있어요.',
  en: 'This student has another case that is open.',
};

export const triage: Writer<typeof psychDesk.triage> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, body.version);
    if (row.endedAt !== null) return failNow(OVER, stateOf(row));
    await saveCase(ctx, row, { verb: 'triage', part: { level: TRIAGE_LEVELS.indexOf(body.level) } });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

export const approve: Writer<typeof psychDesk.approve> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, body.version);
    const today = koreanDate(ctx.now);
    const asked = { studentId: row.studentId, at: null, now: ctx.now, today, locale: ctx.locale };
    const colleagues = await selectColleagues(ctx.tx, asked);
    if (!colleagues.some(({ memberId }) => memberId === body.counsellorId))
      return failField('counsellorId', psychWords[ctx.locale].noCounsellor);
    const version = await takePsychStep(ctx, row, { action: 'APPROVE' }, async () => {
      const sessionCap = Math.max(row.sessionCap, (await ctx.platform.settings.read()).of(SESSION_CAP));
      const assignedId = body.counsellorId;
      const firstAt = await bookHour(ctx, { ...row, assignedId, sessionCap }, body);
      return { assigned_id: assignedId, first_at: firstAt, approved_at: ctx.now, session_cap: sessionCap };
    });
    await tellPsychStudent(ctx.tx, { id: row.id, version, memberId: row.studentMemberId });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

export const reassign: Writer<typeof psychDesk.reassign> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, body.version);
    const reason = requireReason(ctx, body.reason);
    const version = await takePsychStep(ctx, row, { action: 'REASSIGN', reason });
    await giveUpSessions(ctx, row.id);
    await tellPsychStudent(ctx.tx, { id: row.id, version, memberId: row.studentMemberId });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

function requireReason(ctx: CallContext, text: string): string {
  const reason = trimText(text);
  return reason === '' ? failField('reason', psychWords[ctx.locale].reason) : reason;
}

/** Steps that are told to the student, and give up what is ahead. */
async function close(
  ctx: WriteContext,
  row: CaseRow,
  step: { action: 'CANCEL' | 'END'; ending: string },
): Promise<Ids> {
  const version = await takePsychStep(ctx, row, step);
  await giveUpSessions(ctx, row.id);
  await tellPsychStudent(ctx.tx, { id: row.id, version, memberId: row.studentMemberId });
  return { applicationId: row.id };
}

export const cancelCase: Writer<typeof psychDesk.cancelCase> = {
  apply: async (ctx, { params, body }) =>
    close(ctx, await holdCase(ctx, params.id, body.version), { action: 'CANCEL', ending: body.ending }),
  answer: answerCase,
};

export const end: Writer<typeof psychDesk.end> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdCase(ctx, params.id, body.version);
    const isWithdrawn = row.withdrawnAt !== null;
    if (isWithdrawn !== (body.ending === 'WITHDRAWN'))
      return failField('ending', psychWords[ctx.locale].ending(isWithdrawn));
    return close(ctx, row, { action: 'END', ending: body.ending });
  },
  answer: answerCase,
};

export const reopen: Writer<typeof psychDesk.reopen> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, body.version);
    const reason = requireReason(ctx, body.reason);
    if (row.status === 'ENDED' && !canReopen(row, ctx.now)) return fail('tooLate');
    if (row.heldCount >= row.sessionCap) return failField('reason', psychWords[ctx.locale].cap(row.sessionCap));
    if (await selectOptionalOpen(ctx.tx, row.studentId)) return failNow(HAS_ANOTHER, stateOf(row));
    const version = await takePsychStep(ctx, row, { action: 'REOPEN', reason });
    await tellPsychStudent(ctx.tx, { id: row.id, version, memberId: row.studentMemberId });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

export const extend: Writer<typeof psychDesk.extend> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, body.version);
    expectRunning(row);
    await saveCase(ctx, row, { verb: 'extend', part: { sessionCap: row.sessionCap + body.sessions } });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

export const supervise: Writer<typeof psychDesk.supervise> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, body.version);
    if (trimText(body.note) === '') failField('note', psychWords[ctx.locale].note);
    const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
    const made = { id: newId(), applicationId: row.id, authorId: ctx.actor.memberId, at: ctx.now };
    await insertSupervision(ctx.tx, { ...made, note: key.seal('supervision', body.note.trim()) });
    await note(ctx, row.id, 'supervise');
    return { applicationId: row.id };
  },
  answer: answerCase,
};

export const setDuty: Writer<typeof psychDesk.setDuty> = {
  apply: async (ctx, { body }) => {
    if (!isCounsellor(ctx)) return fail('forbidden');
    await saveDuty(ctx.tx, ctx.actor.memberId, body.isOnDuty);
    return {};
  },
  answer: async (ctx) => ({ isOnDuty: await selectIsOnDuty(ctx.db, ctx.actor.memberId) }),
};
