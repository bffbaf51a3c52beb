/** A class that takes place now, for the tests of attendance: the demonstration has its own at their own times. */
import { newId } from '@naru/server/src/platform/db/id.ts';
import type { Db } from '@naru/server/src/platform/db/db.ts';

export interface RunningClass {
  readonly programmeId: string;
  readonly sessionId: string;
}

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** Inserts a class of two sessions, the first of which began so many minutes ago, with `student` and others in it. */
export async function insertRunningClass(db: Db, now: Date, minutesAgo: number): Promise<RunningClass> {
  const term = await db
    .selectFrom('term')
    .select(['term.year', 'term.semester_code'])
    .orderBy('term.begins_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const staff = await memberOf(db, 'staff');
  const { code } = await db.selectFrom('department').select('department.code').limit(1).executeTakeFirstOrThrow();
  const programmeId = newId();
  const begins = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const ends = new Date(begins.getTime() + 120 * MINUTE_MS);
  const [nextBegins, nextEnds] = [begins, ends].map((at) => new Date(at.getTime() + WEEK_MS));
  const past = new Date(now.getTime() - WEEK_MS);
  const sessionId = newId();
  await db
    .insertInto('programme')
    .values({
      id: programmeId,
      type_code: 'BAEUM',
      year: term.year,
      semester_code: term.semester_code,
      name_ko: '발표가 편해지는 말하기',
      name_en: 'Speaking with ease',
      introduction: '소개',
      department_code: code,
      manager_id: staff,
      series_id: programmeId,
      audience_types: ['CURRENT_STUDENT'],
      selection: 'FIRST_COME',
      applies_from: past,
      applies_until: begins,
      cancels_until: past,
      begins_at: begins,
      ends_at: nextEnds ?? ends,
      hours: 4,
      place: '도서관 3층 세미나실',
      capacity: 40,
      queue_capacity: 10,
      taken: 12,
      published_at: past,
      created_at: past,
      created_by: staff,
      updated_at: past,
    })
    .execute();
  await db
    .insertInto('programme_session')
    .values([
      { id: sessionId, programme_id: programmeId, number: 1, begins_at: begins, ends_at: ends, place: '세미나실' },
      {
        id: newId(),
        programme_id: programmeId,
        number: 2,
        begins_at: nextBegins ?? begins,
        ends_at: nextEnds ?? ends,
        place: '세미나실',
      },
    ])
    .execute();
  await db
    .insertInto('programme_approval')
    .values({
      id: newId(),
      programme_id: programmeId,
      kind: 'OPEN',
      status: 'APPROVED',
      asked_by: staff,
      asked_at: past,
      decided_at: past,
    })
    .execute();
  await insertTrainees(db, programmeId, past);
  return { programmeId, sessionId };
}

async function memberOf(db: Db, username: string): Promise<string> {
  const { id } = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}

async function insertTrainees(db: Db, programmeId: string, at: Date): Promise<void> {
  const others = await db
    .selectFrom('student')
    .innerJoin('member', 'member.id', 'student.member_id')
    .select('member.id')
    .where('member.username', 'not in', ['student', 'freshman', 'graduate', 'peer'])
    .where('member.status', '=', 'ACTIVE')
    .orderBy('member.id')
    .limit(10)
    .execute();
  const ids = [await memberOf(db, 'student'), await memberOf(db, 'freshman'), ...others.map(({ id }) => id)];
  await db
    .insertInto('trainee')
    .values(
      ids.map((member_id) => ({
        id: newId(),
        programme_id: programmeId,
        member_id,
        status: 'CONFIRM',
        applied_at: at,
        confirmed_at: at,
      })),
    )
    .execute();
}
