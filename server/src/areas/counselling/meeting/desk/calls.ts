import type { deskMeeting, DESK_VIEWS } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { sql, type RawBuilder } from 'kysely';

import { readCircumstances } from '../../../../blocks/workflow/machine.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, FileSender, Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { readSearch, type Search } from '../../../../platform/list/search.ts';
import { presentStudent } from '../../shared/student.ts';
import { sendMeeting } from '../appointment/file.ts';
import { presentSummary } from '../core/present.ts';
import {
  isToRecord,
  selectMeetingPage,
  selectOptionalMeeting,
  selectOptionalState,
  selectParticipants,
} from '../core/store.ts';
import { asCounsellor } from '../core/viewer.ts';
import { presentDetail } from '../detail/present.ts';
import { readPrepState } from '../prep/consent.ts';
import { selectOptionalPrivateNote } from '../record/store.ts';
import { listDeskSteps } from '../steps/list.ts';
import { countViews } from './store.ts';

type View = (typeof DESK_VIEWS)[number];

const AHEAD = sql`r.begins_at asc, r.id`;
const BACK = sql`r.begins_at desc, r.id desc`;

function conditionOf(view: View, now: Date): RawBuilder<unknown> {
  switch (view) {
    case 'ANSWER':
      return sql`r.status = 'WAITING' and r.begins_at > ${now}`;
    case 'UPCOMING':
      return sql`r.status = any('{APPROVED,AVAILABLE}') and r.ending is null and r.begins_at > ${now}`;
    case 'RECORD':
      return isToRecord(now);
    case 'DONE':
      return sql`(r.status = any('{COMPLETED,ABSENT,REJECTED}') or r.ending is not null)`;
  }
}

const named = (search: Search): RawBuilder<unknown> => sql`exists (
  select from student asked join member who on who.id = asked.member_id where asked.id = r.student_id and (
    ${search.isInitials}::boolean and initials_of(who.name_ko) like ${search.pattern}
    or replace(who.name_ko, ' ', '') ilike ${search.pattern} or replace(who.name_en, ' ', '') ilike ${search.pattern}))`;

export const pageMeetings: Reader<typeof deskMeeting.pageMeetings> = async (ctx, { params, query }) => {
  const viewer = asCounsellor(ctx, params.desk, 'R');
  const parts = [conditionOf(query.view, ctx.now)];
  const search = readSearch(query.searchText);
  if (query.status !== undefined) parts.push(sql`r.status = ${query.status}`);
  if (query.topic !== undefined) parts.push(sql`${query.topic} = any(r.topics)`);
  if (search) parts.push(named(search));
  const window = windowOf(query);
  const order = query.view === 'DONE' || query.view === 'RECORD' ? BACK : AHEAD;
  const condition = sql`${sql.join(parts, sql` and `)}`;
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
