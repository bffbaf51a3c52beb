/** Résumés of the person who writes them; anybody else's are not found. */
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, hasRows, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

/** The name of a résumé in the audit log. */
export const RESUME = 'resume';

export interface ResumeRow {
  readonly id: string;
  readonly title: string;
  readonly dutyId: string | null;
  readonly dutyNameKo: string | null;
  readonly dutyNameEn: string | null;
  readonly isDefault: boolean;
  readonly isBlind: boolean;
  readonly content: ResumeContent;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly version: number;
}

export interface Own {
  readonly id: string;
  readonly memberId: string;
}

const columns: RawBuilder<unknown> = sql`
  r.id, r.title, r.duty_id as "dutyId", d.name_ko as "dutyNameKo", coalesce(d.name_en, d.name_ko) as "dutyNameEn",
  r.is_default as "isDefault", r.is_blind as "isBlind", r.content, r.created_at as "createdAt",
  r.changed_at as "changedAt", r.version`;

export interface ListedRow extends ResumeRow {
  readonly isInCorrection: boolean;
}

/** Selects somebody's résumés, the latest change first. */
export function selectResumes(db: Db, memberId: string): Promise<ListedRow[]> {
  return rowsOf<ListedRow>(db)`
    select ${columns}, exists (select from letter_correction c where c.resume_id = r.id and c.letter_id is null
        and c.status = 'REQUESTED' and c.withdrawn_at is null) as "isInCorrection" from resume r left join job_duty d on d.id = r.duty_id
    where r.member_id = ${memberId}::uuid and r.deleted_at is null order by r.changed_at desc, r.id`;
}

export function selectOptionalResume(db: Db, { id, memberId }: Own): Promise<ResumeRow | undefined> {
  return firstOf<ResumeRow>(db)`
    select ${columns} from resume r left join job_duty d on d.id = r.duty_id
    where r.id = ${id}::uuid and r.member_id = ${memberId}::uuid and r.deleted_at is null`;
}

/** Locks it first, and only then reads it. */
export async function lockOptionalResume(tx: Tx, own: Own): Promise<ResumeRow | undefined> {
  await sql`
    select from resume r where r.id = ${own.id}::uuid and r.member_id = ${own.memberId}::uuid for update`.execute(tx);
  return selectOptionalResume(tx, own);
}

export interface DeletedRow {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: Date;
}

/** Selects what somebody deleted since then, the latest first. */
export function selectDeleted(
  db: Db,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<DeletedRow[]> {
  return rowsOf<DeletedRow>(db)`
    select r.id, r.title, r.deleted_at as "deletedAt" from resume r
    where r.member_id = ${memberId}::uuid and r.deleted_at > ${since} order by r.deleted_at desc, r.id`;
}

/** Holds the number of somebody's résumés, and which of them is the default, until the transaction ends. */
export async function lockShelf(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('résumés of ' || ${memberId}::text, 0))`.execute(tx);
}

export async function countResumes(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from resume r where r.member_id = ${memberId}::uuid and r.deleted_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface NewResume {
  readonly memberId: string;
  readonly title: string;
  readonly dutyId: string | null;
  readonly isDefault: boolean;
  readonly isBlind: boolean;
  readonly content: ResumeContent;
  readonly at: Date;
}

export async function insertResume(tx: Tx, resume: NewResume): Promise<string> {
  const id = newId();
  await sql`
    insert into resume (id, member_id, title, duty_id, is_default, is_blind, content, created_at, changed_at)
    values (${id}::uuid, ${resume.memberId}::uuid, ${resume.title}, ${resume.dutyId}, ${resume.isDefault},
      ${resume.isBlind}, ${JSON.stringify(resume.content)}::jsonb, ${resume.at}, ${resume.at})`.execute(tx);
  return id;
}

export interface Saved {
  readonly title: string;
  readonly dutyId: string | null;
  readonly isBlind: boolean;
  readonly content: ResumeContent;
}

/** Writes what its lock has let nobody else write. */
export async function updateResume(tx: Tx, { id, at, ...saved }: Saved & { id: string; at: Date }): Promise<void> {
  await sql`
    update resume set title = ${saved.title}, duty_id = ${saved.dutyId}, is_blind = ${saved.isBlind},
      content = ${JSON.stringify(saved.content)}::jsonb, changed_at = ${at}, version = version + 1
    where id = ${id}::uuid`.execute(tx);
}

export async function updateDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update resume set deleted_at = ${at}, is_default = false where id = ${id}::uuid`.execute(tx);
}

/** Gives whether it was there to be brought back. */
export function updateUndeleted(tx: Tx, { id, memberId, since }: Own & { since: Date }): Promise<boolean> {
  return hasRows(tx)`
    update resume set deleted_at = null
    where id = ${id}::uuid and member_id = ${memberId}::uuid and deleted_at > ${since} returning id`;
}

/** Makes it the only default of its person. */
export async function updateDefault(tx: Tx, { id, memberId }: Own): Promise<void> {
  await sql`
    update resume set is_default = false
    where member_id = ${memberId}::uuid and deleted_at is null and is_default and id <> ${id}::uuid`.execute(tx);
  await sql`
    update resume set is_default = true
    where id = ${id}::uuid and member_id = ${memberId}::uuid and deleted_at is null`.execute(tx);
}

/** Makes the one that was changed last the default, where none is. */
export async function updateMissingDefault(tx: Tx, memberId: string): Promise<void> {
  await sql`
    update resume set is_default = true
    where id = (
        select r.id from resume r where r.member_id = ${memberId}::uuid and r.deleted_at is null
        order by r.changed_at desc, r.id limit 1)
      and not exists (
        select from resume other
        where other.member_id = ${memberId}::uuid and other.deleted_at is null and other.is_default)`.execute(tx);
}

export interface Hung {
  readonly fileIds: readonly string[];
  /** Records that the groups may hang on, each as `entity/id`. */
  readonly records: readonly string[];
}

/** Selects those of the groups of files that do not hang on one of the records yet, or with a file that does not. */
export async function selectUntaken(db: Db, { fileIds, records }: Hung): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const ids = await idsOf(db)`
    select asked.id from unnest(${[...fileIds]}::uuid[]) as asked (id)
    left join file_group g on g.id = asked.id
    where g.entity is null or not (g.entity || '/' || g.entity_id = any(${[...records]}::text[]))
      or exists (select from file_entry e where e.group_id = asked.id and e.attached_at is null)`;
  return new Set(ids);
}

export function hasDuty(db: Db, dutyId: string): Promise<boolean> {
  return hasRows(db)`select from job_duty d where d.id = ${dutyId}`;
}

/** Deletes for good what was deleted before then, except what a correction is about; gives the ids. */
export function deleteOld(tx: Tx, before: Date): Promise<string[]> {
  return idsOf(tx)`
    delete from resume r
    where r.deleted_at < ${before} and not exists (select from letter_correction c where c.resume_id = r.id)
    returning r.id`;
}

export interface PersonRow {
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Selects how to name and reach somebody. */
export async function selectPerson(db: Db, memberId: string): Promise<PersonRow> {
  return db
    .selectFrom('member')
    .select(['member.name_ko as nameKo', 'member.name_en as nameEn', 'member.email', 'member.phone'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}
