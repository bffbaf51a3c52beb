/** Facts for recommendations: what somebody has taken already, and what others of their department completed. */
import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { isFindable, type Finder } from './audience-sql.ts';
import { isApplicable, type ApplicantAsked } from './facts-store.ts';
import { isNotTaken } from './standing-sql.ts';
import type { Candidate } from './suitable-rules.ts';

/** Only those that close next are weighed. */
const MOST_WEIGHED = 24;

/** Selects what the person could apply for now and has not taken before: what they know is not recommended. */
export function selectCandidates(
  db: Db,
  finder: Finder,
  { type, applicant }: { readonly type: ProgrammeType; readonly applicant: ApplicantAsked },
): Promise<Candidate[]> {
  return rowsOf<Candidate>(db)`
    with weighed as (
      select p.id, p.series_id, p.applies_until from programme p
      where ${isFindable(finder, type)} and ${isApplicable(applicant)} and ${isNotTaken(finder)}
      order by p.applies_until, p.id limit ${sql.lit(MOST_WEIGHED)})
    select weighed.id, weighed.applies_until as "appliesUntil",
      exists (select from programme_bookmark saved
        where saved.programme_id = weighed.id and saved.member_id = ${finder.memberId}::uuid) as "isBookmarked",
      (select c.competency_code from programme_competency c where c.programme_id = weighed.id
        order by c.ratio desc, c.competency_code limit 1) as competency,
      (select count(distinct peer.member_id)::int from programme earlier
        join trainee peer on peer.programme_id = earlier.id and peer.completed_at is not null
        join student beside on beside.member_id = peer.member_id
        where earlier.series_id = weighed.series_id and beside.department_code = self.department_code
          and beside.id <> self.id) as "peerCount"
    from weighed left join student self on self.member_id = ${finder.memberId}::uuid
    order by weighed.applies_until, weighed.id`;
}

export interface TakenRow {
  readonly code: CompetencyCode;
  readonly hours: number;
}

/** Selects the hours that the person took of each competency, with those that are to come. */
export function selectTaken(db: Db, memberId: string): Promise<TakenRow[]> {
  return rowsOf<TakenRow>(db)`
    select c.competency_code as code, sum(p.hours * c.ratio / 100)::float8 as hours
    from trainee t join programme p on p.id = t.programme_id join programme_competency c on c.programme_id = p.id
    where t.member_id = ${memberId}::uuid and t.status = 'CONFIRM' and not t.is_no_show
    group by c.competency_code`;
}
