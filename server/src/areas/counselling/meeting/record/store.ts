import type { FollowUp } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import { sql } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import { hasRows, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';

export interface RecordRow {
  readonly minutes: number;
  readonly topics: string[];
  readonly sharedNote: string;
  readonly nextOn: string | null;
}

export function selectOptionalRecord(db: Db, requestId: string): Promise<RecordRow | undefined> {
  return db
    .selectFrom('counselling_record')
    .select([
      'counselling_record.minutes',
      'counselling_record.topics',
      'counselling_record.shared_note as sharedNote',
      'counselling_record.next_on as nextOn',
    ])
    .where('counselling_record.request_id', '=', requestId)
    .executeTakeFirst();
}

/** Saves the record in place of an earlier one. */
export async function saveRecord(tx: Tx, requestId: string, record: RecordRow & { readonly at: Date }): Promise<void> {
  const given = {
    minutes: record.minutes,
    topics: record.topics,
    shared_note: record.sharedNote,
    next_on: record.nextOn,
    recorded_at: record.at,
  };
  await tx
    .insertInto('counselling_record')
    .values({ request_id: requestId, ...given })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(given))
    .execute();
}

export interface PrivateNoteRow {
  readonly dataKeyId: string;
  readonly note: string;
}

/** Selects the author's own private note, and nobody else's. */
export function selectOptionalPrivateNote(
  db: Db,
  asked: { requestId: string; authorId: string },
): Promise<PrivateNoteRow | undefined> {
  return db
    .selectFrom('counselling_private_note')
    .select(['counselling_private_note.data_key_id as dataKeyId', 'counselling_private_note.note'])
    .where('counselling_private_note.request_id', '=', asked.requestId)
    .where('counselling_private_note.author_id', '=', asked.authorId)
    .executeTakeFirst();
}

export async function savePrivateNote(
  tx: Tx,
  own: { requestId: string; authorId: string },
  row: PrivateNoteRow,
): Promise<void> {
  await tx
    .insertInto('counselling_private_note')
    .values({ request_id: own.requestId, author_id: own.authorId, data_key_id: row.dataKeyId, note: row.note })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ note: row.note }))
    .execute();
}

export interface FollowUpRow {
  readonly id: string;
  readonly text: string;
  readonly who: FollowUp['who'];
  readonly dueOn: string | null;
  readonly isDone: boolean;
}

export function selectFollowUps(db: Db, requestId: string): Promise<FollowUpRow[]> {
  return rowsOf<FollowUpRow>(db)`
    select f.id, f.text, f.who, f.due_on as "dueOn", f.done_at is not null as "isDone"
    from counselling_follow_up f where f.request_id = ${requestId}::uuid order by f.position, f.id`;
}

export interface KeptFollowUp extends Pick<FollowUpRow, 'text' | 'who' | 'dueOn'> {
  /** One that was there before, and keeps whether it is done; null for a new one. */
  readonly id: string | null;
}

/** Replaces the follow-ups by these. */
export async function replaceFollowUps(tx: Tx, requestId: string, tasks: readonly KeptFollowUp[]): Promise<void> {
  const rows = tasks.map((task, position) => ({
    id: task.id ?? newId(),
    request_id: requestId,
    position,
    text: task.text,
    who: task.who,
    due_on: task.dueOn,
  }));
  await sql`delete from counselling_follow_up f where f.request_id = ${requestId}::uuid
    and f.id <> all(${rows.map((row) => row.id)}::uuid[])`.execute(tx);
  if (rows.length === 0) return;
  await tx
    .insertInto('counselling_follow_up')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        text: eb.ref('excluded.text'),
        who: eb.ref('excluded.who'),
        due_on: eb.ref('excluded.due_on'),
      })),
    )
    .execute();
}

export type Owner =
  | { readonly side: 'STUDENT'; readonly studentId: string | null }
  | { readonly side: 'COUNSELLOR'; readonly memberId: string; readonly kind: string };

/** Ticks a follow-up of one's own meeting, a student only what is theirs to do; false where it is none. */
export function tickFollowUp(
  tx: Tx,
  task: { id: string; owner: Owner; isDone: boolean; by: string; at: Date },
): Promise<boolean> {
  const { owner } = task;
  const mine =
    owner.side === 'STUDENT'
      ? sql`r.student_id = ${owner.studentId}::uuid and f.who <> 'COUNSELLOR'`
      : sql`c.member_id = ${owner.memberId}::uuid and c.kind = ${owner.kind}`;
  return hasRows(tx)`
    update counselling_follow_up f set
      done_at = case when ${task.isDone}::boolean then coalesce(f.done_at, ${task.at}::timestamptz) end,
      done_by = case when ${task.isDone}::boolean then coalesce(f.done_by, ${task.by}::uuid) end
    from counselling_request r join counsellor c on c.id = r.counsellor_id
    where f.id = ${task.id}::uuid and r.id = f.request_id and ${mine} returning f.id`;
}
