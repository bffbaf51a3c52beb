/** Programmes that promise a competency, for areas that lead people to them. */
import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { isFindableOf, type Finder } from './audience-sql.ts';
import { isApplicable, type ApplicantAsked } from './facts-store.ts';

/** Less of a programme's time is no promise. */
const LEAST_RATIO = 30;

export interface OfferRow {
  readonly competency: CompetencyCode;
  readonly id: string;
  readonly type: ProgrammeType;
  readonly name: string;
  readonly appliesUntil: Date;
}

/** Selects for each competency the programme with most of it that the person can apply for now, where there is one. */
export function selectOffers(
  db: Db,
  finder: Finder,
  asked: {
    readonly types: readonly ProgrammeType[];
    readonly competencies: readonly CompetencyCode[];
    readonly applicant: ApplicantAsked;
  },
): Promise<OfferRow[]> {
  return rowsOf<OfferRow>(db)`
    select distinct on (c.competency_code) c.competency_code as competency, p.id, p.type_code as type,
      ${nameOf('p', finder.locale)} as name, p.applies_until as "appliesUntil"
    from programme p
      join programme_competency c on c.programme_id = p.id and c.competency_code = any(${[...asked.competencies]}::text[])
    where c.ratio >= ${sql.lit(LEAST_RATIO)} and ${isFindableOf(finder, asked.types)}
      and ${isApplicable(asked.applicant)}
    order by c.competency_code, c.ratio desc, p.applies_until, p.id`;
}
