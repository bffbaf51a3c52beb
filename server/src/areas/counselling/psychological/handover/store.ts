/** What was proposed to whom. Whose case it is, is asked before: nothing here is found without its case. */
import type { HandOverStatus } from '@naru/contract/areas/counselling/psychological/hand-over.ts';
import { sql } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { HandOverSide } from './rules.ts';
import { selectConsentText, type ConsentText } from '../../consent-text.ts';
import { insertStatusChanges, type StatusChange } from '../../status-change.ts';

/** What status_change calls one. */
export const HAND_OVER = 'psych_hand_over';
const DOCUMENT = 'psych_hand_over';

export interface HandOverRow {
  readonly id: string;
  readonly applicationId: string;
  readonly status: HandOverStatus;
  readonly content: string;
  readonly consentVersion: number | null;
  readonly proposedAt: Date;
  readonly answeredAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly version: number;
}

/** The latest first. */
export async function selectHandOvers(db: Db, applicationId: string): Promise<HandOverRow[]> {
  const { rows } = await sql<HandOverRow>`
    select h.id, h.application_id as "applicationId", h.status, h.content, h.document_version as "consentVersion",
      h.proposed_at as "proposedAt", h.answered_at as "answeredAt", h.delivered_at as "deliveredAt", h.version
    from psych.hand_over h where h.application_id = ${applicationId}::uuid
    order by h.proposed_at desc, h.id desc limit 50`.execute(db);
  return rows;
}

/** With the case held, which everybody does who moves one. */
export async function selectOptionalHandOver(
  tx: Tx,
  asked: { id: string; applicationId: string },
): Promise<HandOverRow | undefined> {
  return (await selectHandOvers(tx, asked.applicationId)).find(({ id }) => id === asked.id);
}

/** False where one is open already. */
export async function insertHandOver(
  tx: Tx,
  made: { id: string; applicationId: string; placeId: string; content: string; by: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into psych.hand_over (id, application_id, place_id, status, content, proposed_by, proposed_at)
    values (${made.id}, ${made.applicationId}, ${made.placeId}, 'PROPOSED', ${made.content}, ${made.by}, ${made.at})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Compare-and-swap on status and version; undefined where somebody was faster. */
export async function updateHandOver(
  tx: Tx,
  row: Pick<HandOverRow, 'id' | 'status' | 'version'>,
  to: { status: HandOverStatus; at: Date; consentVersion: number | null },
): Promise<number | undefined> {
  const isAnswer = to.status === 'AGREED' || to.status === 'DECLINED';
  const { rows } = await sql<{ version: number }>`
    update psych.hand_over set status = ${to.status}, version = version + 1,
      document_version = coalesce(${to.consentVersion}::int, document_version),
      answered_at = case when ${isAnswer}::boolean then ${to.at}::timestamptz else answered_at end,
      delivered_at = case when ${to.status === 'DELIVERED'}::boolean then ${to.at}::timestamptz else delivered_at end
    where id = ${row.id}::uuid and status = ${row.status} and version = ${row.version} returning version`.execute(tx);
  return rows[0]?.version;
}

export type HandOverChange = StatusChange<HandOverStatus, HandOverSide>;

export const insertHandOverChange = (tx: Tx, change: HandOverChange): Promise<void> =>
  insertStatusChanges(tx, HAND_OVER, [change]);

export interface Contact {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export async function selectContact(db: Db, studentId: string): Promise<Contact> {
  const { rows } = await sql<Contact>`
    select m.name_ko as name, m.phone, m.email from student s join member m on m.id = s.member_id
    where s.id = ${studentId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The student of a case is gone.');
  return row;
}

/** The text in force. */
export const selectHandOverDocument = (db: Db, asked: { today: string; locale: Locale }): Promise<ConsentText> =>
  selectConsentText(db, { code: DOCUMENT, ...asked });

/** With the cases, whose time is over: who was handed over, and the moves that name who did it. */
export async function deleteHandOvers(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from psych.hand_over h where h.application_id = any(${[...applicationIds]}::uuid[]) returning h.id)
    delete from status_change c where c.entity = ${HAND_OVER} and c.entity_id in (select gone.id from gone)`.execute(
    tx,
  );
}
