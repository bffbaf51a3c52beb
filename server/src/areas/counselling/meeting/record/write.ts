/**
 * Writing what came of a meeting: the shared part under the request's key, the counsellor's own under another.
 */
import type { RecordBody } from '@naru/contract/areas/counselling/meeting/record-body.ts';

import { personIn } from '../../../../blocks/workflow/machine.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { selectTopics } from '../../counsellor/store.ts';
import type { MeetingRow } from '../core/store.ts';
import { words } from '../../shared/words.ts';
import { recordIn } from '../steps/given.ts';
import type { Brought } from '../steps/machine.ts';
import { replaceFollowUps, savePrivateNote, saveRecord, selectFollowUps, selectOptionalPrivateNote } from './store.ts';

/** @throws Failure `invalid` at the field that does not hold; `prefix` is where the record lies in the body */
export async function checkRecord(ctx: WriteContext, body: RecordBody, prefix = ''): Promise<void> {
  const say = words[ctx.locale];
  if (body.topicList.length === 0) failField(`${prefix}topicList`, say.oneTopic);
  const known = await selectTopics(ctx.tx, body.topicList);
  if (body.topicList.some((topic) => !known.includes(topic))) failField(`${prefix}topicList`, say.topic);
  body.followUpList.forEach((task, at) => {
    if (trimText(task.text) === '') failField(`${prefix}followUpList.${at}.text`, say.task);
  });
}

/** The record as a part of the steps that bring one; an outcome that was recorded before keeps its record. */
export const records: Brought = {
  check: async (taker, { row, given, transition }) => {
    const record = recordIn(given);
    const ctx = record || given.action === 'CORRECT_COMPLETED' ? personIn(taker) : undefined;
    if (!ctx) return;
    if (record) return checkRecord(ctx, record, 'record.');
    if (transition.by === 'COUNSELLOR' && !row.hasRecord) failField('record', words[ctx.locale].record);
  },
  follow: async (taker, { row, given }) => {
    const record = recordIn(given);
    const isKept = given.action === 'CORRECT_COMPLETED' && row.hasRecord;
    if (record && !isKept) await writeRecord(personIn(taker), row, record);
  },
};

type Recorded = Pick<MeetingRow, 'id' | 'dataKeyId' | 'studentId'>;

/** Writes the record in place of an earlier one. In a group, each student gets their own follow-ups and everybody's. */
export async function writeRecord(ctx: WriteContext, row: Recorded, body: RecordBody): Promise<void> {
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  await saveRecord(ctx.tx, row.id, {
    minutes: body.minutes,
    topics: [...new Set(body.topicList)],
    sharedNote: key.seal('shared', body.sharedNote.trim()),
    nextOn: body.nextOn,
    at: ctx.now,
  });
  const before = await selectFollowUps(ctx.tx, row.id);
  const kept = new Map(before.map((task) => [key.open('task', task.text), task]));
  const tasks = body.followUpList
    .filter(({ stdntId }) => stdntId === undefined || stdntId === row.studentId)
    .map((task) => ({ ...task, text: task.text.trim() }));
  await replaceFollowUps(
    ctx.tx,
    row.id,
    tasks.map((task) => ({ ...task, id: kept.get(task.text)?.id ?? null, text: key.seal('task', task.text) })),
  );
  await writePrivateNote(ctx, row.id, body.privateNote.trim());
}

async function writePrivateNote(ctx: WriteContext, requestId: string, note: string): Promise<void> {
  const own = { requestId, authorId: ctx.actor.memberId };
  const before = await selectOptionalPrivateNote(ctx.tx, own);
  if (note === '' && !before) return;
  const { sealing } = ctx.platform;
  const key = before ? await sealing.readKey(ctx.tx, before.dataKeyId) : await sealing.makeKey(ctx.tx, ctx.now);
  await savePrivateNote(ctx.tx, own, { dataKeyId: key.id, note: key.seal('private', note) });
}
