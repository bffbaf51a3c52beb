/** Grows a demonstration university by people who have nothing to do with its demo people, and by what they do. */
import { sql } from 'kysely';

import type { Db, Tx } from '../../src/platform/db/db.ts';

/** Students of a professor. */
const ADVISED = 25;
/** People of each programme. */
const ATTENDING = 50;
/** Every so many claims of one waits; every so many students have no advisor. */
const RARE = 50;

const GROWN_TABLES = [
  'ability_session',
  'advisor_assignment',
  'counselling_request',
  'counselling_slot',
  'counsellor',
  'member',
  'member_type',
  'mileage_claim',
  'mileage_use',
  'programme',
  'programme_approval',
  'student',
  'survey_response',
  'survey_target',
] as const;

/** Builds the key of the nth of a kind: the same whenever it is asked for. */
const keyOf = (kind: string, nth: string) => sql`md5(${sql.lit(kind)} || ${sql.raw(nth)})::uuid`;
const DEPARTMENTS = sql`(select array_agg(d.code order by d.code) from department d
  where d.parent_code is not null and not exists (select from department below where below.parent_code = d.code))`;
/** A department each, in turn. */
const departmentOf = (nth: string) => sql`(leaf.codes)[1 + ${sql.raw(nth)} % array_length(leaf.codes, 1)]`;

/** Adds the students of these numbers, with their professors and all that is counted here. */
export async function growTo(db: Db, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const numbers = sql`generate_series(${from}::int, ${to}::int) nth cross join (select ${DEPARTMENTS} as codes) leaf`;
    await addPeople(tx, numbers);
    await addDeeds(tx, numbers);
    await addMeetings(tx, numbers);
    await addProgrammes(tx, { from: Math.ceil(from / ATTENDING), to: Math.floor(to / ATTENDING) });
  });
  await analyzeGrown(db);
}

/** Lets the planner draw its samples anew. */
export async function analyzeGrown(db: Db): Promise<void> {
  for (const table of GROWN_TABLES) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

type Numbers = ReturnType<typeof sql>;

async function addPeople(tx: Tx, numbers: Numbers): Promise<void> {
  const isProfessor = sql`nth % ${sql.lit(ADVISED)} = 0`;
  const professor = keyOf('professor', `(nth / ${ADVISED}) * ${ADVISED}`);
  await sql`insert into member (id, username, name_ko, status)
    select ${keyOf('student', 'nth')}, 'grown' || nth, '김학생' || nth, 'ACTIVE' from ${numbers}
    union all select ${keyOf('professor', 'nth')}, 'grownprof' || nth, '이교수' || nth, 'ACTIVE' from ${numbers} where ${isProfessor}`.execute(
    tx,
  );
  await sql`insert into member_type (id, member_id, type_code, department_code, begins_on)
    select gen_random_uuid(), ${keyOf('student', 'nth')}, 'CURRENT_STUDENT', ${departmentOf('nth')}, date '2026-03-01' from ${numbers}
    union all select gen_random_uuid(), ${keyOf('professor', 'nth')}, 'FULLTIME_PROFESSOR', ${departmentOf(`(nth / ${ADVISED})`)}, '2026-03-01'
      from ${numbers} where ${isProfessor}`.execute(tx);
  await sql`insert into student (id, member_id, student_number, university_code, department_code, grade, student_type,
      register_status, entrance_year, entrance_semester_code)
    select ${keyOf('pupil', 'nth')}, ${keyOf('student', 'nth')}, 'G' || nth, '1', ${departmentOf('nth')}, 1 + nth % 4,
      'GENERAL', 'ENROLLED', 2025, '10' from ${numbers}`.execute(tx);
  await sql`insert into advisor_assignment (id, student_id, advisor_id, begins_on, reason)
    select gen_random_uuid(), ${keyOf('pupil', 'nth')}, ${professor}, '2026-03-01', 'INITIAL' from ${numbers}
    where nth % ${sql.lit(RARE)} <> 1 and exists (select from member known where known.id = ${professor})`.execute(tx);
}

/** Claims, uses, tests and answers, one of each person; what a demo person did is done by the grown ones, too. */
async function addDeeds(tx: Tx, numbers: Numbers): Promise<void> {
  await sql`insert into mileage_claim (id, member_id, item_id, department_code, status, happened_on, quantity, grade_group,
      expected, asked_at)
    select gen_random_uuid(), ${keyOf('student', 'nth')}, (select i.id from mileage_item i order by i.id limit 1), ${departmentOf('nth')},
      case when nth % ${sql.lit(RARE)} = 0 then 'WAIT' else 'APPROVED' end, '2026-10-01', 1, 'ALL', 10,
      timestamptz '2026-10-02' + nth * interval '1 minute' from ${numbers}`.execute(tx);
  await sql`set local session_replication_role = replica`.execute(tx);
  await sql`insert into mileage_use select (jsonb_populate_record(done.whole, jsonb_build_object('id', gen_random_uuid(),
      'member_id', ${keyOf('student', 'nth')}))).*
    from ${numbers} cross join (select u as whole from mileage_use u where u.status = 'PAID' order by u.id limit 1) done`.execute(
    tx,
  );
  await sql`insert into ability_session select (jsonb_populate_record(done.whole, jsonb_build_object('id', gen_random_uuid(),
      'member_id', ${keyOf('student', 'nth')}, 'submission_id', gen_random_uuid()))).*
    from ${numbers} cross join (select x as whole from ability_session x join ability_assignment a on a.test_id = x.test_id
      where x.status = 'SCORED' order by x.id limit 1) done`.execute(tx);
  await sql`insert into survey_target (survey_id, context_id, member_id)
    select asked.id, gen_random_uuid(), ${keyOf('student', 'nth')}
    from ${numbers} cross join (select s.id from survey s where s.status = 'OPEN' order by s.id limit 1) asked`.execute(
    tx,
  );
  await sql`insert into survey_response select (jsonb_populate_record(done.whole, jsonb_build_object('id', gen_random_uuid(),
      'facets', jsonb_build_object('counsellor', ${keyOf('professor', 'nth')})))).*
    from ${numbers} cross join (select r as whole from survey_response r where r.is_counted and r.facets ? 'counsellor'
      and r.member_id is null order by r.id limit 1) done`.execute(tx);
  await sql`set local session_replication_role = origin`.execute(tx);
}

/** Each professor has hours to come; each student met one. */
async function addMeetings(tx: Tx, numbers: Numbers): Promise<void> {
  const isProfessor = sql`nth % ${sql.lit(ADVISED)} = 0`;
  await sql`set local session_replication_role = replica`.execute(tx);
  await sql`insert into counsellor select (jsonb_populate_record(one.whole, jsonb_build_object('id', ${keyOf('counsellor', 'nth')},
      'member_id', ${keyOf('professor', 'nth')}))).*
    from ${numbers} cross join (select c as whole from counsellor c where c.kind = 'PROFESSOR' and c.is_active order by c.id limit 1) one
    where ${isProfessor}`.execute(tx);
  await sql`insert into counselling_slot (id, counsellor_id, begins_at)
    select gen_random_uuid(), ${keyOf('counsellor', 'nth')}, timestamptz '2026-11-23T01:00:00Z' + hour * interval '1 hour'
    from ${numbers} cross join generate_series(0, 4) hour where ${isProfessor}`.execute(tx);
  await sql`insert into counselling_slot (id, counsellor_id, begins_at, taken)
    select ${keyOf('slot', 'nth')}, ${keyOf('counsellor', `(nth / ${ADVISED}) * ${ADVISED}`)},
      timestamptz '2026-10-01T01:00:00Z' + (nth % ${sql.lit(ADVISED)}) * interval '1 day', 1 from ${numbers}`.execute(
    tx,
  );
  await sql`insert into counselling_request select (jsonb_populate_record(held.whole, jsonb_build_object('id', gen_random_uuid(),
      'slot_id', ${keyOf('slot', 'nth')}, 'counsellor_id', ${keyOf('counsellor', `(nth / ${ADVISED}) * ${ADVISED}`)},
      'student_id', ${keyOf('pupil', 'nth')}, 'seat', 1, 'rescheduled_from', null,
      'begins_at', timestamptz '2026-10-01T01:00:00Z' + (nth % ${sql.lit(ADVISED)}) * interval '1 day'))).*
    from ${numbers} cross join (select r as whole from counselling_request r where r.status = 'COMPLETED' order by r.id limit 1) held`.execute(
    tx,
  );
  await sql`set local session_replication_role = origin`.execute(tx);
}

/** Programmes that are over, and their openings and closings. */
async function addProgrammes(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) nth`;
  await sql`set local session_replication_role = replica`.execute(tx);
  await sql`insert into programme select (jsonb_populate_record(one.whole, jsonb_build_object('id', ${keyOf('programme', 'nth')}))).*
    from ${numbers} cross join (select p as whole from programme p where p.closed_at is not null order by p.id limit 1) one`.execute(
    tx,
  );
  await sql`insert into programme_approval select (jsonb_populate_record(one.whole, jsonb_build_object('id', gen_random_uuid(),
      'programme_id', ${keyOf('programme', 'nth')}))).*
    from ${numbers} cross join (select distinct on (a.kind) a as whole from programme_approval a where a.status = 'APPROVED'
      order by a.kind, a.id) one`.execute(tx);
  await sql`set local session_replication_role = origin`.execute(tx);
}
