import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { OwnTerms } from '../shared/booking-limits.ts';

export interface CounsellorKey {
  readonly memberId: string;
  readonly kind: CounsellingKind;
}

export interface CounsellorRow extends OwnTerms, CounsellorKey {
  readonly id: string;
  readonly intro: string;
  readonly topics: string[];
  readonly channels: string[];
  readonly place: string | null;
  readonly videoKind: string | null;
  readonly videoLink: string | null;
  readonly dailyMost: number | null;
  readonly termMost: number | null;
  readonly bufferHours: number;
  readonly autoApprove: boolean;
  readonly isActive: boolean;
  readonly version: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly availabilityVersion: number;
}

const COLUMNS = sql`c.id, c.member_id as "memberId", c.kind, c.intro, c.topics, c.channels, c.place,
  c.video_kind as "videoKind", c.video_link as "videoLink", c.lead_hours as "leadHours", c.horizon_days as "horizonDays",
  c.daily_most as "dailyMost", c.term_most as "termMost", c.buffer_hours as "bufferHours", c.auto_approve as "autoApprove",
  c.is_active as "isActive", c.version, c.valid_from as "validFrom", c.valid_to as "validTo",
  c.availability_version as "availabilityVersion"`;

export function selectOptionalCounsellor(db: Db, key: CounsellorKey): Promise<CounsellorRow | undefined> {
  return firstOf<CounsellorRow>(db)`
    select ${COLUMNS} from counsellor c where c.member_id = ${key.memberId}::uuid and c.kind = ${key.kind}`;
}

/** Locks one's own row until the transaction ends, inserting it where it is missing. */
export async function lockCounsellor(tx: Tx, key: CounsellorKey): Promise<CounsellorRow> {
  await sql`insert into counsellor (id, member_id, kind) values (${newId()}, ${key.memberId}, ${key.kind})
    on conflict (member_id, kind) do nothing`.execute(tx);
  const row = await firstOf<CounsellorRow>(tx)`
    select ${COLUMNS} from counsellor c where c.member_id = ${key.memberId}::uuid and c.kind = ${key.kind}
    for no key update`;
  if (!row) throw new Error('A counsellor who was just made is not there.');
  return row;
}

/** Saves the settings as the next version. */
export async function updateCounsellor(
  tx: Tx,
  id: string,
  change: Omit<CounsellorRow, 'id' | 'memberId' | 'kind' | 'validFrom' | 'validTo' | 'availabilityVersion'>,
): Promise<void> {
  await tx
    .updateTable('counsellor')
    .set({
      intro: change.intro,
      topics: change.topics,
      channels: change.channels,
      place: change.place,
      video_kind: change.videoKind,
      video_link: change.videoLink,
      lead_hours: change.leadHours,
      horizon_days: change.horizonDays,
      daily_most: change.dailyMost,
      term_most: change.termMost,
      buffer_hours: change.bufferHours,
      auto_approve: change.autoApprove,
      is_active: change.isActive,
      version: change.version,
    })
    .where('counsellor.id', '=', id)
    .execute();
}

/** Students find them from now on, with the settings that the form shows before anything was saved. */
export async function startTaking(tx: Tx, id: string): Promise<void> {
  await sql`update counsellor c set is_active = true where c.id = ${id}::uuid and c.version = 0`.execute(tx);
}

/** Selects those of the topics that the university uses. */
export async function selectTopics(db: Db, topics: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('code')
    .select('code.mid_code as topic')
    .where('code.class_code', '=', 'COUNSELLING_TOPIC')
    .where('code.small_code', '=', '')
    .where('code.in_use', '=', true)
    .where((eb) => eb('code.mid_code', '=', eb.fn.any(eb.val([...topics]))))
    .execute();
  return rows.map((row) => row.topic).filter((topic) => topic !== '');
}
