/** Hours of law counsellors as they are kept, with those of all counselling. */
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { isAskerFree, isFree } from '../counsellor/search/free-sql.ts';
import type { Finder } from '../counsellor/search/store.ts';
import { isCounsellorOn } from '../shared/kinds-sql.ts';

const MOST = 60;

interface HourRow {
  readonly id: string;
  readonly beginsAt: Date;
  readonly capacity: number;
  readonly taken: number;
  readonly channels: string[];
  readonly counsellorName: string;
}

/** The next ones that the caller could ask for. */
export function selectLawHours(db: Db, finder: Finder): Promise<HourRow[]> {
  return rowsOf<HourRow>(db)`
    select slot.id, slot.begins_at as "beginsAt", slot.capacity, slot.taken, coalesce(slot.channels, c.channels) as channels,
      ${nameOf('m', finder.locale)} as "counsellorName"
    from counselling_slot slot join counsellor c on c.id = slot.counsellor_id join member m on m.id = c.member_id
    where c.kind = 'LAW' and c.is_active and c.member_id <> ${finder.memberId}::uuid and ${isCounsellorOn(finder.today)}
      and slot.begins_at > ${finder.now} and ${isFree(finder)} and ${isAskerFree(finder)}
    order by slot.begins_at, slot.id limit ${sql.lit(MOST)}`;
}
