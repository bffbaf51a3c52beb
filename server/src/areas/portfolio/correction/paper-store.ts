/** Papers of a student as they are handed in: what stands in them now, and the versions that are kept of it. */
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { LimitUnit, PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface LetterRow {
  readonly letterId: string;
  readonly title: string;
  readonly company: string;
  readonly job: string;
  readonly dueOn: string | null;
  readonly language: PaperLanguage;
  readonly isDeleted: boolean;
}

interface OwnPaper {
  readonly id: string;
  readonly memberId: string;
}

/** Selects a letter of somebody's own, also one that was deleted. */
export function selectOptionalLetter(db: Db, { id, memberId }: OwnPaper): Promise<LetterRow | undefined> {
  return firstOf<LetterRow>(db)`
    select l.id as "letterId", l.title, l.company, l.job, l.due_on as "dueOn", l.language,
      l.deleted_at is not null as "isDeleted"
    from cover_letter l where l.id = ${id}::uuid and l.member_id = ${memberId}::uuid`;
}

export interface QuestionRow {
  readonly questionId: string;
  readonly question: string;
  readonly most: number | null;
  readonly unit: LimitUnit;
  readonly countsSpaces: boolean;
  readonly lineBreak: number;
  readonly answer: string;
}

/** Selects the questions of a letter with their answers, in their order. */
export function selectQuestions(db: Db, letterId: string): Promise<QuestionRow[]> {
  return rowsOf<QuestionRow>(db)`
    select q.id as "questionId", q.question, q.most, q.unit, q.counts_spaces as "countsSpaces",
      q.line_break as "lineBreak", q.answer
    from cover_letter_question q where q.letter_id = ${letterId}::uuid and q.deleted_at is null
    order by q.position, q.id`;
}

/** Locks the questions of a letter, so that no answer changes while it is handed in. */
export async function lockQuestions(tx: Tx, letterId: string): Promise<void> {
  await sql`
    select from cover_letter_question q where q.letter_id = ${letterId}::uuid order by q.id for update`.execute(tx);
}

/** Keeps a version of each answer as it is handed in. */
export async function keepAnswers(
  tx: Tx,
  { questionIds, at }: { readonly questionIds: readonly string[]; readonly at: Date },
): Promise<void> {
  await sql`
    insert into cover_letter_answer (id, question_id, number, reason, answer, created_at)
    select one.id, q.id, coalesce((select max(kept.number) from cover_letter_answer kept where kept.question_id = q.id), 0) + 1,
      'CORRECTION', q.answer, ${at}
    from unnest(${questionIds.map(() => newId())}::uuid[], ${[...questionIds]}::uuid[]) as one(id, question_id)
    join cover_letter_question q on q.id = one.question_id where q.answer <> ''`.execute(tx);
}

export interface ResumeRow {
  readonly resumeId: string;
  readonly title: string;
  readonly isDefault: boolean;
  readonly isBlind: boolean;
}

/** Selects the résumés of a student, the default one first. */
export function selectResumes(db: Db, memberId: string): Promise<ResumeRow[]> {
  return rowsOf<ResumeRow>(db)`
    select r.id as "resumeId", r.title, r.is_default as "isDefault", r.is_blind as "isBlind"
    from resume r where r.member_id = ${memberId}::uuid and r.deleted_at is null
    order by r.is_default desc, r.changed_at desc, r.id`;
}

export interface WholeResume extends ResumeRow {
  readonly content: ResumeContent;
  readonly isDeleted: boolean;
}

/** Locks a résumé of somebody's own, also one that was deleted. */
export function lockOptionalResume(tx: Tx, { id, memberId }: OwnPaper): Promise<WholeResume | undefined> {
  return firstOf<WholeResume>(tx)`
    select r.id as "resumeId", r.title, r.is_default as "isDefault", r.is_blind as "isBlind", r.content,
      r.deleted_at is not null as "isDeleted"
    from resume r where r.id = ${id}::uuid and r.member_id = ${memberId}::uuid for update`;
}

/** Keeps a version of a résumé as it is handed in. */
export async function keepResume(
  tx: Tx,
  { resumeId, at }: { readonly resumeId: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into resume_version (id, resume_id, number, reason, content, created_at)
    select ${newId()}::uuid, r.id, coalesce((select max(kept.number) from resume_version kept where kept.resume_id = r.id), 0) + 1,
      'CORRECTION', r.content, ${at}
    from resume r where r.id = ${resumeId}::uuid`.execute(tx);
}
