import type { MESSAGE_STATUSES } from '@naru/contract/areas/learning/desk/applicants.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { countOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export interface NewMessage {
  readonly programmeId: string;
  readonly status: MessageStatus;
  readonly title: string;
  readonly content: string;
  readonly by: string;
  readonly at: Date;
  readonly recipients: readonly string[];
}

export async function insertMessage(tx: Tx, made: NewMessage): Promise<string> {
  const id = newId();
  await tx
    .insertInto('programme_message')
    .values({
      id,
      programme_id: made.programmeId,
      status: made.status,
      title: made.title,
      content: made.content,
      sent_by: made.by,
      sent_at: made.at,
    })
    .execute();
  await sql`
    insert into programme_message_recipient (message_id, member_id)
    select ${id}::uuid, one from unnest(${[...made.recipients]}::uuid[]) one`.execute(tx);
  return id;
}

export interface MessageRow {
  readonly messageId: string;
  readonly title: string;
  readonly content: string;
  readonly sentAt: Date;
}

export interface SentRow extends MessageRow {
  readonly status: MessageStatus;
  readonly sentByNm: string | null;
  readonly toldCount: number;
}

const MOST = 50;

export function selectSentMessages(db: Db, programmeId: string, locale: Locale): Promise<SentRow[]> {
  return rowsOf<SentRow>(db)`
    select sent.id as "messageId", sent.title, sent.content, sent.sent_at as "sentAt", sent.status,
      ${nameOf('m', locale)} as "sentByNm",
      (select count(*)::int from programme_message_recipient got where got.message_id = sent.id) as "toldCount"
    from programme_message sent left join member m on m.id = sent.sent_by
    where sent.programme_id = ${programmeId}::uuid order by sent.sent_at desc, sent.id desc
    limit ${sql.lit(MOST)}`;
}

export function countRecipients(db: Db, id: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from programme_message_recipient got where got.message_id = ${id}::uuid`;
}

export interface OwnMessageRow extends MessageRow {
  readonly name: string;
  readonly typeCode: ProgrammeType;
}

/** Selects messages that somebody got about a programme. */
export function selectOwnMessages(
  db: Db,
  asked: { readonly programmeId: string; readonly memberId: string; readonly locale: Locale },
): Promise<OwnMessageRow[]> {
  return rowsOf<OwnMessageRow>(db)`
    select sent.id as "messageId", sent.title, sent.content, sent.sent_at as "sentAt", ${nameOf('p', asked.locale)} as name,
      p.type_code as "typeCode"
    from programme_message sent join programme p on p.id = sent.programme_id
    join programme_message_recipient got on got.message_id = sent.id and got.member_id = ${asked.memberId}::uuid
    where sent.programme_id = ${asked.programmeId}::uuid order by sent.sent_at desc, sent.id desc
    limit ${sql.lit(MOST)}`;
}
