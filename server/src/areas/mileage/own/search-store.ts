/** Somebody's own lines, claims and uses by words; never by what was noted with them. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';
import type { MileageKind } from '@naru/contract/areas/mileage/words.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';
import { OWN_LINE_JOINS, saidLineTitle } from './page-store.ts';

export interface FoundAsked {
  readonly memberId: string;
  readonly search: Search;
  readonly most: number;
  readonly locale: Locale;
}

interface FoundRow {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly at: Date;
}

export interface FoundLine extends FoundRow {
  readonly kind: MileageKind;
  readonly programmeId: string | null;
  readonly programmeType: ProgrammeType | null;
  readonly testSessionId: string | null;
  readonly testFamily: TestFamily | null;
  readonly meetingId: string | null;
  readonly claimId: string | null;
  readonly useId: string | null;
}

/** Selects lines by the programme, the test, the use or the item that they are of, the latest first. */
export function selectFoundLines(db: Db, { memberId, search, most, locale }: FoundAsked): Promise<FoundLine[]> {
  return rowsOf<FoundLine>(db)`
    select l.id, l.kind, ${saidLineTitle(locale)} as title,
      l.amount as points, l.posted_at as at, p.id as "programmeId", p.type_code as "programmeType",
      taking.id as "testSessionId", test.family as "testFamily",
      coalesce(l.meeting_id, lot.meeting_id) as "meetingId", coalesce(l.claim_id, lot.claim_id) as "claimId", l.use_id as "useId"
    from mileage_line l ${OWN_LINE_JOINS}
    where l.member_id = ${memberId}::uuid and (${sql.join(
      ['test', 'p', 'purpose', 'item'].map((table) => isCalled(table, search)),
      sql` or `,
    )})
    order by l.place desc limit ${most}`;
}

/** Selects claims by their item, the latest first. */
export function selectFoundClaims(db: Db, { memberId, search, most, locale }: FoundAsked): Promise<FoundRow[]> {
  return rowsOf<FoundRow>(db)`
    select c.id, ${nameOf('item', locale)} as title, c.expected as points, c.asked_at as at
    from mileage_claim c join mileage_item item on item.id = c.item_id
    where c.member_id = ${memberId}::uuid and ${isCalled('item', search)}
    order by c.asked_at desc, c.id desc limit ${most}`;
}

/** Selects uses by their purpose, the latest first; drafts that were thrown away are none any more. */
export function selectFoundUses(db: Db, { memberId, search, most, locale }: FoundAsked): Promise<FoundRow[]> {
  return rowsOf<FoundRow>(db)`
    select u.id, ${nameOf('purpose', locale)} as title, u.amount as points, u.created_at as at
    from mileage_use u join mileage_purpose purpose on purpose.code = u.purpose_code
    where u.member_id = ${memberId}::uuid and (u.status <> 'CANCELLED' or u.applied_at is not null)
      and ${isCalled('purpose', search)}
    order by u.created_at desc, u.id desc limit ${most}`;
}
