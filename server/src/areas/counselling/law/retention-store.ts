/** Empties a case when its time is over: all texts in it and its files go; its number and kind stay. */
import { sql } from 'kysely';

import { rowsOf } from '../../../platform/db/db.ts';
import { releaseFiles } from '../../../blocks/file/attach.ts';
import type { DueCase, RetainedKind } from '../../../blocks/retention/destroy-store.ts';
import { LAW_CASE } from './store.ts';

export const lawRetention: RetainedKind = {
  kind: 'LAW',
  lockDue: (tx, before, most) => rowsOf<DueCase>(tx)`
      select l.id, l.data_key_id as "dataKeyId", l.closed_at as "endedAt" from law_case l
      where l.closed_at < ${before} and l.data_key_id is not null
      order by l.id limit ${most} for update skip locked`,
  empty: async (tx, ids) => {
    const those = sql`any(${[...ids]}::uuid[])`;
    await sql`
      update law_case set facts = null, note = null, opponent_digest = null, client_digests = '{}', data_key_id = null
      where law_case.id = ${those}`.execute(tx);
    await sql`delete from law_opinion where law_opinion.case_id = ${those}`.execute(tx);
    await sql`
      update status_change set reason = null
      where (status_change.entity = ${LAW_CASE} and status_change.entity_id = ${those})
        or (status_change.entity = 'counselling_request' and status_change.entity_id = any(array(
          select lm.request_id from law_meeting lm where lm.case_id = ${those})))`.execute(tx);
    await releaseFiles(tx, { entity: LAW_CASE, entityIds: ids });
  },
};
