/** Meetings that nobody had asked for, entered by the counsellor; each student confirms or disputes theirs. */
import type { record } from '@naru/contract/areas/counselling/meeting/record.ts';

import { addDays, beginOf, endOf } from '../../../../blocks/calendar/hours.ts';
import { takeTime } from '../../../../blocks/calendar/store.ts';
import { beginRecord } from '../../../../blocks/workflow/begin-record.ts';
import { newId } from '../../../../platform/db/id.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { SLOT_TIME, REQUEST_TIME } from '../../shared/times.ts';
import { lockCounsellor, type CounsellorRow } from '../../counsellor/store.ts';
import { openDesk } from '../../shared/desk.ts';
import { readStudents } from '../invitation/students.ts';
import { addSeats, holdHourAt, insertEntered, selectSeated, type HourRow, type KnownRow } from '../invitation/store.ts';
import { AFTERWARDS_DAYS } from '../core/rules.ts';
import { REQUEST } from '../core/store.ts';
import { counsellingConfirm } from '../notice/holding.ts';
import { tellStudent } from '../notice/tell.ts';
import { words } from '../../shared/words.ts';
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
    return { requestIds: ids.join(' ') };
  },
  answer: async (_ctx: CallContext, ids) => ({ requestIdList: (ids['requestIds'] ?? '').split(' ') }),
};

/** @throws Failure `invalid` at the field that does not hold */
function readBegin(ctx: WriteContext, { date, hour }: Pick<Entered, 'date' | 'hour'>): Date {
  const say = words[ctx.locale];
  if (date < addDays(koreanDate(ctx.now), -AFTERWARDS_DAYS)) failField('date', say.tooLongAgo(AFTERWARDS_DAYS));
  const beginsAt = beginOf(date, Number(hour));
  if (beginsAt > ctx.now) failField(date > koreanDate(ctx.now) ? 'date' : 'hour', say.notYet);
  return beginsAt;
}

/** Takes the hour with a seat for each of them, and the counsellor's time. */
async function holdHour(
  ctx: WriteContext,
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
  ctx: WriteContext,
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
  const audit = {
    action: 'counselling.recordAfterwards',
    entity: REQUEST,
    entityId: id,
    after: { status: 'COMPLETED' },
  };
  await beginRecord(ctx, { to: 'COMPLETED', by: 'COUNSELLOR', audit });
  await writeRecord(ctx, { id, dataKeyId: key.id, studentId: student.id }, body);
  const about = { id, kind: counsellor.kind, counsellorMemberId: counsellor.memberId, version: 1 };
  await tellStudent(ctx.tx, counsellingConfirm, { ...about, studentMemberId: student.memberId });
  return id;
}
