/** Résumés as they once were. */
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { VersionReason } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface VersionRow {
  readonly number: number;
  readonly reason: VersionReason;
  readonly name: string;
  readonly createdAt: Date;
  readonly itemCount: number;
}

/** Selects the versions of a résumé that the caller may read, the latest first. */
export function selectVersions(db: Db, resumeId: string): Promise<VersionRow[]> {
  return rowsOf<VersionRow>(db)`
    select v.number, v.reason, v.name, v.created_at as "createdAt",
      (select coalesce(sum(jsonb_array_length(part -> 'itemList')), 0)::int
        from jsonb_array_elements(v.content -> 'sectionList') part) as "itemCount"
    from resume_version v where v.resume_id = ${resumeId}::uuid order by v.number desc`;
}

export function selectOptionalVersion(
  db: Db,
  resumeId: string,
  number: number,
): Promise<(Omit<VersionRow, 'itemCount'> & { readonly content: ResumeContent }) | undefined> {
  return firstOf<Omit<VersionRow, 'itemCount'> & { readonly content: ResumeContent }>(db)`
    select v.number, v.reason, v.name, v.created_at as "createdAt", v.content
    from resume_version v where v.resume_id = ${resumeId}::uuid and v.number = ${number}`;
}

/** Selects when the last version was kept; null where none was. */
export async function selectLastKept(db: Db, resumeId: string): Promise<Date | null> {
  const row = await firstOf<{ at: Date | null }>(db)`
    select max(v.created_at) as at from resume_version v where v.resume_id = ${resumeId}::uuid`;
  return row?.at ?? null;
}

export interface NewVersion {
  readonly resumeId: string;
  readonly reason: VersionReason;
  readonly name?: string;
  readonly content: ResumeContent;
  readonly at: Date;
  /** Versions without a name that stay; the oldest go. */
  readonly most: number;
}

/** Keeps a version of a résumé that the transaction has locked, and gives its number. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const rows = await rowsOf<{ number: number }>(tx)`
    insert into resume_version (id, resume_id, number, reason, name, content, created_at)
    select ${newId()}::uuid, ${version.resumeId}::uuid, coalesce(max(v.number), 0) + 1, ${version.reason},
      ${version.name ?? ''}, ${JSON.stringify(version.content)}::jsonb, ${version.at}
    from resume_version v where v.resume_id = ${version.resumeId}::uuid returning number`;
  await sql`
    delete from resume_version v
    where v.resume_id = ${version.resumeId}::uuid and v.name = '' and v.reason <> 'CORRECTION' and v.number <= (
      select older.number from resume_version older
      where older.resume_id = ${version.resumeId}::uuid and older.name = '' and older.reason <> 'CORRECTION'
      order by older.number desc offset ${version.most} limit 1)`.execute(tx);
  return rows[0]?.number ?? 1;
}

/** Names a version; gives whether it is there. */
export function updateVersionName(
  tx: Tx,
  { resumeId, number, name }: { readonly resumeId: string; readonly number: number; readonly name: string },
): Promise<boolean> {
  return hasRows(tx)`
    update resume_version set name = ${name}
    where resume_id = ${resumeId}::uuid and number = ${number} returning number`;
}
