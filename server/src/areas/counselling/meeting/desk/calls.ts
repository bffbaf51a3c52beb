import type { deskMeeting, COUNSELLOR_ACTIONS, DESK_VIEWS } from '@naru/contract/areas/counselling/meeting/desk.ts';
import type { MeetingOutcome } from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { NotificationType } from '../../../../blocks/manifest/notification-type.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, FileSender, Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { readSearch, type Search } from '../../../../platform/list/search.ts';
import { counsellingCorrected } from '../correction/notifications.ts';
import { judgeAsk, type Correctable } from '../correction/rules.ts';
import { settleCorrection } from '../correction/machine.ts';
import { sendMeeting } from '../appointment/file.ts';
import { takeStep } from '../steps/move.ts';
import { presentDetail } from '../detail/present.ts';
import { judge, type Action, type Moment, stateOf } from '../core/rules.ts';
import {
  isToRecord,
  selectMeetingPage,
  selectOptionalMeeting,
  selectOptionalState,
  selectParticipants,
  type MeetingRow,
} from '../core/store.ts';
import { counsellingAbsent, counsellingConfirm, counsellingRecorded } from '../notice/holding.ts';
import { counsellingAgreed, counsellingCancelled, counsellingRejected } from '../notice/asking.ts';
import { tellStudent } from '../notice/tell.ts';
import { readPrepState } from '../prep/consent.ts';
import { selectOptionalPrivateNote, selectOptionalRecord } from '../record/store.ts';
import { checkRecord, writeRecord } from '../record/write.ts';
import { askForAnswers } from '../survey/ask.ts';
import { words } from '../../shared/words.ts';
import { countViews } from './store.ts';
import { CANCEL_HOURS } from '../../shared/settings.ts';
import { presentStudent } from '../../shared/student.ts';
import { presentSummary } from '../core/present.ts';
import { asCounsellor, idsOfDesk, deskState } from '../core/viewer.ts';
import { settleDispute } from '../correction/store.ts';

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
  return {
    meetingPage: toPage(
      page.rows.map((row) => presentSummary(row, ctx.now)),
      page.counted,
      window,
    ),
    counts,
  };
};

type Can = (typeof COUNSELLOR_ACTIONS)[number];

const ACTIONS: readonly (readonly [Action, ...Can[]])[] = [
  ['APPROVE', 'APPROVE'],
  ['REJECT', 'REJECT'],
  ['CANCEL', 'RESCHEDULE', 'CANCEL'],
  ['RETRACT', 'RETRACT'],
  ['COMPLETE', 'COMPLETE'],
  ['ABSENT', 'ABSENT'],
  ['CORRECT', 'CORRECT'],
];

export const sendAppointment: FileSender<typeof deskMeeting.sendAppointment> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: asCounsellor(ctx, params.desk, 'RR') };
  const row = isId(params.id) ? await selectOptionalState(ctx.db, asked) : undefined;
  return row ? sendMeeting(ctx, row.id) : fail('notFound');
};

export const readMeeting: Reader<typeof deskMeeting.readMeeting> = async (ctx, { params }) => {
  const viewer = asCounsellor(ctx, params.desk, 'RR');
  const asked = { id: params.id, viewer, locale: ctx.locale };
  const row = isId(params.id) ? await selectOptionalMeeting(ctx.db, asked) : undefined;
  if (!row) return fail('notFound');
  const cancelHours = (await ctx.platform.settings.read()).of(CANCEL_HOURS);
  const moment = { now: ctx.now, beginsAt: row.beginsAt, cancelHours, ...stateOf(row) };
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
      can: actionsOf(row, moment, detail.correctionList),
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

function actionsOf(row: MeetingRow, moment: Moment, corrections: Correctable['corrections']): Can[] {
  const may = (action: Action): boolean => judge({ action, from: row.status, by: 'COUNSELLOR' }, moment) === 'OK';
  const moves = ACTIONS.filter(([action]) => may(action)).flatMap(([, ...names]) => names);
  const asks = judgeAsk({ ...row, corrections }, 'COUNSELLOR', moment) === 'OK' ? (['ASK_CORRECTION'] as const) : [];
  return [...(row.status === 'COMPLETED' ? (['CHANGE_RECORD'] as const) : []), ...moves, ...asks];
}

/** Reads the caller's own private note; nobody else may read it. */
async function readPrivateNote(ctx: CallContext<Actor>, requestId: string): Promise<string | undefined> {
  const row = await selectOptionalPrivateNote(ctx.db, { requestId, authorId: ctx.actor.memberId });
  if (!row) return undefined;
  return (await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId)).open('private', row.note);
}

interface Asked {
  readonly params: { readonly desk: string; readonly id: string };
  readonly body: { readonly version: number; readonly reason?: string };
}

const step = (ctx: WriteContext<Actor>, { params, body }: Asked, action: Action, ending?: string) =>
  takeStep(ctx, {
    id: params.id,
    viewer: asCounsellor(ctx, params.desk, 'U'),
    action,
    version: body.version,
    reason: body.reason,
    ...(ending !== undefined && { ending }),
  });
const next = (row: MeetingRow) => ({ ...row, version: row.version + 1 });

export const approveRequest: Writer<typeof deskMeeting.approveRequest> = {
  apply: async (ctx, asked) => {
    const row = await step(ctx, asked, 'APPROVE');
    await tellStudent(ctx.tx, counsellingAgreed, next(row));
    return idsOfDesk(asked.params, row);
  },
  answer: deskState,
};

export const rejectRequest: Writer<typeof deskMeeting.rejectRequest> = {
  apply: async (ctx, asked) => {
    const row = await step(ctx, asked, 'REJECT', 'DECLINED');
    await tellStudent(ctx.tx, counsellingRejected, next(row));
    return idsOfDesk(asked.params, row);
  },
  answer: deskState,
};

export const cancelAppointment: Writer<typeof deskMeeting.cancelAppointment> = {
  apply: async (ctx, asked) => {
    const row = await step(ctx, asked, 'CANCEL', 'CANCELLED_BY_COUNSELLOR');
    await tellStudent(ctx.tx, counsellingCancelled, next(row));
    return idsOfDesk(asked.params, row);
  },
  answer: deskState,
};

export const completeMeeting: Writer<typeof deskMeeting.completeMeeting> = {
  apply: async (ctx, { params, body }) => {
    await checkRecord(ctx, body);
    const row = await step(ctx, { params, body: { version: body.version } }, 'COMPLETE');
    await writeRecord(ctx, row, body);
    await tellStudent(ctx.tx, counsellingRecorded, next(row));
    await askForAnswers(ctx.tx, row);
    return idsOfDesk(params, row);
  },
  answer: deskState,
};

export const markAbsent: Writer<typeof deskMeeting.markAbsent> = {
  apply: async (ctx, asked) => {
    const row = await step(ctx, asked, 'ABSENT');
    await tellStudent(ctx.tx, counsellingAbsent, next(row));
    return idsOfDesk(asked.params, row);
  },
  answer: deskState,
};

/** Selects the notice of an outcome; one that the student can confirm or dispute says so. */
function noticeOf({ source }: MeetingRow, to: MeetingOutcome): NotificationType {
  if (to === 'ABSENT') return counsellingAbsent;
  return source === 'POST_HOC' ? counsellingConfirm : counsellingCorrected;
}

export const correctOutcome: Writer<typeof deskMeeting.correctOutcome> = {
  apply: async (ctx, { params, body }) => {
    if (body.record) await checkRecord(ctx, body.record, 'record.');
    const viewer = asCounsellor(ctx, params.desk, 'U');
    const { version, reason, to } = body;
    const row = await takeStep(ctx, { id: params.id, viewer, action: 'CORRECT', version, reason, to });
    if (to === 'COMPLETED' && !(await selectOptionalRecord(ctx.tx, row.id))) {
      if (!body.record) return failField('record', words[ctx.locale].record);
      await writeRecord(ctx, row, body.record);
      await askForAnswers(ctx.tx, row);
    }
    await settleDispute(ctx.tx, { id: row.id, to, by: 'COUNSELLOR' });
    await settleCorrection(ctx, row);
    await tellStudent(ctx.tx, noticeOf(row, to), next(row));
    return idsOfDesk(params, row);
  },
  answer: deskState,
};
