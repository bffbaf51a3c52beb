import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { SETTLED_DAYS } from '../core/rules.ts';
import { SESSION_TIME } from '../trainee/store.ts';
import { isOfAudience, isOfDepartment, isOfGrade } from './audience-sql.ts';
import type { ApplicantFacts } from './requirements.ts';

const DAY_MS = 86_400_000;

export interface FactsAsked {
  readonly programmeId: string;
  readonly memberId: string;
  readonly now: Date;
  readonly today: string;
  /** Programmes missed without notice that restrict somebody; 0 for no restriction. */
  readonly noShowMost: number;
  /** Only those since then count. */
  readonly noShowSince: Date;
}

/** Selects what speaks for and against an application of one person. */
export async function selectOptionalFacts(db: Db, asked: FactsAsked): Promise<ApplicantFacts | undefined> {
  const facts = await selectFacts(db, asked, [asked.memberId]);
  return facts.get(asked.memberId);
}

export interface FactsRow extends ApplicantFacts {
  readonly memberId: string;
  /** Stands in it, or stood. */
  readonly wasThere: boolean;
}

/** Builds the condition that the person `m` has a place `t` of a kind in another programme of the series of `p`. */
const isInSeries = (isOfKind: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from trainee t join programme other on other.id = t.programme_id
  where other.series_id = p.series_id and other.id <> p.id and t.member_id = m.id and ${isOfKind})`;

/** Selects the same for several people at once. */
export async function selectFacts(
  db: Db,
  asked: Omit<FactsAsked, 'memberId'>,
  memberIds: readonly string[],
): Promise<Map<string, FactsRow>> {
  const who = { memberId: sql`m.id`, today: asked.today };
  const liveSince = new Date(asked.now.getTime() - SETTLED_DAYS * DAY_MS);
  const rows = await rowsOf<FactsRow>(db)`
    select m.id as "memberId", exists (select from trainee t where t.programme_id = p.id and t.member_id = m.id) as "wasThere",
      ${isOfAudience(who)} as "isOfAudience", ${isOfDepartment(who)} as "isOfDepartment",
      ${isOfGrade(who)} as "isOfGrade",
      case when s.id is not null then s.register_status = 'ENROLLED' or 'ALUMNI' = any(p.audience_types) end as "isEnrolled",
      exists (select from trainee t where t.programme_id = p.id and t.member_id = m.id and t.status <> 'CANCEL')
        as "hasApplied",
      exists (select from trainee t where t.programme_id = p.id and t.member_id = m.id and t.status = 'CANCEL'
        and t.is_dismissed) as "isDismissed",
      (not p.allows_repeat and ${isInSeries(sql`t.completed_at is not null`)}) as "isRepeat",
      (not p.allows_repeat and ${isInSeries(sql`t.status in ('TEMP', 'APPLY', 'CONFIRM')
        and other.closed_at is null and other.cancelled_at is null and other.ends_at > ${liveSince}`)}) as "isElsewhere",
      (${asked.noShowMost}::int > 0 and (
        select count(*) from trainee missed join programme gone on gone.id = missed.programme_id
        where missed.member_id = m.id and missed.is_no_show and gone.ends_at > ${asked.noShowSince})
        >= ${asked.noShowMost}::int) as "isRestricted",
      exists (select from programme_session at join busy on busy.person_id = m.id
        and busy.period && tstzrange(at.begins_at, at.ends_at)
        where at.programme_id = p.id and at.ends_at > ${asked.now}
          and not (busy.source = ${SESSION_TIME} and busy.source_id = at.id)) as "isBusy"
    from programme p cross join member m left join student s on s.member_id = m.id
    where p.id = ${asked.programmeId}::uuid and m.id = any(${[...memberIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.memberId, row]));
}
