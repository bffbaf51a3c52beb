/** Hours as files for one's own calendar. */
import { Readable } from 'node:stream';

import type { CallContext, FileAnswer } from '../../../platform/http/serve.ts';
import type { CalendarEntry } from '../../../platform/mail/calendar.ts';

export async function sendEntry(ctx: CallContext, entry: CalendarEntry): Promise<FileAnswer> {
  const { writeAppointment } = await import('../../../platform/mail/calendar.ts');
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
