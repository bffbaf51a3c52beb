/** An appointment as a file for one's own calendar: the same entry as in emails, so that either replaces the other. */
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, FileAnswer } from '../../../../platform/http/serve.ts';
import { sendEntry } from '../../shared/calendar-file.ts';
import { toEntry } from './enclose.ts';
import { selectOptionalAppointment } from './store.ts';

/** Sends a meeting that the caller may see as a calendar file. @throws Failure `notFound` unless it is agreed */
export async function sendMeeting(ctx: CallContext, id: string): Promise<FileAnswer> {
  const row = await selectOptionalAppointment(ctx.db, { id, memberId: ctx.actor.memberId });
  const entry = row?.status === 'APPROVED' ? toEntry(row, { id, locale: ctx.locale }) : undefined;
  return entry ? sendEntry(ctx, entry) : fail('notFound');
}
