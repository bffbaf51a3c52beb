import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { factsWithState } from './facts-store.ts';

export interface UnsettledProgramme {
  readonly programmeId: string;
  /** Those who manage or made it. */
  readonly recipients: string[];
}

/** Builds the open places of programmes that are published, held, and not closed. */
const isOpen = (): RawBuilder<unknown> => sql`p.published_at is not null and p.cancelled_at is null
  and p.closed_at is null and t.completed_at is null and t.withdrawn_by is null`;

/** Selects programmes that ended in a time, and in which the office has completions to settle. */
export function selectUnsettled(
  db: Db,
  { now, since, until }: { readonly now: Date; readonly since: Date; readonly until: Date },
): Promise<UnsettledProgramme[]> {
  const ended = sql`p.ends_at > ${since} and p.ends_at <= ${until} and ${isOpen()}`;
  return rowsOf<UnsettledProgramme>(db)`
    select p.id as "programmeId",
      array(select distinct one from unnest(array[p.manager_id, p.created_by]) one where one is not null) as recipients
    from programme p
    where p.id in (select f."programmeId" from (${factsWithState(now, ended)}) f where f.state in ('READY', 'WAITING'))
    order by p.id`;
}

/** Selects everybody with a confirmed place in a programme that ended in a time. */
export function selectSurveyed(
  db: Db,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<{ traineeId: string; memberId: string }[]> {
  return rowsOf<{ traineeId: string; memberId: string }>(db)`
    select t.id as "traineeId", t.member_id as "memberId" from trainee t join programme p on p.id = t.programme_id
    where p.published_at is not null and p.cancelled_at is null and p.ends_at > ${since} and p.ends_at <= ${now}
      and t.status = 'CONFIRM' order by t.id`;
}

export interface LateProgramme {
  readonly programmeId: string;
  readonly name: string;
  readonly endsAt: Date;
  readonly count: number;
}

/** Selects programmes of a person in which completions have waited for days, the longest first. */
export function selectLateProgrammes(
  db: Db,
  asked: {
    readonly isIn: RawBuilder<boolean>;
    readonly now: Date;
    readonly until: Date;
    readonly locale: Locale;
    readonly most: number;
  },
): Promise<LateProgramme[]> {
  const { isIn, now, until, locale, most } = asked;
  const ended = sql`p.ends_at <= ${until} and p.ends_at > ${until}::timestamptz - interval '180 days' and ${isOpen()} and ${isIn}`;
  return rowsOf<LateProgramme>(db)`
    select p.id as "programmeId", ${nameOf('p', locale)} as name, p.ends_at as "endsAt", waiting.count
    from (
      select f."programmeId" as id, count(*)::int as count from (${factsWithState(now, ended)}) f
      where f.state in ('READY', 'WAITING') group by 1) waiting
    join programme p on p.id = waiting.id order by p.ends_at, p.id limit ${most}`;
}
