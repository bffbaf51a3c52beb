import type { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';

import { readCircumstances } from '../../../../blocks/workflow/machine.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, FileSender, Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { readSearch } from '../../../../platform/list/search.ts';
import { presentStudent } from '../../shared/student.ts';
import { sendMeeting } from '../appointment/file.ts';
import { presentSummary } from '../core/present.ts';
import { selectMeetingPage, selectOptionalMeeting, selectOptionalState, selectParticipants } from '../core/store.ts';
import { asCounsellor } from '../core/viewer.ts';
import { presentDetail } from '../detail/present.ts';
import { readPrepState } from '../prep/consent.ts';
import { selectOptionalPrivateNote } from '../record/store.ts';
import { listDeskSteps } from '../steps/list.ts';
import { countViews, deskParams } from './store.ts';

export const pageMeetings: Reader<typeof deskMeeting.pageMeetings> = async (ctx, { params, query }) => {
  const viewer = asCounsellor(ctx, params.desk, 'R');
  const search = readSearch(query.searchText);
  const window = windowOf(query);
  const { condition, order } = deskParams({ ...query, search }, ctx.now);
  const [page, counts] = await Promise.all([
    selectMeetingPage(ctx.db, viewer, { condition, order, window, locale: ctx.locale }),
    countViews(ctx.db, viewer, ctx.now),
  ]);
  const circumstances = await readCircumstances(ctx);
  return {
    meetingPage: toPage(
      page.rows.map((row) => ({ ...presentSummary(row, ctx.now), stepList: listDeskSteps(row, circumstances) })),
      page.counted,
      window,
    ),
    counts,
  };
};

export const sendAppointment: FileSender<typeof deskMeeting.sendAppointment> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: asCounsellor(ctx, params.desk, 'RR') };
  const row = await selectOptionalState(ctx.db, asked);
  return row ? sendMeeting(ctx, row.id) : fail('notFound');
};

export const readMeeting: Reader<typeof deskMeeting.readMeeting> = async (ctx, { params }) => {
  const viewer = asCounsellor(ctx, params.desk, 'RR');
  const asked = { id: params.id, viewer, locale: ctx.locale };
  const row = await selectOptionalMeeting(ctx.db, asked);
  if (!row) return fail('notFound');
  const circumstances = await readCircumstances(ctx);
  const [detail, participants, privateNote, prep] = await Promise.all([
    presentDetail(ctx, row),
    selectParticipants(ctx.db, row.slotId, ctx.locale),
    readPrivateNote(ctx, row.id),
    readPrepState(ctx, row),
  ]);
  return {
    meeting: {
      ...detail,
      slotId: row.slotId,
      stepList: listDeskSteps(row, circumstances),
      prep,
      participantList: participants
        .filter((one) => one.id !== row.id)
        .map((one) => ({
          requestId: one.id,
          status: one.status,
          version: one.version,
          student: presentStudent(one, viewer.kind === 'PEER'),
        })),
      privateRecord: privateNote === undefined ? null : { privateNote },
    },
  };
};

/** Reads the caller's own private note; nobody else may read it. */
async function readPrivateNote(ctx: CallContext, requestId: string): Promise<string | undefined> {
  const row = await selectOptionalPrivateNote(ctx.db, { requestId, authorId: ctx.actor.memberId });
  if (!row) return undefined;
  return (await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId)).open('private', row.note);
}
