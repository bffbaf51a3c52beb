/** Sessions as files for one's own calendar: when, and nothing else. The cases themselves send no calendar files. */
import type { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import type { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';

import { endOf } from '../../../../blocks/calendar/hours.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, FileAnswer, FileSender } from '../../../../platform/http/serve.ts';
import { sendEntry } from '../../shared/calendar-file.ts';
import { noteConfidentialReading } from '../../shared/confidential.ts';
import { words } from '../../shared/words.ts';
import { readRow } from './calls.ts';
import { selectSessions, type SessionRow } from '../case/session-store.ts';
import { selectOptionalOwn } from '../case/store.ts';

/** @throws Failure `notFound` unless it is booked and ahead */
function sendAhead(ctx: CallContext, session: SessionRow | undefined): Promise<FileAnswer> {
  if (session?.status !== 'BOOKED' || session.beginsAt <= ctx.now) return fail('notFound');
  const { id: uid, version: sequence, beginsAt } = session;
  const summary = words[ctx.locale].discreet;
  return sendEntry(ctx, { uid, sequence, state: 'CONFIRMED', beginsAt, endsAt: endOf(beginsAt), summary });
}

export const sendOwnSession: FileSender<typeof psychAsking.sendOwnSession> = async (ctx, { params }) => {
  const own = { id: params.id, studentId: ctx.actor.studentId };
  const row = (await selectOptionalOwn(ctx.db, own)) ?? fail('notFound');
  const sessions = await selectSessions(ctx.db, row.id);
  return sendAhead(
    ctx,
    sessions.find(({ number }) => String(number) === params.number),
  );
};

/** Sends a session to the counsellor who holds it; managers and emergency openings have no such hour. */
export const sendSession: FileSender<typeof psychDesk.sendSession> = async (ctx, { params }) => {
  const row = await readRow(ctx, params.id);
  const sessions = await selectSessions(ctx.db, row.id);
  const session = sessions.find(
    ({ id, counsellorId }) => id === params.sessionId && counsellorId === ctx.actor.memberId,
  );
  await noteConfidentialReading(ctx, session ? [row.studentMemberId] : []);
  return sendAhead(ctx, session);
};
