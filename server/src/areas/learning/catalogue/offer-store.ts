/** Programmes that promise a competency, for areas that lead people to them. */
import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { isFindable, type Finder } from './audience-sql.ts';
import { isFreeFor, isNotTaken, isTaking } from './standing-sql.ts';

/** Less of a programme's time is no promise. */
const LEAST_RATIO = 30;

export interface OfferRow {
  readonly id: string;
  readonly name: string;
  readonly appliesUntil: Date;
}

/** Selects the programme of a type with most of a competency that the person can apply for now. */
export async function selectOptionalOffer(
  db: Db,
  finder: Finder,
  asked: { readonly type: ProgrammeType; readonly competency: CompetencyCode },
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select p.id, ${nameOf('p', finder.locale)} as name, p.applies_until as "appliesUntil"
    from programme p join programme_competency c on c.programme_id = p.id and c.competency_code = ${asked.competency}
    where c.ratio >= ${sql.lit(LEAST_RATIO)} and ${isFindable(finder, asked.type)} and ${isTaking(finder.now)}
      and ${isNotTaken(finder)} and ${isFreeFor(finder)}
    order by c.ratio desc, p.applies_until, p.id limit 1`.execute(db);
  return rows[0];
}
