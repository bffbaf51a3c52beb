/**
 * Reminders of agreed meetings, a day and an hour before, and of recording them a day later: each at most once.
 */
import type { Kysely } from 'kysely';

import { notify } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { counsellingInADay, counsellingInAnHour, counsellingToRecord } from './notice/holding.ts';
import { counsellingNotice } from './notice/kind.ts';
import { deskPath, studentPath } from '../shared/paths.ts';
import { dueWindow, REMINDER_KINDS, type ReminderKind } from '../shared/reminder-window.ts';
import { claimDue, type DueRow } from './reminder-store.ts';

const AT_ONCE = 100;

const TYPES = { DAY: counsellingInADay, HOUR: counsellingInAnHour, RECORD: counsellingToRecord } as const;

/** Sends due reminders, a hundred a transaction with their locks, until none is left that others have not locked. */
export async function remindOfMeetings(db: Kysely<DB>, now: Date): Promise<number> {
  let told = 0;
  for (const kind of REMINDER_KINDS) {
    for (;;) {
      const count = await db.transaction().execute((tx) => remindSome(tx, kind, now));
      told += count;
      if (count < AT_ONCE) break;
    }
  }
  return told;
}

async function remindSome(tx: Tx, kind: ReminderKind, now: Date): Promise<number> {
  const rows = await claimDue(tx, { kind, window: dueWindow(kind, now), now, most: AT_ONCE });
  for (const row of rows) await remindOf(tx, kind, row);
  return rows.length;
}

async function remindOf(tx: Tx, kind: ReminderKind, row: DueRow): Promise<void> {
  const isLaw = row.kind === 'LAW';
  // A record of an hour with a law counsellor is written in its case.
  if (isLaw && kind === 'RECORD') return;
  const type = isLaw ? counsellingNotice : TYPES[kind];
  const key = isLaw ? `law:${kind}:` : '';
  // The counsellor of an hour with several students gets one reminder.
  await notify(tx, {
    type,
    recipients: [row.counsellorMemberId],
    entityId: row.id,
    dedupeKey: `${key}${row.slotId}:counsellor`,
    link: deskPath(row.kind, row.id),
  });
  if (kind === 'RECORD') return;
  await notify(tx, {
    type,
    recipients: [row.studentMemberId],
    entityId: row.id,
    dedupeKey: `${key}${row.id}:student`,
    link: studentPath(row.kind, row.id),
  });
}
