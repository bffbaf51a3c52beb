/** Empties a case when its time is over: every text, its sessions and notes go. The line that is left only counts. */
import { sql } from 'kysely';

import { rowsOf } from '../../../platform/db/db.ts';
import { releaseFiles } from '../../../blocks/file/attach.ts';
import type { DueCase, RetainedKind } from '../../../blocks/retention/destroy-store.ts';
import { emptyOpenings } from './desk/opening-store.ts';
import { PSYCH_PAPER } from './case/files.ts';
import { deleteHandovers } from './handover/store.ts';

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
    await deleteHandovers(tx, ids);
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

/** Emergency openings that were asked for of a student without a case: nothing else takes their text, which names the student. */
export const openingRetention: RetainedKind = {
  kind: 'PSYCH_OPENING',
  lockDue: (tx, before, most) => rowsOf<DueCase>(tx)`
      select o.id, o.data_key_id as "dataKeyId", o.asked_at as "endedAt" from psych.opening o
      where o.asked_at < ${before} and o.application_id is null and o.data_key_id is not null
      order by o.id limit ${most} for update skip locked`,
  empty: async (tx, ids) => {
    await sql`update psych.opening set reason = '', data_key_id = null where id = any(${[...ids]}::uuid[])`.execute(tx);
  },
};
