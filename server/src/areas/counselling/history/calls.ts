import type { history } from '@naru/contract/areas/counselling/history.ts';
import { sql } from 'kysely';

import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { presentDetail, presentSummary } from '../meeting/present.ts';
import { judge, type Moment, type RequestStatus } from '../meeting/rules.ts';
import { selectMeetingPage, selectOptionalMeeting } from '../meeting/store.ts';
import { asStudent } from '../request/calls.ts';

/** Open ones first, by their hour; then the latest. */
const OPEN = sql`(r.status = any('{WAITING,APPROVED}'))`;
const ORDER = sql`${OPEN} desc, case when ${OPEN} then r.begins_at end, r.begins_at desc, r.id`;

export const pageHistory: Reader<typeof history.pageHistory> = async (ctx, { query }) => {
  const parts = [sql`true`];
  if (query.kind !== undefined) parts.push(sql`c.kind = ${query.kind}`);
  if (query.status !== undefined) parts.push(sql`r.status = ${query.status}`);
  const window = windowOf(query);
  const listed = { condition: sql`${sql.join(parts, sql` and `)}`, order: ORDER, window, locale: ctx.locale };
  const { rows, counted } = await selectMeetingPage(ctx.db, asStudent(ctx.actor), listed);
  return {
    meetingPage: toPage(
      rows.map((row) => presentSummary(row, ctx.now)),
      counted,
      window,
    ),
  };
};

function actionsOf(from: RequestStatus, moment: Moment): ('WITHDRAW' | 'CANCEL' | 'RESCHEDULE')[] {
  const may = (action: 'WITHDRAW' | 'CANCEL'): boolean => judge({ action, from, by: 'STUDENT' }, moment) === 'OK';
  if (may('WITHDRAW')) return ['WITHDRAW', 'RESCHEDULE'];
  return may('CANCEL') ? ['CANCEL', 'RESCHEDULE'] : [];
}

export const readOwnMeeting: Reader<typeof history.readOwnMeeting> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: asStudent(ctx.actor), locale: ctx.locale };
  const row = isId(params.id) ? await selectOptionalMeeting(ctx.db, asked) : undefined;
  if (!row) return fail('notFound');
  const cancelHours = (await ctx.platform.settings.read())['counselling.cancelHours'];
  const moment = { now: ctx.now, beginsAt: row.beginsAt, outcomeAt: row.outcomeAt, cancelHours };
  return { meeting: { ...(await presentDetail(ctx, row)), can: actionsOf(row.status, moment) } };
};
