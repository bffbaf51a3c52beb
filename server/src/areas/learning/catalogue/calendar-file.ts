import { Readable } from 'node:stream';

import type { catalogue } from '@naru/contract/areas/learning/catalogue.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { FileSender } from '../../../platform/http/serve.ts';
import { toEntry } from '../trainee/calendar.ts';
import { selectOwnSessions } from '../trainee/session-store.ts';

/** Sends all sessions of a confirmed place as a file, for one's own calendar. */
export const sendOwnSessions: FileSender<typeof catalogue.sendOwnSessions> = async (ctx, { params }) => {
  const { actor, locale, now } = ctx;
  const rows = await selectOwnSessions(ctx.db, { memberId: actor.memberId, locale }, { traineeId: params.id });
  if (rows.length === 0) return fail('notFound');
  const { writeAppointments } = await import('../../../platform/mail/calendar.ts');
  const entries = rows.map((row) => toEntry(row, locale));
  const text = writeAppointments(entries, { baseUrl: ctx.platform.baseUrl, now });
  return {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="naru.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Readable.from([text]),
  };
};
