/**
 * Reading another one's case in an emergency: a reason, a second pair of eyes, a day, and every step in a ledger.
 */
import type { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { newId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { countCharacters } from '@naru/contract/shared/required-text.ts';
import { noteConfidentialReading } from '../../shared/confidential.ts';
import { tellCentre } from '../case/notifications.ts';
import { psychWords } from '../case/words.ts';
import { confirmOpeningRow, insertOpening, isOfAnother, openingsLapseAt, selectOpeningPage } from './opening-store.ts';
import { viewerOf } from './step.ts';
import { OPENING_HOURS, selectOptionalLatest, selectOptionalStudent } from './store.ts';

export const LEAST_REASON = 20;
const HOUR_MS = 3_600_000;

export const pageOpenings: Reader<typeof psychDesk.pageOpenings> = async (ctx, { query }) => {
  const viewer = viewerOf(ctx);
  const window = windowOf(query);
  const { rows, counted } = await selectOpeningPage(ctx.db, { viewer, window, locale: ctx.locale });
  await noteConfidentialReading(
    ctx,
    rows.map((row) => row.studentMemberId),
  );
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.flatMap(({ dataKeyId }) => dataKeyId ?? []),
  );
  const content = rows.map((row) => {
    const until = row.confirmedAt && new Date(row.confirmedAt.getTime() + OPENING_HOURS * HOUR_MS);
    const isLive = until !== null && until > ctx.now;
    const isLapsed = until === null && row.askedAt <= openingsLapseAt(ctx.now);
    return {
      openingId: row.id,
      applicationId: viewer.isManager || isLive ? row.applicationId : null,
      askedBy: row.askedBy,
      askedAt: row.askedAt.toISOString(),
      // Gone with the case, whose key it was sealed with.
      reason: keys.get(row.dataKeyId ?? '')?.open('opening', row.reason) ?? '',
      confirmedBy: row.confirmedBy,
      until: until?.toISOString() ?? null,
      isLapsed,
      isWithoutCase: viewer.isManager && row.applicationId === null,
      canConfirm:
        viewer.isManager &&
        row.applicationId !== null &&
        until === null &&
        !isLapsed &&
        row.askedById !== viewer.memberId,
    };
  });
  return { openingPage: toPage(content, counted, window) };
};

export const askOpening: Writer<typeof psychDesk.askOpening> = {
  apply: async (ctx, { body }) => {
    const say = psychWords[ctx.locale];
    const reason = body.reason.trim();
    if (countCharacters(reason) < LEAST_REASON) return failField('reason', say.longReason(LEAST_REASON));
    const student = await selectOptionalStudent(ctx.tx, body.studentNo.trim());
    if (!student) return failField('studentNo', say.noStudent);
    // The same with a case and without one: who asks would learn from a difference who is in counselling.
    const found = await selectOptionalLatest(ctx.tx, student.id);
    const id = newId();
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    const made = { id, applicationId: found?.id ?? null, dataKeyId: key.id, askedBy: ctx.actor.memberId, at: ctx.now };
    await insertOpening(ctx.tx, { ...made, reason: key.seal('opening', reason) });
    await writeAudit(ctx.tx, ctx, { action: 'counselling.psych.askOpening', entity: 'psych_opening', entityId: id });
    await tellCentre(ctx.tx, { id, version: 1, assignedId: null, now: ctx.now });
    return { openingId: id };
  },
  answer: async (_ctx, ids) => ({ openingId: ids['openingId'] ?? '' }),
  identity: ({ body }) => body.studentNo,
};

export const confirmOpening: Writer<typeof psychDesk.confirmOpening> = {
  apply: async (ctx, { params }) => {
    const given = { id: params.id, by: ctx.actor.memberId, at: ctx.now };
    const row = await confirmOpeningRow(ctx.tx, given);
    if (!row) return (await isOfAnother(ctx.tx, given)) ? fail('conflict') : fail('notFound');
    const entry = { action: 'counselling.psych.confirmOpening', entity: 'psych_opening', entityId: row.id };
    await writeAudit(ctx.tx, ctx, entry);
    await tellCentre(ctx.tx, { id: row.id, version: 2, assignedId: row.askedById, now: ctx.now });
    return { openingId: row.id };
  },
  answer: async (_ctx, ids) => ({ openingId: ids['openingId'] ?? '' }),
};
