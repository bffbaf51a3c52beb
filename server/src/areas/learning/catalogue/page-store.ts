/** Lists of programmes: a page with its filters, and the sessions of a month. */
import type { CatalogueFilters } from '@naru/contract/areas/learning/catalogue.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';

import { weekdayNumber } from '../../../blocks/calendar/hours.ts';
import { isBelow } from '../../../blocks/reference/department/below-sql.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { countBounded, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';
import { HELD_COLUMNS, type HeldProgramme } from '../core/programme-store.ts';
import { isFindable, type Finder } from './audience-sql.ts';
import { selectCards, type CardRow } from './card-store.ts';
import { isApplicable, type ApplicantAsked } from './facts-store.ts';
import { IS_CALLED_OFF, IS_FULL } from './standing-sql.ts';

type Filters = Omit<z.output<typeof CatalogueFilters>, 'searchText' | 'isSuitable'>;
type Stage = Exclude<Filters['stage'], undefined> | 'AHEAD';

export interface PageAsked extends Filters {
  readonly search: Search | undefined;
  /** Only what this person can apply for now; all without it. */
  readonly applicant?: ApplicantAsked | undefined;
  readonly window: PageWindow;
}

/** Builds the condition of a stage: the same as `stageOf` says of a card. */
function isAt(stage: Stage, now: Date): RawBuilder<unknown> {
  const isApplying = sql`p.applies_from <= ${now} and p.applies_until > ${now} and not ${IS_CALLED_OFF}`;
  switch (stage) {
    case 'ALL':
      return sql`true`;
    case 'AHEAD':
      return sql`p.applies_until > ${now} and not ${IS_CALLED_OFF}`;
    case 'OPEN':
      return sql`${isApplying} and not ${IS_FULL}`;
    case 'QUEUE':
      return sql`${isApplying} and ${IS_FULL} and p.queued < p.queue_capacity`;
    case 'SOON':
      return sql`p.applies_from > ${now} and not ${IS_CALLED_OFF}`;
    case 'RUNNING':
      return sql`p.applies_until <= ${now} and p.ends_at > ${now} and not ${IS_CALLED_OFF}`;
    case 'OVER':
      return sql`(p.ends_at <= ${now} or ${IS_CALLED_OFF})`;
  }
}

/** Sorts programmes that can still be applied for by their deadline, and others by how long they are gone. */
function orderOf(stage: Stage): RawBuilder<unknown> {
  if (stage === 'SOON') return sql`p.applies_from, p.id`;
  if (stage === 'RUNNING') return sql`p.ends_at, p.id`;
  if (stage === 'OVER') return sql`p.ends_at desc, p.id`;
  return stage === 'ALL' ? sql`p.applies_until desc, p.id` : sql`p.applies_until, p.id`;
}

function wishes(finder: Finder, asked: Omit<PageAsked, 'window'>): RawBuilder<boolean> {
  const { search, competency, isOnline, day = [], deptCode, isBookmarked, applicant } = asked;
  const parts: RawBuilder<unknown>[] = [isAt(asked.stage ?? 'AHEAD', finder.now)];
  if (search) parts.push(isCalled('p', search));
  if (competency !== undefined)
    parts.push(sql`exists (select from programme_competency c
      where c.programme_id = p.id and c.competency_code = ${competency})`);
  if (isOnline !== undefined) parts.push(sql`p.is_online = ${isOnline}`);
  if (day.length > 0)
    parts.push(sql`not exists (select from programme_session other where other.programme_id = p.id
      and extract(isodow from other.begins_at at time zone 'Asia/Seoul') <> all(${day.map(weekdayNumber)}::int[]))`);
  if (deptCode !== undefined) parts.push(isBelow(sql`p.department_code`, sql`${deptCode}`));
  if (isBookmarked === true)
    parts.push(sql`exists (select from programme_bookmark saved
      where saved.programme_id = p.id and saved.member_id = ${finder.memberId}::uuid)`);
  if (applicant) parts.push(isApplicable(applicant));
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** Selects a page of cards, the nearest deadline first. */
export async function selectProgrammePage(
  db: Db,
  { finder, type }: { readonly finder: Finder; readonly type: ProgrammeType },
  asked: PageAsked,
): Promise<PageRows<CardRow>> {
  const where = sql`${isFindable(finder, type)} and ${wishes(finder, asked)}`;
  const from = sql`programme p`;
  const [{ rows: found }, counted] = await Promise.all([
    sql<{ id: string }>`
      select p.id from ${from} where ${where} order by ${orderOf(asked.stage ?? 'AHEAD')}
      limit ${asked.window.size} offset ${asked.window.offset}`.execute(db),
    countBounded(db, { from, where }),
  ]);
  const ids = found.map(({ id }) => id);
  return { rows: await selectCards(db, finder, ids), counted };
}

export interface MonthRow extends HeldProgramme {
  readonly sessionId: string;
  readonly name: string;
  readonly number: number;
  readonly sessionCount: number;
  readonly sessionBeginsAt: Date;
  readonly sessionEndsAt: Date;
  readonly isOwn: boolean;
}

/** More sessions than a month of one type has. */
const MOST_SESSIONS = 1000;

export function selectMonth(
  db: Db,
  { finder, type }: { readonly finder: Finder; readonly type: ProgrammeType },
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<MonthRow[]> {
  return rowsOf<MonthRow>(db)`
    select ${HELD_COLUMNS}, s.id as "sessionId", ${nameOf('p', finder.locale)} as name, s.number,
      (select count(*)::int from programme_session counted where counted.programme_id = p.id) as "sessionCount",
      s.begins_at as "sessionBeginsAt", s.ends_at as "sessionEndsAt",
      exists (select from trainee t where t.programme_id = p.id and t.member_id = ${finder.memberId}::uuid
        and t.status = 'CONFIRM') as "isOwn"
    from programme_session s join programme p on p.id = s.programme_id
    where s.begins_at >= ${from} and s.begins_at < ${to} and p.cancelled_at is null and ${isFindable(finder, type)}
    order by s.begins_at, s.id limit ${sql.lit(MOST_SESSIONS)}`;
}
