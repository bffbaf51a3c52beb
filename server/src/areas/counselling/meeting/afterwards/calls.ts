/**
 * Meetings that nobody had asked for: entered by the counsellor, confirmed or disputed by each student.
 */
import type { record } from '@naru/contract/areas/counselling/meeting/record.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { addDays, beginOf, endOf } from '../../../../blocks/calendar/hours.ts';
import { takeTime } from '../../../../blocks/calendar/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId, newId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { SLOT_TIME, REQUEST_TIME } from '../../shared/times.ts';
import { lockCounsellor, type CounsellorRow } from '../../counsellor/store.ts';
import { openDesk } from '../../shared/desk.ts';
import { readStudents } from '../invitation/students.ts';
import { addSeats, holdHourAt, insertEntered, selectSeated, type HourRow, type KnownRow } from '../invitation/store.ts';
import { AFTERWARDS_DAYS, judgeWord } from '../core/rules.ts';
import { insertStatusChange, lockOptionalMeeting, type MeetingRow } from '../core/store.ts';
import { counsellingConfirm, counsellingDisputed } from '../notice/holding.ts';
import { tellCounsellor, tellStudent } from '../notice/tell.ts';
import { answerState, asStudent } from '../core/viewer.ts';
import { askForAnswers } from '../survey/ask.ts';
import { words } from '../../shared/words.ts';
import { updateConfirmation } from '../record/store.ts';
import { checkRecord, writeRecord } from '../record/write.ts';

type Entered = Parameters<(typeof recordAfterwards)['apply']>[1]['body'];

export const recordAfterwards: Writer<typeof record.recordAfterwards> = {
  apply: async (ctx, { params, body }) => {
    const own = openDesk(ctx, params.desk, 'C');
    const beginsAt = readBegin(ctx, body);
    await checkRecord(ctx, body);
    const counsellor = await lockCounsellor(ctx.tx, own);
    const students = await readStudents(ctx, counsellor, body.stdntIdList);
    const hour = await holdHour(ctx, { counsellor, beginsAt, students });
    const ids: string[] = [];
    for (const student of students) ids.push(await enterOne(ctx, { counsellor, hour, student, body }));
    const entry = { action: 'counselling.recordAfterwards', entity: 'counsellor', entityId: counsellor.id };
    await writeAudit(ctx.tx, ctx, { ...entry, after: { requestIds: ids } });
    return { requestIds: ids.join(' ') };
  },
  answer: async (_ctx: CallContext<Actor>, ids) => ({ requestIdList: (ids['requestIds'] ?? '').split(' ') }),
};

/** @throws Failure `invalid` at the field that does not hold */
function readBegin(ctx: WriteContext<Actor>, { date, hour }: Pick<Entered, 'date' | 'hour'>): Date {
  const say = words[ctx.locale];
  if (date < addDays(koreanDate(ctx.now), -AFTERWARDS_DAYS)) failField('date', say.tooLongAgo(AFTERWARDS_DAYS));
  const beginsAt = beginOf(date, Number(hour));
  if (beginsAt > ctx.now) failField(date > koreanDate(ctx.now) ? 'date' : 'hour', say.notYet);
  return beginsAt;
}

/** Takes the hour with a seat for each of them, and the counsellor's time. */
async function holdHour(
  ctx: WriteContext<Actor>,
  of: { counsellor: CounsellorRow; beginsAt: Date; students: readonly KnownRow[] },
): Promise<HourRow> {
  const say = words[ctx.locale];
  const hour = await holdHourAt(ctx.tx, of.counsellor.id, of.beginsAt);
  const studentIds = of.students.map((student) => student.id);
  if ((await selectSeated(ctx.tx, hour.id, studentIds)).length > 0) failField('stdntIdList', say.alreadySeated);
  const time = { beginsAt: hour.beginsAt, endsAt: endOf(hour.beginsAt), source: SLOT_TIME, sourceId: hour.id };
  if (!(await takeTime(ctx.tx, { ...time, personId: of.counsellor.memberId }))) failField('hour', say.wasBusy);
  await addSeats(ctx.tx, hour.id, { column: 'taken', count: studentIds.length });
  return hour;
}

async function enterOne(
  ctx: WriteContext<Actor>,
  of: { counsellor: CounsellorRow; hour: HourRow; student: KnownRow; body: Entered },
): Promise<string> {
  const { counsellor, hour, student, body } = of;
  const id = newId();
  const time = { beginsAt: hour.beginsAt, endsAt: endOf(hour.beginsAt), source: REQUEST_TIME, sourceId: id };
  if (!(await takeTime(ctx.tx, { ...time, personId: student.memberId })))
    failField('stdntIdList', words[ctx.locale].studentWasBusy);
  const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
  await insertEntered(ctx.tx, {
    id,
    slotId: hour.id,
    counsellorId: counsellor.id,
    studentId: student.id,
    beginsAt: hour.beginsAt,
    channel: body.channel,
    topics: [...new Set(body.topicList)],
    dataKeyId: key.id,
    content: null,
    hope: null,
    status: 'COMPLETED',
    source: 'POST_HOC',
    rescheduledFrom: null,
    at: ctx.now,
  });
  await insertStatusChange(ctx.tx, {
    requestId: id,
    from: null,
    to: 'COMPLETED',
    by: 'COUNSELLOR',
    actorId: ctx.actor.memberId,
    reason: null,
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
  await writeRecord(ctx, { id, dataKeyId: key.id, studentId: student.id }, body);
  const about = { id, kind: counsellor.kind, counsellorMemberId: counsellor.memberId, version: 1 };
  await tellStudent(ctx.tx, counsellingConfirm, { ...about, studentMemberId: student.memberId });
  return id;
}

export const confirmMeeting: Writer<typeof record.confirmMeeting> = {
  apply: async (ctx, { params, body }) => {
    const asked = { id: params.id, viewer: asStudent(ctx.actor), locale: ctx.locale };
    const row = isId(params.id) ? await lockOptionalMeeting(ctx.tx, asked) : undefined;
    if (!row) return fail('notFound');
    const current = { requestId: row.id, status: row.status, version: row.version };
    const verdict = judgeWord(row, body.isConfirmed, ctx.now);
    if (row.version !== body.version || verdict === 'STATE') return fail('conflict', { current });
    if (verdict === 'LATE') return fail('tooLate');
    const reason = trimText(body.reason);
    if (!body.isConfirmed && reason === '') failField('reason', words[ctx.locale].reason);
    await sayWord(ctx, row, { isConfirmed: body.isConfirmed, reason });
    return { requestId: row.id };
  },
  answer: (ctx: CallContext<Actor>, ids) => answerState(ctx, asStudent(ctx.actor), ids['requestId'] ?? ''),
};

/** Records the student's comment on the outcome beside the state, which stays, and in the history. */
async function sayWord(
  ctx: WriteContext<Actor>,
  row: MeetingRow,
  said: { isConfirmed: boolean; reason: string },
): Promise<void> {
  const confirmation = said.isConfirmed ? 'CONFIRMED' : 'DISPUTED';
  await updateConfirmation(ctx.tx, { id: row.id, version: row.version, confirmation });
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  await insertStatusChange(ctx.tx, {
    requestId: row.id,
    from: row.status,
    to: row.status,
    by: 'STUDENT',
    actorId: ctx.actor.memberId,
    reason: said.isConfirmed ? null : key.seal('reason', said.reason),
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
  const entry = { action: 'counselling.confirm', entity: 'counselling_request', entityId: row.id };
  await writeAudit(ctx.tx, ctx, {
    ...entry,
    before: { confirmation: row.confirmation },
    after: { confirmation },
  });
  const about = { ...row, version: row.version + 1 };
  if (!said.isConfirmed) await tellCounsellor(ctx.tx, counsellingDisputed, about);
  else if (row.status === 'COMPLETED') await askForAnswers(ctx.tx, row);
}
