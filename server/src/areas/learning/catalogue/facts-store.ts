import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';
import { SESSION_TIME } from '../trainee/store.ts';
import { isOfAudience, isOfDepartment, isOfGrade } from './audience-sql.ts';
import type { ApplicantFacts } from './requirements.ts';

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

/** Selects the same for several people at once. */
export async function selectFacts(
  db: Db,
  asked: Omit<FactsAsked, 'memberId'>,
  memberIds: readonly string[],
): Promise<Map<string, FactsRow>> {
  const who = { memberId: sql`m.id`, today: asked.today };
  const { rows } = await sql<FactsRow>`
    select m.id as "memberId", exists (select from trainee t where t.programme_id = p.id and t.member_id = m.id) as "wasThere",
      ${isOfAudience(who)} as "isOfAudience", ${isOfDepartment(who)} as "isOfDepartment",
      ${isOfGrade(who)} as "isOfGrade",
      case when s.id is not null then s.register_status = 'ENROLLED' or 'ALUMNI' = any(p.audience_types) end as "isEnrolled",
      exists (select from trainee t where t.programme_id = p.id and t.member_id = m.id and t.status <> 'CANCEL')
        as "hasApplied",
      (not p.allows_repeat and exists (
        select from trainee t join programme earlier on earlier.id = t.programme_id
        where earlier.series_id = p.series_id and earlier.id <> p.id and t.member_id = m.id
          and t.completed_at is not null)) as "isRepeat",
      (${asked.noShowMost}::int > 0 and (
        select count(*) from trainee missed join programme gone on gone.id = missed.programme_id
        where missed.member_id = m.id and missed.is_no_show and gone.ends_at > ${asked.noShowSince})
        >= ${asked.noShowMost}::int) as "isRestricted",
      exists (select from programme_session at join busy on busy.person_id = m.id
        and busy.period && tstzrange(at.begins_at, at.ends_at)
        where at.programme_id = p.id and at.ends_at > ${asked.now}
          and not (busy.source = ${SESSION_TIME} and busy.source_id = at.id)) as "isBusy"
    from programme p cross join member m left join student s on s.member_id = m.id
    where p.id = ${asked.programmeId}::uuid and m.id = any(${[...memberIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.memberId, row]));
}
