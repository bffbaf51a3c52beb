/** What of a case goes when its time is over: every text, its sessions and notes. What is left counts and names nothing. */
import { sql } from 'kysely';

import { releaseFiles } from '../../../blocks/file/attach.ts';
import type { DueCase, RetainedKind } from '../../../blocks/retention/destroy.ts';
import { emptyOpenings } from './desk/opening-store.ts';
import { PSYCH_PAPER } from './files.ts';
import { deleteHandOvers } from './handover/store.ts';

export const psychRetention: RetainedKind = {
  kind: 'PSYCHOLOGICAL',
  lockDue: async (tx, before, most) => {
    const { rows } = await sql<DueCase>`
      select a.id, a.data_key_id as "dataKeyId", a.ended_at as "endedAt" from psych.application a
      where a.ended_at < ${before} and a.destroyed_at is null order by a.id limit ${most} for update skip locked`.execute(
      tx,
    );
    return rows;
  },
  empty: async (tx, ids, now) => {
    const those = sql`any(${[...ids]}::uuid[])`;
    await sql`delete from psych.check_in where application_id = ${those}`.execute(tx);
    await sql`delete from psych.supervision where application_id = ${those}`.execute(tx);
    await sql`delete from busy where source = 'psych.session' and source_id in (
      select n.id from psych.session n where n.application_id = ${those})`.execute(tx);
    await sql`delete from psych.session where application_id = ${those}`.execute(tx);
    await deleteHandOvers(tx, ids);
    await sql`update psych.referral set student_id = null, content = null, data_key_id = null
      where application_id = ${those}`.execute(tx);
    await emptyOpenings(tx, ids);
    await sql`update status_change set reason = null where entity = 'psych_application' and entity_id = ${those}`.execute(
      tx,
    );
    await releaseFiles(tx, { entity: PSYCH_PAPER, entityIds: ids });
    await sql`
      update psych.application set student_id = null, data_key_id = null, intake = null, times = '{}', channels = '{}', gender = 'ANY',
        assigned_id = null, taken_by = null, destroyed_at = ${now}, version = version + 1
      where id = ${those}`.execute(tx);
  },
};
