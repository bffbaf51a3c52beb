import { PSYCH_CONSENTS, type ConsentState } from '@naru/contract/areas/counselling/psychological/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';

export interface ConsentParams {
  readonly studentId: string | null;
  readonly today: string;
}

interface ConsentRow extends Omit<ConsentState, 'agreedAt' | 'earlier'> {
  readonly agreedAt: Date | null;
  readonly earlierVersion: number | null;
  readonly earlierAt: Date | null;
}

/** The texts in force, each with when the student agreed to that very version, or to an older one that still holds. */
export async function selectConsents(
  db: Db,
  { studentId, today, locale }: ConsentParams & { readonly locale: Locale },
): Promise<ConsentState[]> {
  const rows = await rowsOf<ConsentRow>(db)`
    select d.code, d.version, ${locale === 'en' ? sql`d.title_en` : sql`d.title_ko`} as title,
      ${locale === 'en' ? sql`d.body_en` : sql`d.body_ko`} as body, d.effective_on as "effectiveOn", given.agreed_at as "agreedAt",
      earlier.document_version as "earlierVersion", earlier.agreed_at as "earlierAt"
    from consent_document d
    left join psych.consent given on given.student_id = ${studentId}::uuid and given.document_code = d.code
      and given.document_version = d.version and given.withdrawn_at is null
    left join lateral (
      select old.document_version, old.agreed_at from psych.consent old
      where old.student_id = ${studentId}::uuid and old.document_code = d.code and old.document_version < d.version
        and old.withdrawn_at is null and given.agreed_at is null
      order by old.document_version desc limit 1) earlier on true
    where d.code = any(${[...PSYCH_CONSENTS]}::text[]) and d.version = (
      select max(newest.version) from consent_document newest where newest.code = d.code and newest.effective_on <= ${today}::date)
    order by array_position(${[...PSYCH_CONSENTS]}::text[], d.code)`;
  return rows.map(({ earlierVersion, earlierAt, ...row }) => ({
    ...row,
    agreedAt: row.agreedAt?.toISOString() ?? null,
    earlier:
      earlierVersion === null || earlierAt === null
        ? null
        : { version: earlierVersion, agreedAt: earlierAt.toISOString() },
  }));
}

/** Whether all three hold, in the versions in force. */
export async function hasConsented(db: Db, { studentId, today }: ConsentParams): Promise<boolean> {
  const row = await firstOf<{ count: number }>(db)`
    select count(*)::int as count from psych.consent given
    where given.student_id = ${studentId}::uuid and given.withdrawn_at is null
      and given.document_code = any(${[...PSYCH_CONSENTS]}::text[]) and given.document_version = (
        select max(newest.version) from consent_document newest
        where newest.code = given.document_code and newest.effective_on <= ${today}::date)`;
  return row?.count === PSYCH_CONSENTS.length;
}

/** Selects what the sheet of a student says; undefined where they consented in the portal. */
export function selectOptionalPaper(
  db: Db,
  studentId: string,
): Promise<{ signedOn: string; version: number } | undefined> {
  return firstOf<{ signedOn: string; version: number }>(db)`
    select given.signed_on as "signedOn", max(given.document_version)::int as version from psych.consent given
    where given.student_id = ${studentId}::uuid and given.signed_on is not null
    group by given.signed_on order by given.signed_on desc limit 1`;
}

/** The versions in force on the day of the sheet. Undefined where one has changed since: the sheet no longer holds. */
export async function selectOptionalPaperVersions(
  db: Db,
  days: { signedOn: string; today: string },
): Promise<{ code: string; version: number }[] | undefined> {
  const rows = await rowsOf<{ code: string; version: number | null; latest: number | null }>(db)`
    select d.code, max(d.version) filter (where d.effective_on <= ${days.signedOn}::date)::int as version,
      max(d.version) filter (where d.effective_on <= ${days.today}::date)::int as latest
    from consent_document d where d.code = any(${[...PSYCH_CONSENTS]}::text[]) group by d.code`;
  const held = rows.flatMap(({ code, version, latest }) =>
    version !== null && version === latest ? [{ code, version }] : [],
  );
  return held.length === PSYCH_CONSENTS.length ? held : undefined;
}

/** Inserts a consent. It takes the place of one to an older version; a sheet takes the place of one given in the portal. */
export async function insertConsent(
  tx: Tx,
  given: { studentId: string; code: string; version: number; at: Date; paper?: { signedOn: string; takenBy: string } },
): Promise<void> {
  await sql`
    update psych.consent set withdrawn_at = ${given.at} where student_id = ${given.studentId}::uuid
      and document_code = ${given.code} and withdrawn_at is null
      and (document_version <> ${given.version} or ${given.paper !== undefined}::boolean)`.execute(tx);
  await sql`
    insert into psych.consent (id, student_id, document_code, document_version, agreed_at, signed_on, taken_by)
    values (${newId()}, ${given.studentId}, ${given.code}, ${given.version}, ${given.at}, ${given.paper?.signedOn ?? null},
      ${given.paper?.takenBy ?? null}) on conflict do nothing`.execute(tx);
}

/** Closes everything of the student that is kept to the centre. Their applications are held, in the order of their ids. */
export async function closeApplications(tx: Tx, studentId: string, at: Date): Promise<void> {
  await sql`
    update psych.application set withdrawn_at = ${at}, version = version + 1
    where student_id = ${studentId}::uuid and withdrawn_at is null`.execute(tx);
}

/** Selects the applications of a student, in the order of their ids. */
export function selectApplicationIds(db: Db, studentId: string): Promise<string[]> {
  return idsOf(db)`
    select a.id from psych.application a where a.student_id = ${studentId}::uuid order by a.id`;
}

export async function lockApplications(tx: Tx, studentId: string): Promise<void> {
  await sql`
    select from psych.application a where a.student_id = ${studentId}::uuid order by a.id for update`.execute(tx);
}

/** Opens the application under way again once its student consents again; those that are over stay closed. */
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
