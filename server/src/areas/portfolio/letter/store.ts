/** Cover letters of the person who writes them; anybody else's are not found. */
import type { LetterContent, LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import type { CorrectionStatus, LimitUnit, PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { countOf, firstOf, hasRows, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

/** The name of a letter in the audit log. */
export const LETTER = 'cover_letter';

export interface Own {
  readonly id: string;
  readonly memberId: string;
}

export interface LetterRow {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly job: string;
  readonly dueOn: string | null;
  readonly language: PaperLanguage;
  readonly changedAt: Date;
  readonly version: number;
}

export function selectOptionalLetter(db: Db, { id, memberId }: Own): Promise<LetterRow | undefined> {
  return firstOf<LetterRow>(db)`
    select l.id, l.title, l.company, l.job, l.due_on as "dueOn", l.language, l.changed_at as "changedAt", l.version
    from cover_letter l
    where l.id = ${id}::uuid and l.member_id = ${memberId}::uuid and l.deleted_at is null`;
}

/** Locks it first, and only then reads it. */
export async function lockOptionalLetter(tx: Tx, own: Own): Promise<LetterRow | undefined> {
  await sql`
    select from cover_letter l where l.id = ${own.id}::uuid and l.member_id = ${own.memberId}::uuid for update`.execute(
    tx,
  );
  return selectOptionalLetter(tx, own);
}

export interface QuestionRow {
  readonly questionId: string;
  readonly question: string;
  readonly most: number | null;
  readonly unit: LimitUnit;
  readonly countsSpaces: boolean;
  readonly lineBreak: number;
  readonly answer: string;
  readonly answeredAt: Date | null;
  readonly version: number;
}

/** Selects the questions of a letter that its caller may read, in their order. */
export function selectQuestions(db: Db, letterId: string): Promise<QuestionRow[]> {
  return rowsOf<QuestionRow>(db)`
    select q.id as "questionId", q.question, q.most, q.unit, q.counts_spaces as "countsSpaces",
      q.line_break as "lineBreak", q.answer, q.answered_at as "answeredAt", q.version
    from cover_letter_question q
    where q.letter_id = ${letterId}::uuid and q.deleted_at is null order by q.position, q.id`;
}

interface ListedRow extends LetterRow {
  readonly answeredList: boolean[];
  readonly correctionId: string | null;
  readonly status: CorrectionStatus | null;
  readonly round: number | null;
}

/** Selects somebody's letters: those that are still due first, then the latest change. */
export async function selectLetters(db: Db, memberId: string, today: string): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select l.id, l.title, l.company, l.job, l.due_on as "dueOn", l.language, l.changed_at as "changedAt", l.version,
      array(select q.answer <> '' from cover_letter_question q
        where q.letter_id = l.id and q.deleted_at is null order by q.position, q.id) as "answeredList",
      correction.id as "correctionId", correction.status, correction.round
    from cover_letter l
    left join lateral (
      select c.id, c.status, c.round from letter_correction c
      where c.letter_id = l.id and c.withdrawn_at is null order by c.round desc limit 1) correction on true
    where l.member_id = ${memberId}::uuid and l.deleted_at is null
    order by case when l.due_on >= ${today}::date then l.due_on end nulls last, l.changed_at desc, l.id desc`.execute(
    db,
  );
  return rows;
}

/** Selects the companies for which somebody writes other letters. */
export async function selectOtherCompanies(db: Db, { id, memberId }: Own): Promise<string[]> {
  const rows = await rowsOf<{ company: string }>(db)`
    select distinct l.company from cover_letter l
    where l.member_id = ${memberId}::uuid and l.deleted_at is null and l.id <> ${id}::uuid and l.company <> ''
    order by l.company`;
  return rows.map(({ company }) => company);
}

/** Locks the person, so that two beginnings count each other, and counts the letters. */
export async function countLetters(tx: Tx, memberId: string): Promise<number> {
  await sql`select from member m where m.id = ${memberId}::uuid for no key update`.execute(tx);
  return countOf(tx)`
    select count(*)::int as count from cover_letter l
    where l.member_id = ${memberId}::uuid and l.deleted_at is null`;
}

export interface NewLetter extends Own {
  readonly content: Omit<LetterContent, 'questionList'>;
  readonly at: Date;
}

export async function insertLetter(tx: Tx, { id, memberId, content, at }: NewLetter): Promise<void> {
  const { title, company, job, dueOn, language } = content;
  await sql`
    insert into cover_letter (id, member_id, title, company, job, due_on, language, created_at, changed_at)
    values (${id}::uuid, ${memberId}::uuid, ${title}, ${company}, ${job}, ${dueOn}::date, ${language}, ${at}, ${at})`.execute(
    tx,
  );
}

/** Saves a letter that is locked, without its questions; gives its new version. */
export async function updateLetter(tx: Tx, { id, content, at }: Omit<NewLetter, 'memberId'>): Promise<number> {
  const { title, company, job, dueOn, language } = content;
  const row = await firstOf<{ version: number }>(tx)`
    update cover_letter l set title = ${title}, company = ${company}, job = ${job}, due_on = ${dueOn}::date,
      language = ${language}, changed_at = ${at}, version = l.version + 1
    where l.id = ${id}::uuid returning l.version`;
  return row?.version ?? 0;
}

/** Makes the questions of a letter these: others are taken out with their answers, and old ones come back with theirs. */
export async function replaceQuestions(
  tx: Tx,
  letterId: string,
  { questions, at }: { readonly questions: readonly LetterQuestion[]; readonly at: Date },
): Promise<void> {
  const ids = questions.map(({ questionId }) => questionId);
  await sql`
    update cover_letter_question q set deleted_at = ${at}
    where q.letter_id = ${letterId}::uuid and q.deleted_at is null and not q.id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    insert into cover_letter_question as q (id, letter_id, position, question, most, unit, counts_spaces, line_break)
    select given.id, ${letterId}::uuid, given.position, given.question, given.most, given.unit, given.counts_spaces,
      given.line_break
    from unnest(${ids}::uuid[], ${questions.map((_question, index) => index)}::int[],
      ${questions.map(({ question }) => question)}::text[], ${questions.map(({ most }) => most)}::int[],
      ${questions.map(({ unit }) => unit)}::text[], ${questions.map(({ countsSpaces }) => countsSpaces)}::boolean[],
      ${questions.map(({ lineBreak }) => lineBreak)}::int[])
      as given(id, position, question, most, unit, counts_spaces, line_break)
    on conflict (id) do update set position = excluded.position, question = excluded.question, most = excluded.most,
      unit = excluded.unit, counts_spaces = excluded.counts_spaces, line_break = excluded.line_break, deleted_at = null
      where q.letter_id = excluded.letter_id`.execute(tx);
}

/** Gives those of the ids that are questions of other letters. */
export function selectForeignQuestions(tx: Tx, letterId: string, ids: readonly string[]): Promise<string[]> {
  return idsOf(tx)`
    select q.id from cover_letter_question q
    where q.id = any(${ids}::uuid[]) and q.letter_id <> ${letterId}::uuid`;
}

/** Copies questions and answers into a letter that has none. */
export async function copyQuestions(
  tx: Tx,
  letterId: string,
  { from, ids, at }: { readonly from: readonly QuestionRow[]; readonly ids: readonly string[]; readonly at: Date },
): Promise<void> {
  const questions = from.map((row, index) => ({ ...row, questionId: ids[index] ?? row.questionId }));
  await replaceQuestions(tx, letterId, { questions, at });
  await sql`
    update cover_letter_question q set answer = given.answer, answered_at = ${at}
    from unnest(${questions.map(({ questionId }) => questionId)}::uuid[], ${questions.map(({ answer }) => answer)}::text[])
      as given(id, answer)
    where q.id = given.id and q.letter_id = ${letterId}::uuid and given.answer <> ''`.execute(tx);
}

export interface DeletedRow {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly job: string;
  readonly deletedAt: Date;
}

/** Selects somebody's letters that were deleted since then, the last one first. */
export function selectDeleted(
  db: Db,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<DeletedRow[]> {
  return rowsOf<DeletedRow>(db)`
    select l.id, l.title, l.company, l.job, l.deleted_at as "deletedAt" from cover_letter l
    where l.member_id = ${memberId}::uuid and l.deleted_at >= ${since} order by l.deleted_at desc, l.id`;
}

/** Deletes a letter; gives whether there is one of this person. */
export function updateDeleted(tx: Tx, { id, memberId }: Own, at: Date): Promise<boolean> {
  return hasRows(tx)`
    update cover_letter l set deleted_at = ${at}
    where l.id = ${id}::uuid and l.member_id = ${memberId}::uuid and l.deleted_at is null returning l.id`;
}

/** Brings back a letter that was deleted since then; gives whether there is one of this person. */
export async function updateRestored(tx: Tx, { id, memberId }: Own, since: Date): Promise<boolean> {
  const { rows } = await sql`
    update cover_letter l set deleted_at = null
    where l.id = ${id}::uuid and l.member_id = ${memberId}::uuid and l.deleted_at >= ${since} returning l.id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Deletes for good what was deleted before then; letters that were handed in stay with their requests. */
export async function deleteOld(tx: Tx, before: Date): Promise<void> {
  await sql`
    with gone as (
      delete from cover_letter l
      where l.deleted_at < ${before} and not exists (select from letter_correction c where c.letter_id = l.id)
      returning l.id),
    shares as (delete from paper_share s using gone where s.paper_id = gone.id)
    delete from paper_view v using gone where v.paper_id = gone.id`.execute(tx);
}

/** Homes and schools as somebody's résumés tell them, in either language. */
export interface ToldRow {
  readonly addresses: string[];
  readonly schools: string[];
}

/** Selects what somebody's résumés tell of their home and their schools. */
export async function selectTold(db: Db, memberId: string): Promise<ToldRow> {
  const row = await firstOf<ToldRow>(db)`
    select array(select distinct r.content #>> '{person,address,ko}' from resume r
        where r.member_id = ${memberId}::uuid and r.deleted_at is null) as addresses,
      array(select distinct told.name from resume r
          cross join lateral jsonb_path_query(r.content,
            '$.sectionList[*] ? (@.section == "EDUCATION").itemList[*].place') place
          cross join lateral jsonb_each_text(place) told(language, name)
        where r.member_id = ${memberId}::uuid and r.deleted_at is null and told.name <> '') as schools`;
  return row ?? { addresses: [], schools: [] };
}
