/** Programmes for tests, as rows that the portal itself could have made. */
import type { ProgrammeType, Selection } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { newId } from '../src/platform/db/id.ts';
import type { Db } from '../src/platform/db/db.ts';
import { aDepartment, aMember, aStudent, signIn, type MadeMember } from './builders.ts';
import type { TestPortal } from './portal.ts';

/** The Tuesday morning on which the tests of programmes begin. */
export const APPLYING = new Date('2026-11-24T01:00:00Z');

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface ProgrammeWish {
  readonly type?: ProgrammeType;
  readonly selection?: Selection;
  readonly capacity?: number;
  readonly queueCapacity?: number;
  /** Days from the first morning to the first session; the sessions are a week apart, of two hours each. */
  readonly beginsIn?: number;
  readonly sessions?: number;
  readonly managerId?: string;
  readonly departmentCode?: string;
  readonly seriesId?: string;
  readonly allowsRepeat?: boolean;
  readonly isDraft?: boolean;
  readonly audienceTypes?: readonly string[];
}

export interface MadeProgramme {
  readonly id: string;
  readonly sessionIds: readonly string[];
  readonly managerId: string;
}

/** Inserts a programme with its sessions; approved and open for applications by default. */
export async function aProgramme(db: Db, wish: ProgrammeWish = {}): Promise<MadeProgramme> {
  const departmentCode = wish.departmentCode ?? (await aDepartment(db, { code: '20000' }));
  const managerId = wish.managerId ?? (await aMember(db, { types: ['STAFF'], departmentCode })).id;
  await db
    .insertInto('term')
    .values({ year: 2026, semester_code: '20', begins_on: '2026-09-01', ends_on: '2026-12-31', week1_on: '2026-09-01' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = newId();
  const count = wish.sessions ?? 2;
  const first = APPLYING.getTime() + (wish.beginsIn ?? 7) * DAY_MS;
  const sessions = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    programme_id: id,
    number: at + 1,
    begins_at: new Date(first + at * 7 * DAY_MS),
    ends_at: new Date(first + at * 7 * DAY_MS + 2 * HOUR_MS),
  }));
  const [begin, end] = [sessions[0]?.begins_at ?? APPLYING, sessions.at(-1)?.ends_at ?? APPLYING];
  await db
    .insertInto('programme')
    .values({
      id,
      type_code: wish.type ?? 'BAEUM',
      year: 2026,
      semester_code: '20',
      name_ko: '발표가 편해지는 말하기',
      name_en: 'Speaking with ease',
      introduction: '소개',
      department_code: departmentCode,
      manager_id: managerId,
      series_id: wish.seriesId ?? id,
      allows_repeat: wish.allowsRepeat ?? true,
      audience_types: [...(wish.audienceTypes ?? ['CURRENT_STUDENT'])],
      selection: wish.selection ?? 'FIRST_COME',
      applies_from: new Date(Math.min(APPLYING.getTime(), begin.getTime()) - DAY_MS),
      applies_until: new Date(begin.getTime() - HOUR_MS),
      cancels_until: new Date(begin.getTime() - DAY_MS),
      begins_at: begin,
      ends_at: end,
      hours: 2 * count,
      capacity: wish.capacity ?? 2,
      queue_capacity: wish.queueCapacity ?? 10,
      published_at: wish.isDraft ? null : new Date(APPLYING.getTime() - 2 * DAY_MS),
      created_at: new Date(APPLYING.getTime() - 3 * DAY_MS),
      created_by: managerId,
      updated_at: new Date(APPLYING.getTime() - 3 * DAY_MS),
    })
    .execute();
  await db.insertInto('programme_session').values(sessions).execute();
  await db
    .insertInto('programme_competency')
    .values({ programme_id: id, competency_code: 'COMMUNICATION', ratio: 100 })
    .execute();
  if (!wish.isDraft)
    await db
      .insertInto('programme_approval')
      .values({
        id: newId(),
        programme_id: id,
        kind: 'OPEN',
        status: 'APPROVED',
        asked_by: managerId,
        asked_at: APPLYING,
        decided_at: APPLYING,
      })
      .execute();
  return { id, sessionIds: sessions.map((one) => one.id), managerId };
}

/** Inserts a current student who is signed in. */
export async function anApplicant(portal: TestPortal): Promise<MadeMember & { readonly token: string }> {
  const student = await aStudent(portal.platform.db);
  return { ...student, token: await signIn(portal, student) };
}

/** Counts what a programme says of its seats, and what its trainees say. */
export async function seatsOf(db: Db, id: string): Promise<{ said: string; counted: string; free: number }> {
  const { rows } = await sql<{ said: string; counted: string; free: number }>`
    select concat_ws(' ', p.taken, p.held, p.queued) as said, p.capacity - p.taken - p.held as free, (
      select concat_ws(' ', count(*) filter (where t.status = 'CONFIRM'),
        count(*) filter (where t.offered_until is not null),
        count(*) filter (where t.status in ('TEMP', 'APPLY') and t.place is not null and t.offered_until is null))
      from trainee t where t.programme_id = p.id) as counted
    from programme p where p.id = ${id}::uuid`.execute(db);
  return rows[0] ?? { said: '', counted: '', free: -1 };
}
