import { PSYCH_CONSENTS, type ConsentState } from '@naru/contract/areas/counselling/psychological/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import type { Db, Tx } from '../../../../platform/db/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';

export interface Whose {
  readonly studentId: string | null;
  readonly today: string;
}

/** The texts in force, each with when the student agreed to that very version. */
export async function selectConsents(
  db: Db,
  { studentId, today, locale }: Whose & { readonly locale: Locale },
): Promise<ConsentState[]> {
  const { rows } = await sql<Omit<ConsentState, 'agreedAt'> & { agreedAt: Date | null }>`
    select d.code, d.version, ${locale === 'en' ? sql`d.title_en` : sql`d.title_ko`} as title,
      ${locale === 'en' ? sql`d.body_en` : sql`d.body_ko`} as body, d.effective_on as "effectiveOn", given.agreed_at as "agreedAt"
    from consent_document d
    left join psych.consent given on given.student_id = ${studentId}::uuid and given.document_code = d.code
      and given.document_version = d.version and given.withdrawn_at is null
    where d.code = any(${[...PSYCH_CONSENTS]}::text[]) and d.version = (
      select max(newest.version) from consent_document newest where newest.code = d.code and newest.effective_on <= ${today}::date)
    order by array_position(${[...PSYCH_CONSENTS]}::text[], d.code)`.execute(db);
  return rows.map((row) => ({ ...row, agreedAt: row.agreedAt?.toISOString() ?? null }));
}

/** Whether all three hold, in the versions in force. */
export async function hasConsented(db: Db, { studentId, today }: Whose): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from psych.consent given
    where given.student_id = ${studentId}::uuid and given.withdrawn_at is null
      and given.document_code = any(${[...PSYCH_CONSENTS]}::text[]) and given.document_version = (
        select max(newest.version) from consent_document newest
        where newest.code = given.document_code and newest.effective_on <= ${today}::date)`.execute(db);
  return rows[0]?.count === PSYCH_CONSENTS.length;
}

/** What holds of an older version is withdrawn by the new one. */
export async function insertConsent(
  tx: Tx,
  given: { studentId: string; code: string; version: number; at: Date },
): Promise<void> {
  await sql`
    update psych.consent set withdrawn_at = ${given.at} where student_id = ${given.studentId}::uuid
      and document_code = ${given.code} and withdrawn_at is null and document_version <> ${given.version}`.execute(tx);
  await sql`
    insert into psych.consent (id, student_id, document_code, document_version, agreed_at)
    values (${newId()}, ${given.studentId}, ${given.code}, ${given.version}, ${given.at}) on conflict do nothing`.execute(
    tx,
  );
}

/** Closes everything of the student that is kept to the centre. Their applications are held, in the order of their ids. */
export async function closeApplications(tx: Tx, studentId: string, at: Date): Promise<void> {
  await sql`
    update psych.application set withdrawn_at = ${at}, version = version + 1
    where student_id = ${studentId}::uuid and withdrawn_at is null`.execute(tx);
}

export async function lockApplications(tx: Tx, studentId: string): Promise<void> {
  await sql`
    select from psych.application a where a.student_id = ${studentId}::uuid order by a.id for update`.execute(tx);
}

/** Who consents again goes on with what is under way; what is over stays closed. */
export async function resumeApplication(tx: Tx, studentId: string): Promise<void> {
  await sql`
    update psych.application set withdrawn_at = null, version = version + 1
    where student_id = ${studentId}::uuid and withdrawn_at is not null and ended_at is null`.execute(tx);
}

export async function withdrawAll(tx: Tx, studentId: string, at: Date): Promise<void> {
  await sql`
    update psych.consent set withdrawn_at = ${at} where student_id = ${studentId}::uuid and withdrawn_at is null`.execute(
    tx,
  );
}
