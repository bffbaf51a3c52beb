/** Badges of people as the office lists them. */
import type { GrantState, GrantWay } from '@naru/contract/areas/portfolio/badge-grant.ts';
import type { BadgeAchievement, BadgeEvidence } from '@naru/contract/areas/portfolio/badge-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelow } from '../../../blocks/reference/department/below-sql.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, idsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isStudentMeant } from '../../../platform/list/search-sql.ts';
import { studentColumns } from './student-store.ts';

export interface GrantRow {
  readonly id: string;
  readonly classId: string;
  readonly memberId: string;
  readonly achievement: BadgeAchievement;
  readonly hasPicture: boolean;
  readonly state: GrantState;
  readonly way: GrantWay;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokeReason: string | null;
  readonly grantedByName: string | null;
  readonly studentId: string;
  readonly name: string;
  readonly number: string;
  readonly deptNm: string;
}

const stateOf = (now: Date): RawBuilder<unknown> => sql`
  case when a.status = 'REVOKED' then 'REVOKED' when a.expires_at <= ${now} then 'ENDED' else 'GRANTED' end`;

const columns = (locale: Locale, now: Date): RawBuilder<unknown> => sql`
  a.id, a.class_id as "classId", a.member_id as "memberId", a.achievement, exists (
    select from badge_class c join file_entry e on e.group_id = c.picture_file_id and e.picture_id is not null
    where c.id = a.class_id) as "hasPicture", ${stateOf(now)} as state,
  case when a.source_key is null then 'HAND' else 'RULE' end as way, a.granted_at as "grantedAt",
  a.expires_at as "expiresAt", a.revoked_at as "revokedAt", a.revoke_reason as "revokeReason",
  ${nameOf('granter', locale)} as "grantedByName", ${studentColumns(locale)}`;

const OWNER = sql`badge_assertion a join student s on s.member_id = a.member_id
  join member m on m.id = a.member_id`;
const TABLES = sql`${OWNER} join department d on d.code = s.department_code
  left join member granter on granter.id = a.granted_by`;

export interface GrantsNarrowed {
  /** The condition that the student `s` is in the reader's scope. */
  readonly isReached: RawBuilder<boolean>;
  readonly classId?: string | undefined;
  readonly department?: string | undefined;
  readonly state?: GrantState | undefined;
  readonly way?: GrantWay | undefined;
  /** Days in Seoul. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly search?: Search | undefined;
  readonly now: Date;
}

function isInState(state: GrantState, now: Date): RawBuilder<unknown> {
  if (state === 'REVOKED') return sql`a.status = 'REVOKED'`;
  if (state === 'ENDED') return sql`a.status = 'GRANTED' and a.expires_at <= ${now}`;
  return sql`a.status = 'GRANTED' and (a.expires_at is null or a.expires_at > ${now})`;
}

function narrow(asked: GrantsNarrowed): RawBuilder<unknown> {
  const { isReached, classId, department, state, way, from, until, search, now } = asked;
  const parts: RawBuilder<unknown>[] = [isReached];
  if (classId !== undefined) parts.push(sql`a.class_id = ${classId}::uuid`);
  if (department !== undefined) parts.push(isBelow(sql`s.department_code`, sql`${department}`));
  if (state) parts.push(isInState(state, now));
  if (way) parts.push(way === 'HAND' ? sql`a.source_key is null` : sql`a.source_key is not null`);
  if (from !== undefined) parts.push(sql`a.granted_at >= ${from}::date::timestamp at time zone 'Asia/Seoul'`);
  if (until !== undefined) parts.push(sql`a.granted_at < (${until}::date + 1)::timestamp at time zone 'Asia/Seoul'`);
  if (search) parts.push(isStudentMeant(search));
  return sql.join(parts, sql` and `);
}

/** Selects badges of people, the latest first. */
export function selectGrantPage(
  db: Db,
  asked: { readonly narrowed: GrantsNarrowed; readonly locale: Locale; readonly window: PageWindow },
): Promise<PageRows<GrantRow>> {
  const { narrowed, locale, window } = asked;
  return selectPage<GrantRow>(db, {
    columns: columns(locale, narrowed.now),
    from: TABLES,
    where: narrow(narrowed),
    order: sql`a.granted_at desc, a.id desc`,
    window,
    counted: OWNER,
  });
}

export type GrantDetailRow = GrantRow & { readonly evidenceList: BadgeEvidence[] };

export function selectOptionalGrant(
  db: Db,
  asked: Pick<GrantsNarrowed, 'isReached' | 'now'> & { readonly id: string; readonly locale: Locale },
): Promise<GrantDetailRow | undefined> {
  return firstOf<GrantDetailRow>(db)`
    select ${columns(asked.locale, asked.now)}, a.evidence as "evidenceList" from ${TABLES}
    where a.id = ${asked.id}::uuid and ${asked.isReached}`;
}

/** Selects those of some badges that are in the reader's scope. */
export function selectReached(
  db: Db,
  { ids, isReached }: { readonly ids: readonly string[]; readonly isReached: RawBuilder<boolean> },
): Promise<string[]> {
  return idsOf(db)`
    select a.id from ${OWNER} where a.id = any(${[...ids]}::uuid[]) and ${isReached} order by a.id`;
}
