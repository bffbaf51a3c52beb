import type { ProgrammeType, Stage } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelow } from '../../../blocks/reference/department/below-sql.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';
import { isWaiting, stageAt, WITH_APPROVALS } from './stage-sql.ts';

export interface DeskRow {
  readonly programmeId: string;
  readonly typeCode: ProgrammeType;
  readonly name: string;
  readonly deptNm: string;
  readonly managerNm: string;
  readonly stage: Stage;
  readonly appliesUntil: Date;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly capacity: number;
  readonly takenCount: number;
  readonly queueCount: number;
  readonly completedCount: number;
  readonly lateDays: number | null;
}

const LISTED = sql`${WITH_APPROVALS} join department d on d.code = p.department_code
  join member manager on manager.id = p.manager_id`;

/** The columns of a `DeskRow`, of a programme `p` in `LISTED`. */
const deskColumns = (locale: Locale, now: Date): RawBuilder<unknown> => sql`
  p.id as "programmeId", p.type_code as "typeCode", ${nameOf('p', locale)} as name, ${nameOf('d', locale)} as "deptNm",
  ${nameOf('manager', locale)} as "managerNm", ${stageAt(now)} as stage, p.applies_until as "appliesUntil",
  p.begins_at as "beginsAt", p.ends_at as "endsAt", p.capacity, p.taken as "takenCount", p.queued as "queueCount",
  (select count(*)::int from trainee t where t.programme_id = p.id and t.completed_at is not null) as "completedCount",
  case when p.published_at is not null and p.closed_at is null and p.cancelled_at is null and p.ends_at <= ${now}
      and coalesce(closing.status, 'REFUSED') = 'REFUSED' and p.taken > 0
    then (${now}::timestamptz at time zone 'Asia/Seoul')::date - (p.ends_at at time zone 'Asia/Seoul')::date
    end as "lateDays"`;

export interface DeskNarrowed {
  readonly search?: Search | undefined;
  readonly typeCode?: ProgrammeType | undefined;
  readonly stage?: Stage | undefined;
  readonly year?: number | undefined;
  readonly semester?: string | undefined;
  readonly department?: string | undefined;
}

export interface DeskAsked {
  /** The scope that the programme `p` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
  readonly now: Date;
}

function narrow({ isIn, now }: DeskAsked, narrowed: DeskNarrowed): RawBuilder<unknown> {
  const { search, typeCode, stage, year, semester, department } = narrowed;
  const parts: RawBuilder<unknown>[] = [isIn];
  if (search) parts.push(sql`(${isCalled('p', search)} or ${isCalled('manager', search)})`);
  if (typeCode) parts.push(sql`p.type_code = ${typeCode}`);
  if (stage) parts.push(sql`${stageAt(now)} = ${stage}`);
  if (year !== undefined) parts.push(sql`p.year = ${year}`);
  if (semester !== undefined) parts.push(sql`p.semester_code = ${semester}`);
  if (department !== undefined) parts.push(isBelow(sql`p.department_code`, sql`${department}`));
  return sql.join(parts, sql` and `);
}

/** Selects programmes: those in which something waits for the organisers first, then the latest. */
export function selectDeskProgrammes(
  db: Db,
  asked: DeskAsked,
  { narrowed, window }: { readonly narrowed: DeskNarrowed; readonly window: PageWindow },
): Promise<PageRows<DeskRow>> {
  return selectPage<DeskRow>(db, {
    columns: deskColumns(asked.locale, asked.now),
    from: LISTED,
    where: narrow(asked, narrowed),
    order: sql`${isWaiting(asked.now)} desc, p.year desc, p.semester_code desc, p.begins_at desc, p.id desc`,
    window,
  });
}

export function selectOptionalDeskRow(
  db: Db,
  asked: DeskAsked & { readonly id: string },
): Promise<DeskRow | undefined> {
  return firstOf<DeskRow>(db)`
    select ${deskColumns(asked.locale, asked.now)} from ${LISTED}
    where p.id = ${asked.id}::uuid and ${asked.isIn}`;
}
