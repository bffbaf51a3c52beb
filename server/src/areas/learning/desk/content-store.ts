import type { ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { insertAuthor } from '../core/author-store.ts';
import { inOrderOfTime, spanOf, type SessionChanges } from './form-rules.ts';

type Session = ProgrammeInput['sessionList'][number];

type ContentRow = Omit<
  ProgrammeInput,
  'appliesFrom' | 'appliesUntil' | 'cancelsUntil' | 'assignmentUntil' | 'sessionList'
> & {
  readonly id: string;
  readonly appliesFrom: Date;
  readonly appliesUntil: Date;
  readonly cancelsUntil: Date;
  readonly assignmentUntil: Date | null;
};

type SessionRow = Omit<Session, 'beginsAt' | 'endsAt' | 'sessionId'> & {
  readonly programmeId: string;
  readonly sessionId: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
};

/** Selects the form's contents of a programme. */
export async function selectOptionalContent(db: Db, id: string): Promise<ProgrammeInput | undefined> {
  const [{ rows }, { rows: sessions }] = await Promise.all([
    sql<ContentRow>`
      select p.id, p.type_code as "typeCode", p.year, p.semester_code as "semstrCode", p.name_ko as "nameKo",
        coalesce(p.name_en, '') as "nameEn", p.introduction,
        coalesce(p.introduction_en, '') as "introductionEn", p.department_code as "deptCode",
        p.manager_id as "managerId", p.contact, p.allows_repeat as "allowsRepeat",
        p.audience_types as "audienceTypeList", p.audience_departments as "audienceDeptList",
        p.audience_grades as "audienceGradeList", p.selection, p.applies_from as "appliesFrom",
        p.applies_until as "appliesUntil", p.cancels_until as "cancelsUntil", p.hours::float8 as hours, p.points,
        p.place, coalesce(p.place_en, '') as "placeEn", p.is_online as "isOnline", p.question, p.capacity, p.queue_capacity as "queueCapacity",
        p.least_attendance as "leastAttendance", p.needs_survey as "needsSurvey",
        p.needs_assignment as "needsAssignment", p.assignment_until as "assignmentUntil",
        p.least_people as "leastPeople", p.decides_on as "decidesOn", p.budget,
        (select coalesce(jsonb_agg(jsonb_build_object('code', c.competency_code, 'ratio', c.ratio)
          order by c.ratio desc, c.competency_code), '[]')
          from programme_competency c where c.programme_id = p.id) as "competencyList",
        array(select h.member_id::text from programme_helper h join member m on m.id = h.member_id
          where h.programme_id = p.id order by m.name_ko, m.id) as "helperIdList"
      from programme p where p.id = ${id}::uuid`.execute(db),
    sql<SessionRow>`
      select s.programme_id as "programmeId", s.id as "sessionId", s.title,
        coalesce(s.title_en, '') as "titleEn", s.begins_at as "beginsAt", s.ends_at as "endsAt", s.place,
        coalesce(s.place_en, '') as "placeEn", s.online_url as "onlineUrl", s.teacher_name as "teacherNm"
      from programme_session s where s.programme_id = ${id}::uuid order by s.number`.execute(db),
  ]);
  const [row] = rows;
  if (!row) return undefined;
  const { id: _id, ...content } = row;
  return {
    ...content,
    appliesFrom: row.appliesFrom.toISOString(),
    appliesUntil: row.appliesUntil.toISOString(),
    cancelsUntil: row.cancelsUntil.toISOString(),
    assignmentUntil: row.assignmentUntil?.toISOString() ?? null,
    sessionList: sessions.map(({ programmeId: _programmeId, beginsAt, endsAt, ...session }) => ({
      ...session,
      beginsAt: beginsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The columns that the form writes. */
function columnsOf(form: ProgrammeInput) {
  const { beginsAt, endsAt } = spanOf(form.sessionList);
  return {
    type_code: form.typeCode,
    year: form.year,
    semester_code: form.semstrCode,
    name_ko: form.nameKo,
    name_en: orNull(form.nameEn),
    introduction: form.introduction,
    introduction_en: orNull(form.introductionEn),
    department_code: form.deptCode,
    manager_id: form.managerId,
    contact: form.contact,
    allows_repeat: form.allowsRepeat,
    audience_types: form.audienceTypeList,
    audience_departments: form.audienceDeptList,
    audience_grades: form.audienceGradeList,
    selection: form.selection,
    applies_from: form.appliesFrom,
    applies_until: form.appliesUntil,
    cancels_until: form.cancelsUntil,
    begins_at: beginsAt,
    ends_at: endsAt,
    hours: form.hours,
    points: form.points,
    place: form.place,
    place_en: orNull(form.placeEn),
    is_online: form.isOnline,
    question: form.question,
    capacity: form.capacity,
    queue_capacity: form.queueCapacity,
    least_attendance: form.leastAttendance,
    needs_survey: form.needsSurvey,
    needs_assignment: form.needsAssignment,
    assignment_until: form.assignmentUntil,
    least_people: form.leastPeople,
    decides_on: form.decidesOn,
    budget: form.budget,
  };
}

export interface Written {
  readonly by: string;
  readonly at: Date;
}

/** @param seriesId the series that it goes on; undefined for the first of a new one */
export async function insertProgramme(
  tx: Tx,
  form: ProgrammeInput,
  { by, at, seriesId }: Written & { readonly seriesId: string | undefined },
): Promise<string> {
  const id = newId();
  const own = { id, series_id: seriesId ?? id, created_at: at, created_by: by, updated_at: at };
  await tx
    .insertInto('programme')
    .values({ ...columnsOf(form), ...own })
    .execute();
  await insertAuthor(tx, id, by);
  await replaceParts(tx, id, form);
  await insertSessions(tx, id, form.sessionList);
  await numberSessions(tx, id);
  return id;
}

/** Writes the form where the programme still has that version; false where somebody was faster. */
export async function updateProgramme(
  tx: Tx,
  {
    id,
    version,
    form,
    by,
    at,
  }: Written & { readonly id: string; readonly version: number; readonly form: ProgrammeInput },
): Promise<boolean> {
  const updated = await tx
    .updateTable('programme')
    .set({ ...columnsOf(form), updated_at: at, version: version + 1 })
    .where('programme.id', '=', id)
    .where('programme.version', '=', version)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await insertAuthor(tx, id, by);
  await replaceParts(tx, id, form);
  return true;
}

/** Competencies and helpers are sets: written anew. */
async function replaceParts(tx: Tx, id: string, { competencyList, helperIdList }: ProgrammeInput): Promise<void> {
  await tx.deleteFrom('programme_competency').where('programme_competency.programme_id', '=', id).execute();
  const shares = competencyList.map(({ code, ratio }) => ({ programme_id: id, competency_code: code, ratio }));
  await tx.insertInto('programme_competency').values(shares).execute();
  await tx.deleteFrom('programme_helper').where('programme_helper.programme_id', '=', id).execute();
  if (helperIdList.length === 0) return;
  const helpers = helperIdList.map((memberId) => ({ programme_id: id, member_id: memberId }));
  await tx.insertInto('programme_helper').values(helpers).execute();
}

const wordsOf = ({ title, titleEn, place, placeEn, onlineUrl, teacherNm }: Session) => ({
  title,
  title_en: orNull(titleEn),
  place,
  place_en: orNull(placeEn),
  online_url: onlineUrl,
  teacher_name: teacherNm,
});

async function insertSessions(tx: Tx, programmeId: string, sessions: readonly Session[]): Promise<void> {
  if (sessions.length === 0) return;
  const rows = await rowsOf<{ last: number }>(tx)`
    select coalesce(max(s.number), 0)::int as last from programme_session s
    where s.programme_id = ${programmeId}::uuid`;
  const last = rows[0]?.last ?? 0;
  const made = inOrderOfTime(sessions).map((session, at) => ({
    id: newId(),
    programme_id: programmeId,
    number: last + at + 1,
    begins_at: session.beginsAt,
    ends_at: session.endsAt,
    ...wordsOf(session),
  }));
  await tx.insertInto('programme_session').values(made).execute();
}

/** Writes what became of the sessions; their numbers follow their time. */
export async function applySessionChanges(tx: Tx, programmeId: string, changes: SessionChanges): Promise<void> {
  const { removedIds, moved, reworded, translated, added } = changes;
  if (removedIds.length > 0) {
    const removed = sql`any(${[...removedIds]}::uuid[])`;
    await sql`delete from session_link where session_link.session_id = ${removed}`.execute(tx);
    await sql`delete from programme_session where programme_session.id = ${removed}
      and programme_session.programme_id = ${programmeId}::uuid`.execute(tx);
  }
  for (const { session } of [...moved, ...reworded, ...translated])
    await tx
      .updateTable('programme_session')
      .set(({ eb }) => ({
        begins_at: session.beginsAt,
        ends_at: session.endsAt,
        ...wordsOf(session),
        version: eb('programme_session.version', '+', 1),
      }))
      .where('programme_session.id', '=', session.sessionId)
      .where('programme_session.programme_id', '=', programmeId)
      .execute();
  await insertSessions(
    tx,
    programmeId,
    added.map(({ session }) => session),
  );
  if (removedIds.length + moved.length + added.length > 0) await numberSessions(tx, programmeId);
}

async function numberSessions(tx: Tx, programmeId: string): Promise<void> {
  await sql`
    update programme_session set number = placed.number
    from (select s.id, (row_number() over (order by s.begins_at))::int as number from programme_session s
      where s.programme_id = ${programmeId}::uuid) placed
    where programme_session.id = placed.id and programme_session.number <> placed.number`.execute(tx);
}

/** Deletes a draft with everything that hangs on it. */
export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await sql`delete from session_link using programme_session s
    where s.programme_id = ${id}::uuid and session_link.session_id = s.id`.execute(tx);
  await tx.deleteFrom('programme_session').where('programme_session.programme_id', '=', id).execute();
  await tx.deleteFrom('programme_helper').where('programme_helper.programme_id', '=', id).execute();
  await tx.deleteFrom('programme_bookmark').where('programme_bookmark.programme_id', '=', id).execute();
  await tx.deleteFrom('programme_expense').where('programme_expense.programme_id', '=', id).execute();
  await tx.deleteFrom('programme_approval').where('programme_approval.programme_id', '=', id).execute();
  await tx.deleteFrom('programme').where('programme.id', '=', id).execute();
}
