import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { SETTLED_DAYS } from '../core/rules.ts';
import { isOfAudience, isOfDepartment, isOfGrade } from './audience-sql.ts';
import { clashesOf, isClashing } from '../trainee/clash-store.ts';
import type { ApplicantFacts } from './requirements.ts';
import { isTaking } from './standing-sql.ts';

const DAY_MS = 86_400_000;

export interface FactsAsked extends ApplicantAsked {
  readonly programmeId: string;
}

export interface ApplicantAsked {
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

type Times = Omit<ApplicantAsked, 'memberId'>;

/** Builds each fact of a person `m`, who may be a student `s`, beside a programme `p`. */
function factsOf(asked: Times): Readonly<Record<keyof ApplicantFacts, RawBuilder<unknown>>> {
  const who = { memberId: sql`m.id`, today: asked.today };
  const liveSince = new Date(asked.now.getTime() - SETTLED_DAYS * DAY_MS);
  return {
    isOfAudience: isOfAudience(who),
    isOfDepartment: isOfDepartment(who),
    isOfGrade: isOfGrade(who),
    isEnrolled: sql`(case when s.id is not null then s.register_status = 'ENROLLED' or 'ALUMNI' = any(p.audience_types) end)`,
    hasApplied: sql`exists (
      select from trainee t where t.programme_id = p.id and t.member_id = m.id and t.status <> 'CANCEL')`,
    isDismissed: sql`exists (
      select from trainee t where t.programme_id = p.id and t.member_id = m.id and t.status = 'CANCEL' and t.is_dismissed)`,
    isRepeat: sql`(not p.allows_repeat and ${isInSeries(sql`t.completed_at is not null`)})`,
    isElsewhere: sql`(not p.allows_repeat and ${isInSeries(sql`t.status in ('TEMP', 'APPLY', 'CONFIRM')
      and other.closed_at is null and other.cancelled_at is null and other.ends_at > ${liveSince}`)})`,
    // Until the oldest of those that make it up counts no longer.
    restrictedUntil: sql`(
      select gone.ends_at + (${asked.now}::timestamptz - ${asked.noShowSince}::timestamptz)
      from trainee missed join programme gone on gone.id = missed.programme_id
      where ${asked.noShowMost}::int > 0 and missed.member_id = m.id and missed.is_no_show
        and gone.ends_at > ${asked.noShowSince}
      order by gone.ends_at desc offset greatest(${asked.noShowMost}::int - 1, 0) limit 1)`,
    clashes: clashesOf({ memberId: who.memberId, now: asked.now }),
  };
}

/** Builds the condition that somebody can apply for a programme `p` now: the same facts as its page judges. */
export function isApplicable(asked: ApplicantAsked): RawBuilder<boolean> {
  const facts = factsOf(asked);
  const { isEnrolled, hasApplied, isDismissed, isRepeat, isElsewhere, restrictedUntil } = facts;
  const isBusy = isClashing({ memberId: sql`m.id`, now: asked.now });
  return sql`(${isTaking(asked.now)} and exists (
    select from member m left join student s on s.member_id = m.id
    where m.id = ${asked.memberId}::uuid and ${facts.isOfAudience} and ${facts.isOfDepartment} and ${facts.isOfGrade}
      and ${isEnrolled} is not false
      and not (${sql.join([hasApplied, isDismissed, isRepeat, isElsewhere, isBusy], sql` or `)})
      and ${restrictedUntil} is null))`;
}

/** Selects the same for several people at once. */
export async function selectFacts(
  db: Db,
  asked: Omit<FactsAsked, 'memberId'>,
  memberIds: readonly string[],
): Promise<Map<string, FactsRow>> {
  const facts = factsOf(asked);
  const columns = Object.entries(facts).map(([name, fact]) => sql`${fact} as ${sql.ref(name)}`);
  const rows = await rowsOf<FactsRow>(db)`
    select m.id as "memberId", exists (select from trainee t where t.programme_id = p.id and t.member_id = m.id) as "wasThere",
      ${sql.join(columns)}
    from programme p cross join member m left join student s on s.member_id = m.id
    where p.id = ${asked.programmeId}::uuid and m.id = any(${[...memberIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.memberId, row]));
}
