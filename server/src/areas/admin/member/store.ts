import type { MemberStatus } from '@naru/contract/areas/member.ts';
import { sql, type RawBuilder } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { countOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { runShape, slot } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';

export interface MemberRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly status: MemberStatus;
  readonly types: string[];
  readonly departmentName: string | null;
  readonly studentNumber: string | null;
  readonly isExternal: boolean;
  readonly lastSignInAt: Date | null;
  readonly createdAt: Date;
}

export interface MembersParams {
  readonly search: Search | undefined;
  readonly status: MemberStatus | undefined;
  readonly memberType: string | undefined;
  readonly isExternal: boolean | undefined;
  readonly window: PageWindow;
  /** The day in Seoul: types are in force by the day. */
  readonly today: string;
}

/** By the index of neighbouring characters, then the text itself; a student number by its beginning. */
const SEARCH = sql`m.id in (
  select found.id from member found
  where found.grams @> bigrams_of(${slot('text')})
    and (replace(found.name_ko, ' ', '') ilike ${slot('pattern')} or replace(found.name_en, ' ', '') ilike ${slot('pattern')}
      or found.username ilike ${slot('pattern')})
  union
  select numbered.member_id from student numbered where numbered.student_number like ${slot('start')})`;

/** One character has no neighbour: this reads along until the page is full. */
const LETTER = sql`(m.name_ko ilike ${slot('pattern')} or m.name_en ilike ${slot('pattern')}
  or m.username ilike ${slot('pattern')})`;

/** By the index of neighbouring consonants, then the consonants in their order. */
const INITIALS = sql`m.id in (
  select found.id from member found
  where bigrams_of(initials_of(found.name_ko)) @> bigrams_of(${slot('text')})
    and initials_of(found.name_ko) like ${slot('pattern')})`;

const TYPE_IN_FORCE = inForce('t', slot('today'));

const CONDITIONS = {
  search: SEARCH,
  letter: LETTER,
  initials: INITIALS,
  status: sql`m.status = ${slot('status')}`,
  memberType: sql`exists (
    select from member_type t where t.member_id = m.id and t.type_code = ${slot('memberType')} and ${TYPE_IN_FORCE})`,
  isExternal: sql`m.is_external = ${slot('isExternal')}`,
};
type Condition = keyof typeof CONDITIONS;

/** The page and its bounded count in one statement: the keys of the page first, then what belongs to them. */
export async function selectMemberPage(
  db: Db,
  asked: MembersParams,
  locale: Locale,
): Promise<{ rows: MemberRow[]; counted: number }> {
  const given: Condition[] = (['status', 'memberType', 'isExternal'] as const).filter(
    (name) => asked[name] !== undefined,
  );
  if (asked.search) given.push(conditionOf(asked.search));
  const shape = {
    key: `members ${locale} | ${given.join(' ')}`,
    build: (handle: Db) => buildPage(given, locale).compile(handle),
  };
  const rows = await runShape(db, shape, {
    status: asked.status,
    memberType: asked.memberType,
    isExternal: asked.isExternal,
    today: asked.today,
    text: asked.search?.text,
    pattern: asked.search?.pattern,
    start: `${(asked.search?.text ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    limit: asked.window.size,
    offset: asked.window.offset,
  });
  return { rows: rows.filter((row) => row.isRow), counted: rows[0]?.counted ?? 0 };
}

function conditionOf(search: Search): Condition {
  if (search.isInitials) return 'initials';
  return search.isSingle ? 'letter' : 'search';
}

type CountedMember = MemberRow & { readonly isRow: boolean; readonly counted: number };

/** A page without rows still brings the count, in one row of nothing else. */
function buildPage(given: readonly Condition[], locale: Locale): RawBuilder<CountedMember> {
  const where =
    given.length > 0
      ? sql`where ${sql.join(
          given.map((name) => CONDITIONS[name]),
          sql` and `,
        )}`
      : sql``;
  return sql<CountedMember>`
    select (page.id is not null) as "isRow", total.counted, ${summaryColumns(locale)}
    from (select count(*)::int as counted from (
        select from member m ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded) total
    left join (
      select m.id from member m ${where} order by m.id desc limit ${slot('limit')} offset ${slot('offset')}
    ) page on true
    left join member m on m.id = page.id
    ${SUMMARY_JOINS}
    order by page.id desc`;
}

const SUMMARY_JOINS = sql`
  left join student on student.member_id = m.id
  left join lateral (
    select array_agg(distinct t.type_code) as codes,
      (array_agg(t.department_code order by t.is_primary desc, t.begins_on desc)
        filter (where t.department_code is not null))[1] as department_code
    from member_type t where t.member_id = m.id and ${TYPE_IN_FORCE}
  ) types on true
  left join department on department.code = coalesce(student.department_code, types.department_code)`;

function summaryColumns(locale: Locale): RawBuilder<unknown> {
  return sql`m.id, m.username, ${nameOf('m', locale)} as "name", m.status, coalesce(types.codes, '{}') as "types",
    ${nameOf('department', locale)} as "departmentName", student.student_number as "studentNumber",
    m.is_external as "isExternal", (select s.created_at from session s where s.member_id = m.id order by s.id desc limit 1) as "lastSignInAt", m.created_at as "createdAt"`;
}

export interface MemberDetailRow extends MemberRow {
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly email: string | null;
  readonly version: number;
  readonly isDemo: boolean;
  readonly hasPassword: boolean;
  readonly liveSessions: number;
}

export async function selectOptionalMember(
  db: Db,
  id: string,
  view: { locale: Locale; today: string; now: Date },
): Promise<MemberDetailRow | undefined> {
  const shape = {
    key: `member ${view.locale}`,
    build: (handle: Db) =>
      sql<MemberDetailRow>`
        select ${summaryColumns(view.locale)}, m.name_ko as "nameKo", m.name_en as "nameEn", m.email, m.version,
          m.is_demo as "isDemo", m.password_hash is not null as "hasPassword",
          (select count(*)::int from session s
            where s.member_id = m.id and s.ended_at is null and s.token_expires_at > ${slot('now')}) as "liveSessions"
        from member m ${SUMMARY_JOINS} where m.id = ${slot('id')}`.compile(handle),
  };
  return (await runShape(db, shape, { id, today: view.today, now: view.now }))[0];
}

export function selectTypes(db: Db, id: string, locale: Locale) {
  return db
    .selectFrom('member_type')
    .leftJoin('department', 'department.code', 'member_type.department_code')
    .select([
      'member_type.type_code as typeCode',
      'member_type.begins_on as beginsOn',
      'member_type.ends_on as endsOn',
      nameOf('department', locale).$castTo<string | null>().as('departmentName'),
    ])
    .where('member_type.member_id', '=', id)
    .orderBy('member_type.begins_on', 'desc')
    .orderBy('member_type.type_code')
    .execute();
}

export function selectDuties(db: Db, id: string) {
  return db
    .selectFrom('member_duty')
    .select(['member_duty.duty_code as dutyCode', 'member_duty.begins_on as beginsOn', 'member_duty.ends_on as endsOn'])
    .where('member_duty.member_id', '=', id)
    .orderBy('member_duty.begins_on', 'desc')
    .execute();
}

export function selectRoles(db: Db, id: string, locale: Locale) {
  return db
    .selectFrom('role_member')
    .innerJoin('role', 'role.id', 'role_member.role_id')
    .select(['role.id as roleId', nameOf('role', locale).as('name')])
    .where('role_member.member_id', '=', id)
    .orderBy('role.id')
    .execute();
}

export function selectConsents(db: Db, id: string, locale: Locale) {
  return db
    .selectFrom('consent')
    .innerJoin('consent_document', (join) =>
      join
        .onRef('consent_document.code', '=', 'consent.document_code')
        .onRef('consent_document.version', '=', 'consent.document_version'),
    )
    .select([
      locale === 'en' ? 'consent_document.title_en as title' : 'consent_document.title_ko as title',
      'consent.document_version as version',
      'consent.agreed_at as agreedAt',
      'consent.withdrawn_at as withdrawnAt',
    ])
    .where('consent.member_id', '=', id)
    .orderBy('consent.id', 'desc')
    .execute();
}

const MOST_CHANGES = 50;

export function selectChanges(db: Db, id: string, locale: Locale) {
  return db
    .selectFrom('status_change')
    .leftJoin('member as by', 'by.id', 'status_change.actor_id')
    .select([
      'status_change.from_status as from',
      'status_change.to_status as to',
      'status_change.at',
      'status_change.reason',
      nameOf('by', locale).$castTo<string | null>().as('byName'),
    ])
    .where('status_change.entity', '=', 'member')
    .where('status_change.entity_id', '=', id)
    .orderBy('status_change.id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
}

/** Ends every session of a person whose account was locked. */
export async function endSessionsOf(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: at, end_reason: 'LOCKED' })
    .where('session.member_id', '=', memberId)
    .where('session.ended_at', 'is', null)
    .execute();
}

/** Counts those who wait for approval by how long. */
export function countAgedSignUps(db: Db, now: Date): Promise<QueueAges> {
  return countByAge(
    db,
    sql`select pending.created_at as since from member pending where pending.status = 'PENDING'`,
    now,
  );
}

export function countPendingRows(db: Db): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from (
      select from member where status = 'PENDING' limit ${sql.lit(COUNT_BOUND + 1)}) bounded`;
}
