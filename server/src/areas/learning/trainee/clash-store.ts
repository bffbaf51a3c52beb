/** Dates of a person that sessions of a programme meet at the same time as. */
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { TimeSource } from '../../../blocks/calendar/time-sources.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { SESSION_TIME } from './store.ts';

/** A clash as JSON has it. */
export interface ClashRow {
  /** The session of the programme. */
  readonly number: number;
  /** Sessions of the programme. */
  readonly sessionCount: number;
  readonly source: TimeSource;
  readonly beginsAt: string;
  /** The other programme; null where the time is taken by something else. */
  readonly programmeId: string | null;
  readonly typeCode: ProgrammeType | null;
  readonly nameKo: string | null;
  readonly nameEn: string | null;
}

/** Nobody looks at more of them. */
const MOST_CLASHES = 10;

interface Asked {
  readonly memberId: string | RawBuilder<unknown>;
  readonly now: Date;
}

/** The sessions `at` of a programme `p` that are ahead, each with what the person has at that time, `busy`. */
const clashing = ({ memberId, now }: Asked): RawBuilder<unknown> => sql`programme_session at
  join busy on busy.person_id = ${memberId}::uuid and busy.period && tstzrange(at.begins_at, at.ends_at)
    and at.programme_id = p.id and at.ends_at > ${now}
    and not (busy.source = ${SESSION_TIME} and busy.source_id = at.id)`;

/** Builds the condition that the person has something else at the time of a session of a programme `p`. */
export const isClashing = (asked: Asked): RawBuilder<boolean> => sql`exists (select from ${clashing(asked)})`;

/** Builds the list of what that is, as JSON, by the sessions of the programme `p`. */
export const clashesOf = (asked: Asked, most: number = MOST_CLASHES): RawBuilder<readonly ClashRow[]> => sql`(
  select coalesce(json_agg(c.clash order by c.number, c.begins_at), '[]') from (
    select at.number, lower(busy.period) as begins_at, json_build_object('number', at.number, 'source', busy.source,
      'sessionCount', (select count(*) from programme_session counted where counted.programme_id = p.id),
      'beginsAt', lower(busy.period), 'programmeId', other.id, 'typeCode', other.type_code,
      'nameKo', other.name_ko, 'nameEn', other.name_en) as clash
    from ${clashing(asked)}
      left join programme_session theirs on theirs.id = busy.source_id and busy.source = ${SESSION_TIME}
      left join programme other on other.id = theirs.programme_id
    order by at.number, lower(busy.period) limit ${sql.lit(most)}) c)`;

/** Selects what a programme clashes with for one person. */
export async function selectClashes(
  db: Db,
  { programmeId, ...asked }: { readonly programmeId: string; readonly memberId: string; readonly now: Date },
): Promise<readonly ClashRow[]> {
  const rows = await rowsOf<{ clashes: readonly ClashRow[] }>(db)`
    select ${clashesOf(asked)} as clashes from programme p where p.id = ${programmeId}::uuid`;
  return rows.flatMap(({ clashes }) => clashes);
}
