import type { request, RequestDraft } from '@naru/contract/areas/counselling/meeting/request.ts';

import { holdFiles, selectHeldFiles } from '../../../../blocks/file/attach.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { selectTopics } from '../../counsellor/store.ts';
import { finderOf } from '../../counsellor/search/finder.ts';
import { selectOptionalProfile } from '../../counsellor/search/store.ts';
import { endInvitation, deleteDraft, saveDraftRow, selectOptionalDraft, type DraftKey, DRAFT_DAYS } from './store.ts';
import { sendWithRequest } from '../../referral/follow-request.ts';
import { words } from '../../shared/words.ts';
import { agreeToPrep } from '../prep/consent.ts';
import { hasPrep } from '../prep/rules.ts';
import { book, holdSlot, judgeSeats, tellOfBooking, type Booked, type Wish } from './book.ts';
import { asStudent, answerState } from '../core/viewer.ts';

const DAY_MS = 86_400_000;

const answer = (ctx: CallContext, ids: Readonly<Record<string, string>>) =>
  answerState(ctx, asStudent(ctx.actor), ids['requestId'] ?? '');

async function draftKey(ctx: CallContext, counsellorId: string): Promise<DraftKey> {
  const row = await selectOptionalProfile(ctx.db, await finderOf(ctx), counsellorId);
  return row ? { memberId: ctx.actor.memberId, counsellorId } : fail('notFound');
}

type Kept = Pick<RequestDraft, 'channel' | 'topicList' | 'content' | 'hope' | 'fileSnList'>;

export const readDraft: Reader<typeof request.readDraft> = async (ctx, { params }) => {
  const row = await selectOptionalDraft(ctx.db, await draftKey(ctx, params.id));
  if (!row) return { draft: null };
  const key = await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId);
  const kept = JSON.parse(key.open('draft', row.body)) as Kept; // written by saveDraft
  const fileList = row.fileId === null ? [] : await selectHeldFiles(ctx.db, ctx, row.fileId);
  return { draft: { ...kept, fileId: row.fileId, fileList, savedAt: row.savedAt.toISOString() } };
};

export const saveDraft: Writer<typeof request.saveDraft> = {
  apply: async (ctx, { params, body }) => {
    const own = await draftKey(ctx, params.id);
    const { fileId, ...kept } = body;
    if (fileId !== null) {
      const until = new Date(ctx.now.getTime() + DRAFT_DAYS * DAY_MS);
      await holdFiles(ctx.tx, ctx, { fileIds: [fileId], until });
    }
    const before = await selectOptionalDraft(ctx.tx, own);
    const { sealing } = ctx.platform;
    const key = before ? await sealing.readKey(ctx.tx, before.dataKeyId) : await sealing.makeKey(ctx.tx, ctx.now);
    const sealed = key.seal('draft', JSON.stringify(kept));
    await saveDraftRow(ctx.tx, own, { dataKeyId: key.id, body: sealed, fileId, savedAt: ctx.now });
    return { savedAt: ctx.now.toISOString() };
  },
  answer: async (_ctx, ids) => ({ savedAt: ids['savedAt'] ?? '' }),
};

export const createRequest: Writer<typeof request.createRequest> = {
  apply: async (ctx, { body }) => {
    const topics = [...new Set(body.topicList)];
    const wish: Wish = {
      ...body,
      topics,
      content: body.content.trim(),
      hope: body.hope.trim(),
      rescheduledFrom: null,
    };
    // Takes the hour first: a request that does not get it needs no further reading.
    const held = await holdSlot(ctx, wish);
    await checkWritten(ctx, topics, body.content);
    const booked = await book(ctx, wish, held);
    if (body.prepVersion !== null) await shareSheet(ctx, booked, body.prepVersion);
    const { counsellorId, isDrafted, isInvited } = booked.slot;
    const { memberId, studentId } = ctx.actor;
    if (isDrafted) await deleteDraft(ctx.tx, { memberId, counsellorId });
    if (isInvited) await endInvitation(ctx.tx, { studentId, counsellorId, at: ctx.now });
    if (booked.slot.isReferred)
      await sendWithRequest(ctx, { ...booked, kind: booked.slot.kind, studentId: held.studentId });
    await tellOfBooking(ctx, booked);
    return { requestId: booked.id };
  },
  answer,
  queue: {
    over: ({ body }) => body.slotId,
    judge: (ctx, { body }) => judgeSeats(ctx, body.slotId),
  },
};

/** Shares the sheet by the student's consent, with the request. @throws Failure `invalid` at `prepVersion` */
async function shareSheet(ctx: WriteContext, { id, slot }: Booked, version: number): Promise<void> {
  if (!hasPrep(slot.kind)) failField('prepVersion', words[ctx.locale].noPrep);
  await agreeToPrep(ctx, { requestId: id, version, field: 'prepVersion', hasTests: false });
}

async function checkWritten(ctx: WriteContext, topics: readonly string[], content: string): Promise<void> {
  const say = words[ctx.locale];
  if (topics.length === 0) failField('topicList', say.oneTopic);
  const known = await selectTopics(ctx.tx, topics);
  if (topics.some((topic) => !known.includes(topic))) failField('topicList', say.topic);
  if (trimText(content) === '') failField('content', say.content);
}
