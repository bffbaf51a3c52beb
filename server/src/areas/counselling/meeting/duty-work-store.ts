import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { countOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { selectMeetings, type MeetingRow } from './core/store.ts';

interface AheadParams {
  readonly memberId: string;
  readonly kind: CounsellingKind;
  readonly now: Date;
}

/** Builds the condition that the request `r` of the counsellor `c` has its hour ahead: asked, agreed or offered. */
const isAhead = ({ memberId, kind, now }: AheadParams): RawBuilder<boolean> => sql`(c.member_id = ${memberId}::uuid
  and c.kind = ${kind} and r.begins_at > ${now} and (r.status = any('{WAITING,APPROVED}')
    or (r.status = 'AVAILABLE' and r.ending is null)))`;

export function countAhead(db: Db, asked: AheadParams): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from counselling_request r join counsellor c on c.id = r.counsellor_id
    where ${isAhead(asked)}`;
}

/** Locks the slots and then the requests until the transaction ends, in the order that all code locks in. */
export async function lockAhead(tx: Tx, asked: AheadParams): Promise<MeetingRow[]> {
  await sql`select from counselling_slot slot where slot.id = any(array(
    select r.slot_id from counselling_request r join counsellor c on c.id = r.counsellor_id where ${isAhead(asked)}))
    order by slot.id for update`.execute(tx);
  const rows = await rowsOf<{ id: string }>(tx)`
    select r.id from counselling_request r join counsellor c on c.id = r.counsellor_id
    where ${isAhead(asked)} order by r.id for update of r`;
  if (rows.length === 0) return [];
  // Names of people play no part in it.
  const found = await selectMeetings(tx, { ids: rows.map(({ id }) => id), viewer: { side: 'SYSTEM' }, locale: 'ko' });
  return found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
