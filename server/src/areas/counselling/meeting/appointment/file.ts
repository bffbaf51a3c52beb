/** An appointment as a file for one's own calendar: the same entry as in emails, so that either replaces the other. */
import { Readable } from 'node:stream';

import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, FileAnswer } from '../../../../platform/http/serve.ts';
import type { CalendarEntry } from '../../../../platform/mail/calendar.ts';
import { toEntry } from './enclose.ts';
import { selectOptionalAppointment } from './store.ts';

/** Sends a meeting that the caller may see as a calendar file. @throws Failure `notFound` unless it is agreed */
export async function sendMeeting(ctx: CallContext, id: string): Promise<FileAnswer> {
  const row = await selectOptionalAppointment(ctx.db, { id, memberId: ctx.actor.memberId });
  const entry = row?.status === 'APPROVED' ? toEntry(row, { id, locale: ctx.locale }) : undefined;
  return entry ? sendEntry(ctx, entry) : fail('notFound');
}

export async function sendEntry(ctx: CallContext, entry: CalendarEntry): Promise<FileAnswer> {
  const { writeAppointment } = await import('../../../../platform/mail/calendar.ts');
  const text = writeAppointment(entry, { baseUrl: ctx.platform.baseUrl, now: ctx.now });
  return {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="naru.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Readable.from([text]),
  };
}
