/** Places in programmes, as far as their points depend on them. */
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';

import { sql } from 'kysely';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import { isAnswered, surveyEnd, waitsForSurvey } from '../core/survey-sql.ts';

export interface PlaceRow {
  readonly memberId: string;
  readonly completedAt: Date | null;
  readonly hours: number;
  readonly points: number | null;
  readonly itemId: string;
  readonly itemTypeCode: MileageType;
  readonly gradeGroup: string | null;
  readonly isItemInUse: boolean;
  /** Asked about the programme, and not answered. */
  readonly waitsForSurvey: boolean;
  /** The last moment at which they can answer. */
  readonly surveyEnd: Date;
}

/** Selects a place as it stands now; undefined where programmes of its type bring no points. */
export function selectOptionalPlace(db: Db, traineeId: string): Promise<PlaceRow | undefined> {
  return firstOf<PlaceRow>(db)`
    select t.member_id as "memberId", t.completed_at as "completedAt", p.hours::float8 as hours, p.points,
      item.id as "itemId", item.type_code as "itemTypeCode", item.grade_group as "gradeGroup",
      item.in_use as "isItemInUse", ${waitsForSurvey()} as "waitsForSurvey", ${surveyEnd()} as "surveyEnd"
    from trainee t join programme p on p.id = t.programme_id
    join mileage_item item on item.programme_type = p.type_code
    where t.id = ${traineeId}::uuid`;
}

const DAY_MS = 86_400_000;
/** Points that lapsed longer ago get no line: nobody could do anything about them any more. */
const LAPSED_DAYS = 60;

/** Somebody whose points are not as their place says. */
interface Unsettled {
  readonly id: string;
}

interface Asked {
  /** Programmes that ended since. */
  readonly since: Date;
  readonly now: Date;
  readonly after: string;
  readonly most: number;
}

/** The term of the completion `t` is closed. Nobody was asked about it then, and the term of today is not its own. */
const isOfClosedTerm = sql<boolean>`exists (
  select from mileage_term own
  join lateral (
    select term.year, term.semester_code from term
    where term.begins_on <= (t.completed_at at time zone 'Asia/Seoul')::date order by term.begins_on desc limit 1
  ) begun on begun.year = own.year and begun.semester_code = own.semester_code
  where own.status = 'CLOSED')`;

/**
 * Selects completions without a line that could have one: the rule of that day is there, and nothing waits for the survey, or no longer.
 * In the order of their keys, from one on, so that those that fail hold up none of the others.
 */
export async function selectUnposted(db: Db, { since, now, after, most }: Asked): Promise<string[]> {
  const lapsedSince = new Date(now.getTime() - LAPSED_DAYS * DAY_MS);
  const rows = await rowsOf<Unsettled>(db)`
    select t.id from programme p join trainee t on t.programme_id = p.id
    join mileage_item item on item.programme_type = p.type_code and item.in_use
    join mileage_rule r on r.item_id = item.id
      and r.effective_from <= (t.completed_at at time zone 'Asia/Seoul')::date
      and coalesce(r.effective_to, 'infinity') >= (t.completed_at at time zone 'Asia/Seoul')::date
    where p.published_at is not null and p.cancelled_at is null and p.ends_at > ${since}
      and t.completed_at is not null and t.id > ${after}::uuid
      and not (r.needs_survey and ${waitsForSurvey()} and not (
        ${surveyEnd()} <= ${now} and ${surveyEnd()} > ${lapsedSince}))
      and not exists (
        select from mileage_line l where l.trainee_id = t.id and l.kind = 'EARN'
          and not exists (select from mileage_line other where other.reverses_id = l.id))
      and not (r.needs_survey and not ${waitsForSurvey()} and not ${isAnswered()} and ${isOfClosedTerm})
    order by t.id limit ${most}`;
  return rows.map(({ id }) => id);
}

/** Selects withdrawn completions whose line still counts, in the same order. */
export async function selectUnreversed(db: Db, { since, after, most }: Asked): Promise<string[]> {
  const rows = await rowsOf<Unsettled>(db)`
    select t.id from programme p join trainee t on t.programme_id = p.id
    join mileage_line l on l.trainee_id = t.id and l.kind = 'EARN'
    where p.published_at is not null and p.ends_at > ${since} and t.completed_at is null and t.id > ${after}::uuid
      and not exists (select from mileage_line other where other.reverses_id = l.id)
    order by t.id limit ${most}`;
  return rows.map(({ id }) => id);
}
