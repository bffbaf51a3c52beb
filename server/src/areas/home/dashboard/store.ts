import type { Db } from '../../../platform/db/pool.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface TermRow {
  readonly year: number;
  readonly semesterCode: string;
  readonly beginsOn: string;
  readonly endsOn: string;
  readonly week1On: string;
}

/** The current term: the one marked, or before anybody marked one the one that today lies in. */
export function selectOptionalCurrentTerm(db: Db, today: string): Promise<TermRow | undefined> {
  return db
    .selectFrom('term')
    .select([
      'term.year',
      'term.semester_code as semesterCode',
      'term.begins_on as beginsOn',
      'term.ends_on as endsOn',
      'term.week1_on as week1On',
    ])
    .where((eb) =>
      eb.or([
        eb('term.is_current', '=', true),
        eb.and([eb('term.begins_on', '<=', today), eb('term.ends_on', '>=', today)]),
      ]),
    )
    .orderBy('term.is_current', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface TermEventRow {
  readonly kind: string;
  readonly name: string;
  readonly beginsOn: string;
  readonly endsOn: string;
}

export function selectTermEvents(
  db: Db,
  term: Pick<TermRow, 'year' | 'semesterCode'>,
  locale: Locale,
): Promise<TermEventRow[]> {
  return db
    .selectFrom('term_event')
    .select((eb) => [
      'term_event.kind',
      locale === 'en'
        ? eb.fn.coalesce('term_event.name_en', 'term_event.name_ko').as('name')
        : 'term_event.name_ko as name',
      'term_event.begins_on as beginsOn',
      'term_event.ends_on as endsOn',
    ])
    .where('term_event.year', '=', term.year)
    .where('term_event.semester_code', '=', term.semesterCode)
    .orderBy('term_event.begins_on')
    .limit(100)
    .execute();
}

export interface StudyRow {
  readonly advisorName: string | null;
  readonly creditsEarned: number | null;
  readonly gradeAverage: number | null;
}

/** How far a student has come, and who advises them; undefined for who is none. */
export function selectOptionalStudy(db: Db, studentId: string | null, locale: Locale): Promise<StudyRow | undefined> {
  if (studentId === null) return Promise.resolve(undefined);
  return db
    .selectFrom('student')
    .leftJoin('advisor_assignment', (join) =>
      join
        .onRef('advisor_assignment.student_id', '=', 'student.id')
        .on('advisor_assignment.kind', '=', 'ADVISOR')
        .on('advisor_assignment.ends_on', 'is', null),
    )
    .leftJoin('member as advisor', 'advisor.id', 'advisor_assignment.advisor_id')
    .select((eb) => [
      locale === 'en'
        ? eb.fn.coalesce('advisor.name_en', 'advisor.name_ko').as('advisorName')
        : 'advisor.name_ko as advisorName',
      eb
        .selectFrom('student_term')
        .select((sum) => sum.fn.sum<number>('student_term.credits_earned').as('total'))
        .whereRef('student_term.student_id', '=', 'student.id')
        .as('creditsEarned'),
      eb
        .selectFrom('student_term')
        .select('student_term.grade_average_overall')
        .whereRef('student_term.student_id', '=', 'student.id')
        .orderBy('student_term.year', 'desc')
        .orderBy('student_term.semester_code', 'desc')
        .limit(1)
        .as('gradeAverage'),
    ])
    .where('student.id', '=', studentId)
    .limit(1)
    .executeTakeFirst();
}

export interface LayoutRow {
  readonly widgets: unknown;
  readonly version: number;
}

export function selectOptionalLayout(db: Db, memberId: string): Promise<LayoutRow | undefined> {
  return db
    .selectFrom('dashboard_layout')
    .select(['dashboard_layout.widgets', 'dashboard_layout.version'])
    .where('dashboard_layout.member_id', '=', memberId)
    .executeTakeFirst();
}

/** Compare-and-swap on the version, 0 for none yet; false where another window was faster. */
export async function saveLayout(
  db: Db,
  memberId: string,
  layout: { widgets: unknown; version: number; at: Date },
): Promise<boolean> {
  const widgets = JSON.stringify(layout.widgets);
  if (layout.version === 0) {
    const made = await db
      .insertInto('dashboard_layout')
      .values({ member_id: memberId, widgets, updated_at: layout.at })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .executeTakeFirst();
    return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const changed = await db
    .updateTable('dashboard_layout')
    .set({ widgets, version: layout.version + 1, updated_at: layout.at })
    .where('dashboard_layout.member_id', '=', memberId)
    .where('dashboard_layout.version', '=', layout.version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
