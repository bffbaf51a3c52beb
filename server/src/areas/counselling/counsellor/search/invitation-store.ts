import type { EnumKey } from '@naru/contract/enums.ts';

import { firstOf, type Db } from '../../../../platform/db/db.ts';

export interface InvitationRow {
  readonly dataKeyId: string;
  readonly message: string;
  readonly channel: EnumKey<'counsellingChannel'>;
  readonly at: Date;
}

/** Selects an invitation to choose an hour that the student has not followed yet. */
export function selectOptionalInvitation(
  db: Db,
  asked: { studentId: string | null; counsellorId: string; now: Date },
): Promise<InvitationRow | undefined> {
  return firstOf<InvitationRow>(db)`
    select i.data_key_id as "dataKeyId", i.message, i.channel, i.created_at as at from counselling_invitation i
    where i.student_id = ${asked.studentId}::uuid and i.counsellor_id = ${asked.counsellorId}::uuid
      and i.ended_at is null and i.ends_at > ${asked.now}`;
}
