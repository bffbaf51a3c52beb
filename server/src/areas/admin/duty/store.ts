import type { Duty } from '@naru/contract/access.ts';
import { DUTY, type DutyCandidate, type DutyStatus, type DutyWish } from '@naru/contract/areas/duty.ts';
import { sql, type RawBuilder } from 'kysely';

import type { SelectNames } from '../../../blocks/manifest/logged-record.ts';
import { columnsOf } from '../../../blocks/record/store.ts';
import { isBelow, isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import { isId } from '../../../platform/db/id.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isMemberMeant } from '../../../platform/list/search-sql.ts';
import { inScope, type DutyScope } from './scope-sql.ts';

/** The name of an appointment in the history and the audit log. */
export const APPOINTMENT = DUTY.table;

export interface AppointmentRow extends Omit<DutyWish, 'deptCode'> {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly isActive: boolean;
  readonly deptCode: string | null;
  readonly deptNm: string | null;
  readonly status: DutyStatus;
  readonly askedBy: string | null;
  readonly askedByName: string | null;
  readonly isAskerAdministrator: boolean;
  readonly askedAt: Date;
  readonly confirmedByName: string | null;
  readonly version: number;
  /** Whether the caller is a second person; added where steps are judged. */
  readonly isSecond?: boolean;
}

const COLUMNS = (locale: Locale): RawBuilder<unknown> => sql`
  a.id, ${columnsOf(DUTY, 'a')}, ${nameOf('m', locale)} as name, coalesce(s.student_number, m.username) as number,
  m.status = 'ACTIVE' as "isActive", ${nameOf('d', locale)} as "deptNm", a.status, a.asked_by as "askedBy",
  ${nameOf('asker', locale)} as "askedByName", exists (
    select from role_member given join role on role.id = given.role_id
    where given.member_id = a.asked_by and role.is_administrator) as "isAskerAdministrator",
  a.asked_at as "askedAt", ${nameOf('second', locale)} as "confirmedByName", a.version`;

const FROM = sql`duty_appointment a join member m on m.id = a.member_id left join student s on s.member_id = m.id
  left join department d on d.code = a.department_code left join member asker on asker.id = a.asked_by
  left join member second on second.id = a.confirmed_by`;

const isInScope = (scope: DutyScope) => inScope(scope, { duty: sql`a.duty_code`, department: sql`a.department_code` });

export interface Narrowed {
  readonly duty?: Duty | undefined;
  readonly status?: DutyStatus | undefined;
  readonly department?: string | undefined;
  readonly search?: Search | undefined;
}

function narrow(scope: DutyScope, { duty, status, department, search }: Narrowed): RawBuilder<unknown> {
  const parts = [isInScope(scope)];
  if (duty) parts.push(sql`a.duty_code = ${duty}`);
  if (status) parts.push(sql`a.status = ${status}`);
  if (department !== undefined) parts.push(isBelow(sql`a.department_code`, sql`${department}`));
  if (search) parts.push(isMemberMeant(search));
  return sql.join(parts, sql` and `);
}

export function selectAppointments(
  db: Db,
  asked: { readonly scope: DutyScope; readonly locale: Locale; readonly narrowed: Narrowed },
  window: PageWindow,
): Promise<PageRows<AppointmentRow>> {
  return selectPage<AppointmentRow>(db, {
    columns: COLUMNS(asked.locale),
    from: FROM,
    where: narrow(asked.scope, asked.narrowed),
    order: sql`array_position('{WAITING,APPOINTED}', a.status), a.asked_at desc, a.id desc`,
    window,
  });
}

export function countWaiting(db: Db, scope: DutyScope): Promise<number> {
  return countBounded(db, { from: sql`duty_appointment a`, where: sql`a.status = 'WAITING' and ${isInScope(scope)}` });
}

export function selectOptionalAppointment(
  db: Db,
  asked: { readonly id: string; readonly scope: DutyScope; readonly locale: Locale },
): Promise<AppointmentRow | undefined> {
  return firstOf<AppointmentRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM}
    where a.id = ${asked.id}::uuid and ${isInScope(asked.scope)}`;
}

/** Locks the appointment until the transaction ends, and only then reads it. */
export async function lockOptionalAppointment(
  tx: Tx,
  asked: { readonly id: string; readonly scope: DutyScope; readonly locale: Locale },
): Promise<AppointmentRow | undefined> {
  await sql`select from duty_appointment a where a.id = ${asked.id}::uuid for update`.execute(tx);
  return selectOptionalAppointment(tx, asked);
}

/** Puts the duty in force for its period. */
export async function insertHeldDuty(
  tx: Tx,
  row: Pick<AppointmentRow, 'id' | 'memberId' | 'dutyCode' | 'beginsOn' | 'endsOn' | 'askedBy'>,
): Promise<void> {
  await tx
    .insertInto('member_duty')
    .values({
      id: row.id,
      member_id: row.memberId,
      duty_code: row.dutyCode,
      begins_on: row.beginsOn,
      ends_on: row.endsOn,
      appointed_by: row.askedBy,
    })
    .execute();
}

/** Ends it with that day; one that never was in force goes. */
export async function endHeldDuty(tx: Tx, held: { readonly id: string; readonly lastDay: string }): Promise<void> {
  const one = tx.deleteFrom('member_duty').where('member_duty.id', '=', held.id);
  await one.where('member_duty.begins_on', '>', held.lastDay).execute();
  await tx.updateTable('member_duty').set({ ends_on: held.lastDay }).where('member_duty.id', '=', held.id).execute();
}

export interface CandidateRow extends DutyCandidate {
  readonly username: string;
}

export interface CandidatesAsked {
  /** Types of which one is in force; null for anybody of the university. */
  readonly types: readonly string[] | null;
  readonly today: string;
  readonly locale: Locale;
  readonly exceptId?: string;
  readonly ids?: readonly string[];
  /** Student numbers or names to sign in with, in lower case. */
  readonly numbers?: readonly string[];
  readonly search?: Search;
  readonly most: number;
}

/** Selects people in active service who could have a duty. */
export function selectCandidates(db: Db, asked: CandidatesAsked): Promise<CandidateRow[]> {
  const { types, today, exceptId, ids, numbers, search } = asked;
  const parts = [sql`m.status = 'ACTIVE' and not m.is_external`];
  if (types !== null)
    parts.push(sql`exists (select from member_type held where held.member_id = m.id
      and held.type_code = any(${[...types]}::text[]) and ${inForce('held', sql`${today}`)})`);
  if (exceptId !== undefined) parts.push(sql`m.id <> ${exceptId}::uuid`);
  if (ids) parts.push(sql`m.id = any(${[...ids]}::uuid[])`);
  if (numbers)
    parts.push(
      sql`(lower(m.username) = any(${[...numbers]}::text[]) or s.student_number = any(${[...numbers]}::text[]))`,
    );
  if (search) parts.push(isMemberMeant(search));
  return rowsOf<CandidateRow>(db)`
    select m.id as "memberId", ${nameOf('m', asked.locale)} as name, coalesce(s.student_number, m.username) as number,
      m.username, d.code as "deptCode", ${nameOf('d', asked.locale)} as "deptNm"
    from member m left join student s on s.member_id = m.id
    left join lateral (select at.department_code from member_type at where at.member_id = m.id
      and at.department_code is not null order by at.is_primary desc, at.type_code limit 1) main on true
    left join department d on d.code = coalesce(s.department_code, main.department_code)
    where ${sql.join(parts, sql` and `)} order by m.name_ko, m.id limit ${asked.most}`;
}

export interface NextRow {
  readonly memberId: string;
  readonly name: string;
  readonly deptNm: string | null;
}

/** Selects other people with the duty today. */
export function selectNext(
  db: Db,
  asked: { readonly dutyCode: Duty; readonly memberId: string; readonly today: string; readonly locale: Locale },
): Promise<NextRow[]> {
  return rowsOf<NextRow>(db)`
    select m.id as "memberId", ${nameOf('m', asked.locale)} as name, max(${nameOf('d', asked.locale)}) as "deptNm"
    from member_duty held join member m on m.id = held.member_id
    left join duty_appointment a on a.id = held.id left join department d on d.code = a.department_code
    where held.duty_code = ${asked.dutyCode} and ${inForce('held', sql`${asked.today}`)} and m.status = 'ACTIVE'
      and m.id <> ${asked.memberId}::uuid
    group by m.id order by m.name_ko, m.id limit 100`;
}

export interface PlaceRow {
  readonly code: string;
  readonly name: string;
}

/** Selects departments of the scope by code, or by one of their names. */
export function selectPlaces(
  db: Db,
  asked: { readonly tops: readonly string[] | null; readonly named?: readonly string[]; readonly locale: Locale },
): Promise<(PlaceRow & { readonly nameKo: string; readonly nameEn: string | null })[]> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (asked.tops !== null) parts.push(isBelowAny(sql`d.code`, asked.tops));
  if (asked.named) {
    const named = sql`any(${[...asked.named]}::text[])`;
    parts.push(sql`(d.code = ${named} or lower(d.name_ko) = ${named} or lower(d.name_en) = ${named})`);
  }
  return rowsOf<PlaceRow & { nameKo: string; nameEn: string | null }>(db)`
    select d.code, ${nameOf('d', asked.locale)} as name, d.name_ko as "nameKo", d.name_en as "nameEn" from department d
    where ${sql.join(parts, sql` and `)} order by d.code limit 2000`;
}

/** Selects those who may confirm beside the asker: administrators, and managers of the centre where they may. */
export function selectSeconds(
  db: Db,
  asked: { readonly isCentre: boolean; readonly today: string; readonly exceptIds: readonly string[] },
): Promise<string[]> {
  return idsOf(db)`
    select m.id from member m where m.status = 'ACTIVE' and m.id <> all(${[...asked.exceptIds]}::uuid[]) and (
      exists (select from role_member given join role on role.id = given.role_id
        where given.member_id = m.id and role.is_administrator)
      or (${asked.isCentre}::boolean and exists (select from member_duty held where held.member_id = m.id
        and held.duty_code = 'PSYCHOLOGICAL_MANAGER' and ${inForce('held', sql`${asked.today}`)})))
    order by m.id`;
}

export interface ChangeRow {
  readonly to: DutyStatus;
  readonly byName: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

export function selectAppointmentChanges(db: Db, id: string, locale: Locale): Promise<ChangeRow[]> {
  return rowsOf<ChangeRow>(db)`
    select h.to_status as "to", ${nameOf('m', locale)} as "byName", h.reason, h.at
    from status_change h left join member m on m.id = h.actor_id
    where h.entity = ${APPOINTMENT} and h.entity_id = ${id}::uuid order by h.id`;
}

/** Selects the codes of duties by appointment, for notices. */
export function selectDutyCodes(db: Db, ids: readonly string[]): Promise<{ id: string; duty: Duty }[]> {
  return rowsOf<{ id: string; duty: Duty }>(db)`
    select a.id, a.duty_code as duty from duty_appointment a where a.id = any(${[...ids]}::uuid[])`;
}

/** Selects whom appointments are of, as the change log names them. */
export const selectAppointmentNames: SelectNames = async (db, { ids, locale }) => {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select a.id, ${nameOf('m', locale)} as name from duty_appointment a join member m on m.id = a.member_id
    where a.id = any(${ids.filter(isId)}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
};
