/** Handovers as they are kept. The caller has found the case before: none is found without it. */
import type { HandoverStatus } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { sql } from 'kysely';

import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { selectConsentText, type ConsentText } from '../../shared/consent-text-store.ts';

/** Name of a handover in status_change. */
export const HANDOVER = 'psych_handover';
const DOCUMENT = 'psych_handover';

export interface HandoverRow {
  readonly id: string;
  readonly applicationId: string;
  readonly status: HandoverStatus;
  readonly content: string;
  readonly consentVersion: number | null;
  readonly proposedAt: Date;
  readonly answeredAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly version: number;
}

/** The latest first. */
export function selectHandovers(db: Db, applicationId: string): Promise<HandoverRow[]> {
  return rowsOf<HandoverRow>(db)`
    select h.id, h.application_id as "applicationId", h.status, h.content, h.document_version as "consentVersion",
      h.proposed_at as "proposedAt", h.answered_at as "answeredAt", h.delivered_at as "deliveredAt", h.version
    from psych.handover h where h.application_id = ${applicationId}::uuid
    order by h.proposed_at desc, h.id desc limit 50`;
}

/** With the case held, which everybody does who moves one. */
export async function selectOptionalHandover(
  tx: Tx,
  asked: { id: string; applicationId: string },
): Promise<HandoverRow | undefined> {
  return (await selectHandovers(tx, asked.applicationId)).find(({ id }) => id === asked.id);
}

/** False where one is open already. */
export function insertHandover(
  tx: Tx,
  made: { id: string; applicationId: string; placeId: string; content: string; by: string; at: Date },
): Promise<boolean> {
  return hasRows(tx)`
    insert into psych.handover (id, application_id, place_id, status, content, proposed_by, proposed_at)
    values (${made.id}, ${made.applicationId}, ${made.placeId}, 'PROPOSED', ${made.content}, ${made.by}, ${made.at})
    on conflict do nothing returning id`;
}

export interface Contact {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export async function selectContact(db: Db, studentId: string): Promise<Contact> {
  const row = await firstOf<Contact>(db)`
    select m.name_ko as name, m.phone, m.email from student s join member m on m.id = s.member_id
    where s.id = ${studentId}::uuid`;
  if (!row) throw new Error('The student of a case is gone.');
  return row;
}

/** The text in force. */
export const selectHandoverDocument = (db: Db, asked: { today: string; locale: Locale }): Promise<ConsentText> =>
  selectConsentText(db, { code: DOCUMENT, ...asked });

/** With the cases, whose time is over: who was handed over, and the moves that name who did it. */
export async function deleteHandovers(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from psych.handover h where h.application_id = any(${[...applicationIds]}::uuid[]) returning h.id)
    delete from status_change c where c.entity = ${HANDOVER} and c.entity_id in (select gone.id from gone)`.execute(tx);
}
