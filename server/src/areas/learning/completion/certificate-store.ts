/** Certificates as rows: numbers without gaps, contents that never change. */
import type { CertificateEntry, CertificateKind, CertificateRow } from '@naru/contract/areas/learning/completion.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';

/** The name of a certificate in the audit log. */
export const CERTIFICATE = 'certificate';

export interface Holder {
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly number: string;
  readonly deptKo: string | null;
  readonly deptEn: string | null;
}

/** An entry with the place that it is of, by which a withdrawal finds it. */
export type KeptEntry = CertificateEntry & { readonly traineeId: string };

/** Contents of a certificate, in both languages; kept as they were printed first. */
export interface Contents {
  readonly issuerKo: string;
  readonly issuerEn: string;
  readonly holder: Holder;
  readonly entryList: readonly KeptEntry[];
  readonly hours: number;
  readonly year: number | null;
}

/** Selects people as papers name them, by member. */
export async function selectHolders(
  db: Db,
  memberIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, Holder>> {
  const rows = await rowsOf<Holder & { memberId: string }>(db)`
    select m.id as "memberId", m.name_ko as "nameKo", m.name_en as "nameEn",
      coalesce(s.student_number, m.username) as number, d.name_ko as "deptKo", d.name_en as "deptEn"
    from member m left join student s on s.member_id = m.id
    left join lateral (
      select held.department_code from member_type held
      where held.member_id = m.id and held.department_code is not null and ${inForce('held', sql`${today}`)}
      order by held.is_primary desc, held.begins_on, held.id limit 1) at on true
    left join department d on d.code = coalesce(s.department_code, at.department_code)
    where m.id = any(${[...memberIds]}::uuid[])`;
  return new Map(rows.map(({ memberId, ...holder }) => [memberId, holder]));
}

export type ListKind = 'TRANSCRIPT' | 'STATEMENT';

/** Builds the condition of what a list of a person's completions has: workshops alone, or all but them. */
export function isListed({
  memberId,
  kind,
  year,
}: {
  readonly memberId: string;
  readonly kind: ListKind;
  readonly year: number | null;
}): RawBuilder<boolean> {
  const ofKind = kind === 'TRANSCRIPT' ? sql`p.type_code <> 'WORKSHOP'` : sql`p.type_code = 'WORKSHOP'`;
  return sql`(t.member_id = ${memberId}::uuid and ${ofKind} and (${year}::int is null or p.year = ${year}::int))`;
}

/** Selects completed places `t` of programmes `p` as papers list them, in the order of their completion. */
export function selectEntries(db: Db, where: RawBuilder<unknown>): Promise<KeptEntry[]> {
  return rowsOf<KeptEntry>(db)`
    select t.id as "traineeId", p.type_code as "typeCode", p.name_ko as "nameKo", p.name_en as "nameEn",
      d.name_ko as "deptKo", d.name_en as "deptEn", p.year, p.semester_code as "semstrCode",
      to_char(p.begins_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "beginsOn",
      to_char(p.ends_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "endsOn", p.hours::float8 as hours,
      to_char(t.completed_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "completedOn"
    from trainee t join programme p on p.id = t.programme_id join department d on d.code = p.department_code
    where t.completed_at is not null and ${where} order by t.completed_at, t.id`;
}

/** Takes so many numbers of a year in a row and gives the first: nobody else issues until the transaction ends. */
export async function takeNumbers(tx: Tx, year: number, count: number): Promise<number> {
  const rows = await rowsOf<{ last: number }>(tx)`
    insert into certificate_number as n (year, last) values (${year}, ${count})
    on conflict (year) do update set last = n.last + ${count} returning n.last`;
  return (rows[0]?.last ?? count) - count + 1;
}

export interface NewCertificate {
  readonly number: string;
  readonly kind: CertificateKind;
  readonly memberId: string;
  /** The completion that it certifies. */
  readonly traineeId: string | null;
  readonly checkCode: string;
  readonly contents: Contents;
  readonly at: Date;
}

export async function insertCertificates(tx: Tx, made: readonly NewCertificate[]): Promise<void> {
  if (made.length === 0) return;
  await tx
    .insertInto('certificate')
    .values(
      made.map((one) => ({
        number: one.number,
        kind: one.kind,
        member_id: one.memberId,
        trainee_id: one.traineeId,
        check_code: one.checkCode,
        contents: JSON.stringify(one.contents),
        issued_at: one.at,
      })),
    )
    .execute();
}

/** Withdraws the certificates of completions, and every transcript and statement that lists one of them. */
export async function withdrawCertificates(tx: Tx, traineeIds: readonly string[], at: Date): Promise<void> {
  await sql`
    update certificate c set withdrawn_at = ${at}
    from trainee t
    where t.id = any(${[...traineeIds]}::uuid[]) and c.member_id = t.member_id and c.withdrawn_at is null
      and (c.trainee_id = t.id or (c.trainee_id is null
        and c.contents -> 'entryList' @> jsonb_build_array(jsonb_build_object('traineeId', t.id))))`.execute(tx);
}

export interface KeptCertificate {
  readonly number: string;
  readonly kind: CertificateKind;
  readonly checkCode: string;
  readonly contents: Contents;
  readonly showsName: boolean;
  readonly issuedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly programmeId: string | null;
}

const COLUMNS = sql`c.number, c.kind, c.check_code as "checkCode", c.contents, c.shows_name as "showsName",
  c.issued_at as "issuedAt", c.withdrawn_at as "withdrawnAt", t.programme_id as "programmeId"`;
const FROM = sql`certificate c left join trainee t on t.id = c.trainee_id`;

export function selectOptionalOwnCertificate(
  db: Db,
  { number, memberId }: { readonly number: string; readonly memberId: string },
): Promise<KeptCertificate | undefined> {
  return firstOf<KeptCertificate>(db)`
    select ${COLUMNS} from ${FROM} where c.number = ${number} and c.member_id = ${memberId}::uuid`;
}

/** Selects a certificate by number and code together, so that neither of them alone says that there is one. */
export function selectOptionalChecked(
  db: Db,
  { number, checkCode }: { readonly number: string; readonly checkCode: string },
): Promise<KeptCertificate | undefined> {
  return firstOf<KeptCertificate>(db)`
    select ${COLUMNS} from ${FROM} where c.number = ${number} and c.check_code = ${checkCode}`;
}

/** Selects the newest paper of a kind that still holds. */
export function selectOptionalLatest(
  db: Db,
  { memberId, kind }: { readonly memberId: string; readonly kind: CertificateKind },
): Promise<Pick<KeptCertificate, 'number' | 'contents'>[]> {
  return rowsOf<Pick<KeptCertificate, 'number' | 'contents'>>(db)`
    select c.number, c.contents from certificate c
    where c.member_id = ${memberId}::uuid and c.kind = ${kind} and c.withdrawn_at is null
    order by c.issued_at desc, c.number desc limit 20`;
}

/** A row of a list, before dates are texts. */
export interface CertificateLine extends Omit<CertificateRow, 'issuedAt' | 'withdrawnAt' | 'certificateNo'> {
  readonly number: string;
  readonly issuedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly typeCode: ProgrammeType | null;
}

export function selectOwnCertificates(
  db: Db,
  { memberId, locale }: { readonly memberId: string; readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<CertificateLine>> {
  return selectPage<CertificateLine>(db, {
    columns: sql`c.number, c.kind, case when t.id is not null then ${nameOf('p', locale)} end as name,
      t.programme_id as "programmeId", p.type_code as "typeCode", (c.contents ->> 'hours')::float8 as hours,
      jsonb_array_length(c.contents -> 'entryList') as count, (c.contents ->> 'year')::int as year,
      c.issued_at as "issuedAt", c.withdrawn_at as "withdrawnAt", c.shows_name as "showsName"`,
    from: sql`${FROM} left join programme p on p.id = t.programme_id`,
    where: sql`c.member_id = ${memberId}::uuid`,
    order: sql`c.issued_at desc, c.number desc`,
    window,
    counted: sql`certificate c`,
  });
}

export interface Earned {
  readonly isWorkshop: boolean;
  readonly year: number;
  readonly count: number;
  readonly hours: number;
}

/** Counts what somebody completed, by year and by whether it was a workshop; the latest year first. */
export function selectEarned(db: Db, memberId: string): Promise<Earned[]> {
  return rowsOf<Earned>(db)`
    select p.type_code = 'WORKSHOP' as "isWorkshop", p.year, count(*)::int as count, sum(p.hours)::float8 as hours
    from trainee t join programme p on p.id = t.programme_id
    where t.member_id = ${memberId}::uuid and t.completed_at is not null
    group by 1, 2 order by 2 desc`;
}

/** False where it is none of theirs. */
export async function updateNameShown(
  tx: Tx,
  change: { readonly number: string; readonly memberId: string; readonly isOn: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('certificate')
    .set({ shows_name: change.isOn })
    .where('certificate.number', '=', change.number)
    .where('certificate.member_id', '=', change.memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
