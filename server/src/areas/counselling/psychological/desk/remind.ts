/** Reminders of sessions, a day and an hour before, each at most once, in the words in which the centre says everything. */
import type { Kysely } from 'kysely';

import { notify } from '../../../../blocks/notification/notify.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { DB } from '../../../../platform/db/schema.gen.ts';
import { dueWindow } from '../../shared/reminder-window.ts';
import { HISTORY_PATH } from '../../shared/paths.ts';
import { psychStudentTold } from '../../shared/student-told.ts';
import { CENTRE_LIST, psychTold } from '../case/notifications.ts';
import { claimDueSessions, SESSION_REMINDERS } from './reminder-store.ts';

const AT_ONCE = 100;

/** Until nothing is due that nobody else is at. Returns how many sessions somebody was reminded of. */
export async function remindOfSessions(db: Kysely<DB>, now: Date): Promise<number> {
  let told = 0;
  for (const kind of SESSION_REMINDERS) {
    for (;;) {
      const count = await db.transaction().execute((tx) => remindSome(tx, kind, now));
      told += count;
      if (count < AT_ONCE) break;
    }
  }
  return told;
}

async function remindSome(tx: Tx, kind: (typeof SESSION_REMINDERS)[number], now: Date): Promise<number> {
  const rows = await claimDueSessions(tx, { kind, window: dueWindow(kind, now), now, most: AT_ONCE });
  for (const row of rows) {
    // A session that is moved keeps its id: its hour makes the key another one.
    const key = `${row.id}:${kind}:${row.beginsAt.toISOString()}`;
    const entityId = row.applicationId;
    await notify(tx, {
      type: psychTold,
      recipients: [row.counsellorId],
      entityId,
      dedupeKey: `${key}:centre`,
      link: CENTRE_LIST,
    });
    await notify(tx, {
      type: psychStudentTold,
      recipients: [row.studentMemberId],
      entityId,
      dedupeKey: `${key}:student`,
      link: HISTORY_PATH,
    });
  }
  return rows.length;
}
