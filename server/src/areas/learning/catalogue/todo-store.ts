import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface DutyRow {
  readonly duty: 'OFFER' | 'TOMORROW';
  /** The trainee, or the session. */
  readonly id: string;
  readonly programmeId: string;
  readonly typeCode: ProgrammeType;
  readonly name: string;
  /** When it ends or begins. */
  readonly at: Date;
  readonly dueOn: string;
}

/** Nobody has more to do at once. */
const MOST = 50;

/** Selects what waits for the person in their programmes: offers, and sessions tomorrow. */
export function selectDuties(
  db: Db,
  who: { readonly memberId: string; readonly now: Date; readonly tomorrow: string; readonly locale: Locale },
): Promise<DutyRow[]> {
  const { now } = who;
  return rowsOf<DutyRow>(db)`
    with own as (
      select 'OFFER' as duty, t.id, t.programme_id, t.offered_until as due, t.offered_until as at from trainee t
      where t.member_id = ${who.memberId}::uuid and t.offered_until > ${now}
      union all
      select 'TOMORROW', s.id, t.programme_id, s.begins_at, s.begins_at
      from trainee t join programme_session s on s.programme_id = t.programme_id
      where t.member_id = ${who.memberId}::uuid and t.status = 'CONFIRM' and s.begins_at > ${now}
        and (s.begins_at at time zone 'Asia/Seoul')::date = ${who.tomorrow}::date)
    select own.duty, own.id, own.programme_id as "programmeId", p.type_code as "typeCode",
      ${nameOf('p', who.locale)} as name, own.at, (own.due at time zone 'Asia/Seoul')::date::text as "dueOn"
    from own join programme p on p.id = own.programme_id order by own.at, own.id limit ${sql.lit(MOST)}`;
}
