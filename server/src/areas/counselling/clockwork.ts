/**
 * What time does to requests: whoever was not answered when the hour begins is told so, and what nobody goes on with is forgotten.
 */
import { sql, type Kysely } from 'kysely';

import { destroyOldCases } from '../../blocks/retention/destroy.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Platform } from '../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import { remindOfMeetings } from './appointment/remind.ts';
import { deleteOldReminders } from './appointment/store.ts';
import { deleteOldLawDrafts } from './law/draft.ts';
import { lawRetention } from './law/retention.ts';
import { giveBack } from './meeting/move.ts';
import { CONFIRMATION_DAYS } from './meeting/rules.ts';
import { insertStatusChange, moveRequest, type MeetingRow } from './meeting/store.ts';
import {
  counsellingDeclined,
  counsellingRejected,
  sendCalendar,
  tellCounsellor,
  tellStudent,
} from './notifications.ts';
import { expireOffers } from './waiting/offer.ts';
import { DRAFT_DAYS } from './request/calls.ts';
import { PSYCH_DRAFT_DAYS } from './psychological/application/calls.ts';
import { deleteOldPsychDrafts } from './psychological/application/store.ts';
import { psychRetention } from './psychological/retention.ts';
import { deleteOldDrafts } from './request/store.ts';
import { releaseRooms } from './room/clockwork.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
/** How long it is known who was reminded: longer than anything is due. */
const REMINDER_DAYS = 30;

/** Every minute; a run that is missed is nothing to make up for, the next one does all that is due. */
const counsellingClockwork = defineJob('counselling.clockwork', {
  schedule: '* * * * *',
  retries: 0,
  longestSeconds: 55,
});

export function handleCounsellingClockwork(platform: Pick<Platform, 'db' | 'now' | 'settings'>): JobHandler {
  return handleJob(counsellingClockwork, async () => {
    await expireRequests(platform.db, platform.now());
    await closeConfirmations(platform.db, platform.now());
    await expireOffers(platform.db, platform.now());
    const graceMinutes = (await platform.settings.read())['psychological.roomReleaseMinutes'];
    await releaseRooms(platform.db, { now: platform.now(), graceMinutes });
    await remindOfMeetings(platform.db, platform.now());
    await deleteOldReminders(platform.db, new Date(platform.now().getTime() - REMINDER_DAYS * DAY_MS));
    const before = new Date(platform.now().getTime() - DRAFT_DAYS * DAY_MS);
    await platform.db.transaction().execute((tx) => deleteOldDrafts(tx, before));
    const psychBefore = new Date(platform.now().getTime() - PSYCH_DRAFT_DAYS * DAY_MS);
    await platform.db.transaction().execute((tx) => deleteOldPsychDrafts(tx, psychBefore));
    const years = (await platform.settings.read())['psychological.keepYears'];
    await destroyOldCases(platform.db, psychRetention, { years, now: platform.now() });
    await platform.db.transaction().execute((tx) => deleteOldLawDrafts(tx, before));
    const lawYears = (await platform.settings.read())['counselling.retentionYears'];
    await destroyOldCases(platform.db, lawRetention, { years: lawYears, now: platform.now() });
  });
}

/** What no student confirmed or disputed in time counts as unconfirmed. */
export async function closeConfirmations(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONFIRMATION_DAYS * DAY_MS);
  await sql`
    update counselling_request r set confirmation = 'UNCONFIRMED', version = r.version + 1
    where r.id = any(array(select late.id from counselling_request late
      where late.confirmation = 'WAITING' and late.outcome_at < ${before}
      order by late.id limit ${sql.lit(BATCH)} for update skip locked))`.execute(db);
}

type Expired = Pick<
  MeetingRow,
  'id' | 'slotId' | 'version' | 'kind' | 'counsellorMemberId' | 'studentMemberId' | 'status' | 'rescheduledFrom'
>;

/** What waits for an answer when its hour begins: requests, and invitations. One a transaction: one that somebody else has in hand waits for the next run. Returns how many. */
export async function expireRequests(db: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; slotId: string }>`
    select r.id, r.slot_id as "slotId" from counselling_request r
    where r.status in ('AVAILABLE', 'WAITING') and r.ending is null and r.begins_at <= ${now} order by r.begins_at, r.id limit ${sql.lit(BATCH)}`.execute(
    db,
  );
  let expired = 0;
  for (const due of rows) if (await expireOne(db, due, now)) expired += 1;
  return expired;
}

function expireOne(db: Kysely<DB>, due: { id: string; slotId: string }, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select from counselling_slot slot where slot.id = ${due.slotId}::uuid for update`.execute(tx);
    const { rows } = await sql<Expired>`
      select r.id, r.slot_id as "slotId", r.version, r.status, c.kind, c.member_id as "counsellorMemberId",
        s.member_id as "studentMemberId", r.rescheduled_from as "rescheduledFrom"
      from counselling_request r join counsellor c on c.id = r.counsellor_id join student s on s.id = r.student_id
      where r.id = ${due.id}::uuid and r.status in ('AVAILABLE', 'WAITING') and r.ending is null for update of r`.execute(
      tx,
    );
    const row = rows[0];
    if (!row) return false;
    const from = row.status;
    const to = from === 'WAITING' ? 'REJECTED' : 'AVAILABLE';
    const step = { id: row.id, from, to, version: row.version, ending: 'EXPIRED' } as const;
    if (!(await moveRequest(tx, step))) return false;
    await insertStatusChange(tx, {
      requestId: row.id,
      from,
      to,
      by: 'SYSTEM',
      actorId: null,
      reason: null,
      at: now,
      origin: null,
    });
    const about = { ...row, version: row.version + 1 };
    await giveBack(tx, row, { seat: from === 'WAITING' ? 'taken' : 'held', offeredAt: null });
    if (from === 'WAITING') await tellStudent(tx, counsellingRejected, about);
    else await tellCounsellor(tx, counsellingDeclined, about);
    if (row.rescheduledFrom !== null && from === 'WAITING') await sendCalendar(tx, about, 'COUNSELLOR');
    if (row.rescheduledFrom !== null && from === 'AVAILABLE') await sendCalendar(tx, about, 'STUDENT');
    return true;
  });
}
