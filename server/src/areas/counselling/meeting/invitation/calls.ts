import type { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { newId } from '../../../../platform/db/id.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { readSearch } from '../../../../platform/list/search.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { lockCounsellor, type CounsellorRow } from '../../counsellor/store.ts';
import { openDesk } from '../../shared/desk.ts';
import { words } from '../../shared/words.ts';
import { counsellingInvited } from '../notice/asking.ts';
import { tellStudent, tellToChoose } from '../notice/tell.ts';
import { holdOwnHour, insertInvited, keepSeats } from './hour.ts';
import {
  hasOpenHour,
  insertInvitation,
  selectFoundStudents,
  selectInvited,
  selectSeated,
  type HourRow,
  type KnownRow,
} from './store.ts';
import { readStudents } from './students.ts';

const FOUND_MOST = 20;
/** To choose an hour in. */
const INVITATION_DAYS = 14;
const DAY_MS = 86_400_000;

export const findStudents: Reader<typeof invitation.findStudents> = async (ctx, { params, query }) => {
  const own = { ...openDesk(ctx, params.desk, 'C'), today: koreanDate(ctx.now) };
  const search = readSearch(query.searchText);
  return {
    studentList: await selectFoundStudents(ctx.db, own, { search, locale: ctx.locale, most: FOUND_MOST }),
  };
};

interface Said {
  readonly channel: string;
  readonly message: string;
}

export const inviteStudents: Writer<typeof invitation.inviteStudents> = {
  apply: async (ctx, { params, body }) => {
    const own = openDesk(ctx, params.desk, 'C');
    const counsellor = await lockCounsellor(ctx.tx, own);
    const students = await readStudents(ctx, counsellor, body.stdntIdList);
    const said = { channel: body.channel, message: body.message.trim() };
    const invited =
      body.slotId === null
        ? await inviteToChoose(ctx, { counsellor, students, said })
        : await inviteToHour(ctx, { counsellor, students, said, slotId: body.slotId });
    const entry = { action: 'counselling.invite', entity: 'counsellor', entityId: counsellor.id };
    await writeAudit(ctx.tx, ctx, { ...entry, after: { invited, slotId: body.slotId } });
    return { invited: String(invited), skipped: String(students.length - invited) };
  },
  answer: async (_ctx, ids) => ({ invitedCount: Number(ids['invited']), skippedCount: Number(ids['skipped']) }),
};

interface Inviting {
  readonly counsellor: CounsellorRow;
  readonly students: readonly KnownRow[];
  readonly said: Said;
}

async function inviteToChoose(ctx: WriteContext, { counsellor, students, said }: Inviting): Promise<number> {
  const say = words[ctx.locale];
  if (!counsellor.channels.includes(said.channel)) failField('channel', say.otherChannel);
  if (!(await hasOpenHour(ctx.tx, counsellor.id, ctx.now))) failField('slotId', say.nothingToChoose);
  const studentIds = students.map((student) => student.id);
  const before = await selectInvited(ctx.tx, { counsellorId: counsellor.id, studentIds, now: ctx.now });
  const fresh = students.filter((student) => !before.includes(student.id));
  const until = new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS);
  for (const student of fresh) {
    const id = newId();
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    const made = { id, counsellorId: counsellor.id, studentId: student.id, channel: said.channel, until };
    await insertInvitation(ctx.tx, {
      ...made,
      dataKeyId: key.id,
      message: key.seal('message', said.message),
      at: ctx.now,
    });
    await tellToChoose(ctx.tx, { id, counsellorId: counsellor.id, studentMemberId: student.memberId });
  }
  return fresh.length;
}

async function inviteToHour(
  ctx: WriteContext,
  { counsellor, students, said, slotId }: Inviting & { slotId: string },
): Promise<number> {
  const hour = await holdOwnHour(ctx, counsellor, slotId);
  const say = words[ctx.locale];
  if (!hour.channels.includes(said.channel)) failField('channel', say.otherChannel);
  const studentIds = students.map((student) => student.id);
  const before = await selectSeated(ctx.tx, hour.id, studentIds);
  const fresh = students.filter((student) => !before.includes(student.id));
  if (fresh.length === 0) return 0;
  checkSeats(ctx, hour, fresh.length);
  await keepSeats(ctx, counsellor, hour, fresh.length);
  for (const student of fresh) {
    const to = { counsellor, hour, student, channel: said.channel, reason: said.message };
    const id = await insertInvited(ctx, { ...to, moved: null });
    const about = { id, kind: counsellor.kind, counsellorMemberId: counsellor.memberId, version: 1 };
    await tellStudent(ctx.tx, counsellingInvited, { ...about, studentMemberId: student.memberId });
  }
  return fresh.length;
}

/** Checks the seats: an hour without bookings grows to a group's size; a booked one keeps its seats. */
function checkSeats(ctx: WriteContext, hour: HourRow, count: number): void {
  const say = words[ctx.locale];
  const left = hour.used === 0 ? COUNSELLING_MOST.participants : hour.capacity - hour.used;
  if (count > left) failField('slotId', say.seats(left));
}
