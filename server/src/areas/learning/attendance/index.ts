import { attendance as attendanceCalls } from '@naru/contract/areas/learning/attendance.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { sessionAttended } from '../core/attended-event.ts';
import { pageRows, readCount, readKey, readSession } from './keep-calls.ts';
import { endLink, listLinks, makeLink, readLink } from './link-calls.ts';
import { closeSession, decideWaiting, reopenSession, saveMarks } from './mark-calls.ts';
import { ATTENDANCE_NOTIFICATIONS } from './notifications.ts';
import { listOwn, typeCode } from './own-calls.ts';
import { countScan, openTicket } from './scan-calls.ts';
import { ATTENDANCE_SETTINGS } from './settings.ts';
import { importMarks, previewMarks } from './sheet-calls.ts';
import { markBrowser } from './ticket.ts';

const attendance = bindCalls('attendance', attendanceCalls, {
  readSession,
  readCount,
  readKey,
  pageRows,
  saveMarks,
  previewMarks,
  importMarks,
  decideWaiting,
  closeSession,
  reopenSession,
  listLinks,
  makeLink,
  endLink,
  openTicket,
  countScan,
  listOwn,
  typeCode,
  readLink,
});

/** The link on the wall leads there; the page itself is the web app’s. */
const FIRST_PAGE = '/attend/';

/** Sessions of programmes and who was there. */
export const programmeAttendance: Manifest = {
  calls: [attendance],
  settings: ATTENDANCE_SETTINGS,
  notificationTypes: ATTENDANCE_NOTIFICATIONS,
  events: [sessionAttended],
  serve: (app, platform) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' || !request.url.startsWith(FIRST_PAGE)) return;
      const cookie = markBrowser(platform, request.headers.cookie);
      if (cookie !== undefined) reply.header('set-cookie', cookie);
    });
  },
};
