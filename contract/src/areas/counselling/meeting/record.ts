/** Records of groups and of meetings without a request; follow-ups, which either side ticks off. */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { post, put } from '../../../call.ts';
import { CalendarDate, Id } from '../../../shared/id.ts';
import { RecordBody } from './record-body.ts';
import { Channel, COUNSELLING_MOST, deskMenu, DeskName, Hour, OfDesk, Version } from '../words.ts';

const Recorded = z.object({ requestIdList: z.array(Id) });
const Ticked = z.object({ taskId: Id, isDone: z.boolean() });

export const record = {
  tickFollowUp: put('/cnslt/{desk}/task/{id}', {
    access: deskMenu('U'),
    summary: 'Ticks off a follow-up of one of the counsellor’s meetings, or opens it again.',
    params: OfDesk,
    body: z.object({ isDone: z.boolean() }),
    output: Ticked,
  }),
  tickOwnFollowUp: put('/cs/hist/task/{id}', {
    access: menu('CS_HIST', 'RR'),
    summary: 'Ticks off a follow-up of one of the student’s own meetings, or opens it again.',
    remark: 'What the counsellor is to do is not found.',
    params: z.object({ id: Id }),
    body: z.object({ isDone: z.boolean() }),
    output: Ticked,
  }),
  completeGroup: post('/cnslt/{desk}/slot/{id}/complete', {
    access: deskMenu('U'),
    summary: 'Records an hour of several students at once: those who came, and those who did not.',
    remark: 'Each who came has the shared note and their own follow-ups.',
    params: OfDesk,
    body: RecordBody.extend({
      attendeeList: z
        .array(z.object({ requestId: Id, version: Version, isPresent: z.boolean() }))
        .min(1)
        .max(COUNSELLING_MOST.participants),
    }),
    output: Recorded,
  }),
  recordAfterwards: post('/cnslt/{desk}/dtls', {
    access: deskMenu('C'),
    summary: 'Enters a meeting of the last 14 days that nobody had asked for; each student confirms or disputes it.',
    remark: 'They have 7 days for it.',
    params: DeskName,
    body: RecordBody.extend({
      date: CalendarDate,
      hour: Hour,
      channel: Channel,
      stdntIdList: z.array(Id).min(1).max(COUNSELLING_MOST.participants),
    }),
    output: Recorded,
  }),
};
