/**
 * Inviting students, to an hour or to choose one; moving an agreed meeting, which invites the student to the new hour.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { call } from '../../../call.ts';
import { Id } from '../../../shared/id.ts';
import {
  Channel,
  COUNSELLING_MOST,
  deskMenu,
  DeskName,
  OfDesk,
  Reason,
  Status,
  StudentRef,
  Version,
} from '../words.ts';

const Done = z.object({ requestId: Id, status: Status, version: Version });

export const invitation = {
  findStudents: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cnslt/{desk}/stdnt/find',
    access: deskMenu('C'),
    summary:
      'Students whom the caller may invite: those they advise, and those who have asked them before. Twenty at most.',
    params: DeskName,
    query: z.object({ searchText: z.string().max(100).optional() }),
    output: z.object({ studentList: z.array(StudentRef) }),
  }),
  inviteStudents: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/stdnt/invite',
    access: deskMenu('C'),
    summary: 'Invites students to an hour, in which each then has a seat kept, or to choose one each.',
    remark: 'slotId is null where each chooses.',
    params: DeskName,
    body: z.object({
      stdntIdList: z.array(Id).min(1).max(COUNSELLING_MOST.invited),
      /** Null: each chooses an hour. Several students in one hour are a group. */
      slotId: Id.nullable(),
      channel: Channel,
      /** Read by the student. */
      message: z.string().max(COUNSELLING_MOST.message),
    }),
    output: z.object({
      invitedCount: z.number().int(),
      /** Those who were invited already. */
      skippedCount: z.number().int(),
    }),
  }),
  retractInvitation: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/retract',
    access: deskMenu('U'),
    summary: 'Takes back an invitation that was not answered yet.',
    params: OfDesk,
    body: z.object({ version: Version }),
    output: Done,
  }),
  moveAppointment: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/reschedule',
    access: deskMenu('U'),
    summary: 'Moves an agreed meeting to another hour of the counsellor’s own, to which the student is invited.',
    remark: 'In one step: what was written and its history move along. Gives the new request, an invitation.',
    params: OfDesk,
    body: z.object({ version: Version, slotId: Id, reason: Reason }),
    output: Done,
  }),
  answerInvitation: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cs/prof/reqst/answer/{id}',
    access: menu('CS_PROF', 'C'),
    summary: 'Accepts an invitation to an hour, which then is agreed, or declines it.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version, isAccepted: z.boolean() }),
    output: Done,
  }),
};
