/** Inviting students, to an hour or to choose one. */
import { z } from 'zod';

import { get, post } from '../../../call.ts';
import { Id } from '../../../shared/id.ts';
import { Channel, COUNSELLING_MOST, deskMenu, DeskName, StudentRef } from '../words.ts';

export const invitation = {
  findStudents: get('/cnslt/{desk}/stdnt/find', {
    access: deskMenu('C'),
    summary:
      'Students whom the caller may invite: those they advise, and those who have asked them before. Twenty at most.',
    params: DeskName,
    query: z.object({ searchText: z.string().max(100).optional() }),
    output: z.object({ studentList: z.array(StudentRef) }),
  }),
  inviteStudents: post('/cnslt/{desk}/stdnt/invite', {
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
};
