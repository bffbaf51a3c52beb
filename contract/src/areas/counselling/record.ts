/**
 * Follow-ups of meetings, which either of the two ticks off.
 */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { call } from '../../call.ts';
import { Id } from '../../shared/id.ts';
import { deskMenu, OfDesk } from './words.ts';

const Ticked = z.object({ taskId: Id, isDone: z.boolean() });

export const record = {
  tickFollowUp: call({
    method: 'PUT',
    base: '/view/cdp',
    path: '/cnslt/{desk}/task/{id}',
    access: deskMenu('U'),
    summary: 'Ticks off a follow-up of one of the counsellor’s meetings, or opens it again.',
    params: OfDesk,
    body: z.object({ isDone: z.boolean() }),
    output: Ticked,
  }),
  tickOwnFollowUp: call({
    method: 'PUT',
    base: '/view/cdp',
    path: '/cs/hist/task/{id}',
    access: menu('CS_HIST', 'RR'),
    summary: 'Ticks off a follow-up of one of the student’s own meetings, or opens it again.',
    params: z.object({ id: Id }),
    body: z.object({ isDone: z.boolean() }),
    output: Ticked,
  }),
};
