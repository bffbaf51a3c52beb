/** Rows that a read touches in a small university and in a large one: those that it shows, not those that there are. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countHere, countUnadvised, selectAdvised } from '../../src/areas/counselling/advisor/store.ts';
import { selectFoundStudents } from '../../src/areas/counselling/meeting/invitation/store.ts';
import { selectReferable } from '../../src/areas/counselling/referrer/referable-store.ts';
import { countWaitingClaims, selectDeskClaims } from '../../src/areas/mileage/claim/list-store.ts';
import { selectDecided } from '../../src/areas/mileage/claim/scope-sql.ts';
import { TUTOR_TYPES } from '../../src/blocks/reference/tutor/rules.ts';
import { selectTutorRows } from '../../src/blocks/reference/tutor/store.ts';
import type { Person } from '../../src/platform/access/actor.ts';
import { firstOf, type Db, type Tx } from '../../src/platform/db/db.ts';
import { windowOf } from '../../src/platform/list/paging.ts';
import { aDepartment, aMember, anAdvisor, aStudent } from '../builders.ts';
import { openTestPortal, type TestPortal } from '../portal.ts';

const SMALL = 1_000;
const LARGE = 10_000;
/** A plan for more rows may read a few more of a small table. */
const MOST = 1.5;
const TODAY = '2026-11-20';
const TAUGHT = '20000';
const OFFICE = '90000';
const DEPARTMENTS = 40;
const SMALL_DEPARTMENT = '40000';

let portal: TestPortal;
let professorId: string;
/** Advises everybody who has nothing to do with the professor. */
let otherId: string;

type Read = (tx: Tx) => Promise<unknown>;

/** Somebody who decides about claims of their departments alone. */
const deskOf = (departmentCodes: readonly string[]) =>
  ({ departmentCodes, rights: { scopes: () => new Set(['DEPARTMENT']) } }) as unknown as Person; // all that it reads

const claimsOf = (departments: readonly string[]): Read => {
  const window = windowOf({ page: 0, size: '50' });
  return async (tx) => {
    const isIn = await selectDecided(tx, deskOf(departments), 'R');
    await selectDeskClaims(tx, { narrowed: { isIn }, locale: 'ko', window });
    await countWaitingClaims(tx, isIn);
  };
};

const READS: Readonly<Record<string, Read>> = {
  'students to refer': (tx) =>
    selectReferable(
      tx,
      { memberId: professorId, today: TODAY },
      { search: undefined, studentId: undefined, locale: 'ko', most: 20 },
    ),
  'students to invite': (tx) =>
    selectFoundStudents(
      tx,
      { memberId: professorId, kind: 'PROFESSOR', today: TODAY },
      { search: undefined, locale: 'ko', most: 20 },
    ),
  'students of a department with their advisors': async (tx) => {
    const asked = { scope: [SMALL_DEPARTMENT], today: TODAY, locale: 'ko' } as const;
    await selectAdvised(tx, asked, { narrowed: {}, window: { size: 20, offset: 0 } });
    await countHere(tx, asked, {});
    await countUnadvised(tx, asked, {});
  },
  tutors: (tx) => selectTutorRows(tx, { types: TUTOR_TYPES, today: TODAY }, 'ko'),
  'claims to decide of somebody without a department': claimsOf([]),
  'claims to decide of an office without students': claimsOf([OFFICE]),
};

const found = new Map<string, { small: number; large: number }>();

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: TAUGHT });
  await aDepartment(db, { code: OFFICE });
  await aDepartment(db, { code: SMALL_DEPARTMENT });
  for (let nth = 0; nth < DEPARTMENTS; nth += 1) await aDepartment(db, { code: `3${String(nth).padStart(4, '0')}` });
  await aMember(db, { types: ['STAFF'], departmentCode: TAUGHT });
  for (let nth = 0; nth < 5; nth += 1) await aStudent(db, { departmentCode: SMALL_DEPARTMENT });
  professorId = (await aMember(db, { types: ['FULLTIME_PROFESSOR'], departmentCode: TAUGHT })).id;
  otherId = (await aMember(db, { types: ['FULLTIME_PROFESSOR'], departmentCode: TAUGHT })).id;
  for (let nth = 0; nth < 5; nth += 1) {
    const { studentId } = await aStudent(db, { departmentCode: TAUGHT });
    await anAdvisor(db, { studentId, advisorId: professorId, beginsOn: '2026-03-01' });
  }
  await grow(db, 1, SMALL);
  const small = await measure(db);
  await grow(db, SMALL + 1, LARGE);
  const large = await measure(db);
  for (const name of Object.keys(READS)) found.set(name, { small: small.get(name) ?? 0, large: large.get(name) ?? 0 });
}, 120_000);
afterAll(() => portal.close());

/** Adds students who have nothing to do with the professor, each with an advisor of their own kind and a claim. */
async function grow(db: Db, from: number, to: number): Promise<void> {
  const departmentOf = sql`'3' || lpad((nth % ${sql.lit(DEPARTMENTS)})::text, 4, '0')`;
  await sql`
    with number as (select nth, gen_random_uuid() as member_id, gen_random_uuid() as student_id from generate_series(${from}::int, ${to}::int) nth),
      person as (insert into member (id, username, name_ko, status)
        select member_id, 'grown' || nth, '김학생' || nth, 'ACTIVE' from number returning id),
      kind as (insert into member_type (id, member_id, type_code, department_code, begins_on)
        select gen_random_uuid(), member_id, 'CURRENT_STUDENT', ${departmentOf}, '2026-03-01' from number),
      pupil as (insert into student (id, member_id, student_number, university_code, department_code, grade,
          student_type, register_status, entrance_year, entrance_semester_code)
        select student_id, member_id, 'G' || nth, '1', ${departmentOf}, 1 + nth % 4, 'GENERAL', 'ENROLLED', 2025, '10' from number),
      advised as (insert into advisor_assignment (id, student_id, advisor_id, begins_on, reason)
        select gen_random_uuid(), student_id, ${otherId}::uuid, '2026-03-01', 'INITIAL' from number)
    insert into mileage_claim (id, member_id, item_id, department_code, status, happened_on, quantity, grade_group,
      expected, asked_at)
    select gen_random_uuid(), number.member_id, (select i.id from mileage_item i order by i.id limit 1), ${departmentOf}, 'APPROVED',
      '2026-10-01', 1, 'ALL', 10, timestamptz '2026-10-02' + nth * interval '1 minute'
    from number`.execute(db);
  for (const table of ['member', 'member_type', 'student', 'advisor_assignment', 'mileage_claim'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

async function measure(db: Db): Promise<Map<string, number>> {
  const measured = new Map<string, number>();
  for (const [name, read] of Object.entries(READS)) {
    const touched = await db.transaction().execute(async (tx) => {
      const before = await countTouched(tx);
      await read(tx);
      return (await countTouched(tx)) - before;
    });
    measured.set(name, touched);
  }
  return measured;
}

/** Rows that this connection has read of tables and by indexes. */
async function countTouched(tx: Tx): Promise<number> {
  const row = await firstOf<{ touched: number }>(tx)`
    select sum(coalesce(t.seq_tup_read, 0) + coalesce(t.idx_tup_fetch, 0))::int as touched
    from pg_stat_xact_user_tables t`;
  return row?.touched ?? 0;
}

describe('a read touches what it shows, however large the university is', () => {
  it.each(Object.keys(READS))('%s', (name) => {
    const { small, large } = found.get(name) ?? { small: 0, large: Infinity };
    expect(large, `${small} rows among ${SMALL} students`).toBeLessThanOrEqual(Math.max(small, 50) * MOST);
  });
});
