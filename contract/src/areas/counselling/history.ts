/**
 * The student's own counselling, of every kind.
 */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { call } from '../../call.ts';
import { Id } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { MeetingSummary } from './meeting.ts';
import { StudentMeeting } from './request.ts';
import { Kind, Status } from './words.ts';

export const history = {
  pageHistory: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cs/hist/page',
    access: menu('CS_HIST', 'R'),
    summary: 'The student’s own requests and meetings: open ones first by their hour, then the latest.',
    query: PageQuery.omit({ sort: true }).extend({ kind: Kind.optional(), status: Status.optional() }),
    output: z.object({ meetingPage: pageOf(MeetingSummary) }),
  }),
  readOwnMeeting: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cs/hist/{id}',
    access: menu('CS_HIST', 'RR'),
    summary: 'One of the student’s own, with what was written, its history and the shared part of the record.',
    params: z.object({ id: Id }),
    output: z.object({ meeting: StudentMeeting }),
  }),
};
