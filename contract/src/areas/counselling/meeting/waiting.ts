/** Waiting for an hour of a counsellor: an hour that is given back is offered to the first student who is waiting. */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, remove } from '../../../call.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { CounsellorRef, Slot } from '../words.ts';

/** For how many counsellors one waits at once. */
export const WAITING_MOST = 5;

const Waiting = z.object({
  waitId: Id,
  counsellor: CounsellorRef,
  since: Instant,
  /** An hour that is kept for them until then. */
  offer: z.object({ slot: Slot, until: Instant }).nullable(),
});
export type WaitingEntry = z.output<typeof Waiting>;

const waitingList = z.object({ waitingList: z.array(Waiting) });

export const waiting = {
  listWaiting: get('/cs/prof/wait', {
    access: menu('CS_PROF', 'R'),
    summary: 'For whom the student waits, and what is offered to them.',
    output: waitingList,
  }),
  joinWaiting: post('/cs/prof/wait', {
    access: menu('CS_PROF', 'C'),
    summary: 'Waits for an hour of a counsellor; one that is given back is offered to the first.',
    remark: 'Up to five counsellors at once.',
    body: z.object({ counsellorId: Id }),
    output: waitingList,
  }),
  leaveWaiting: remove('/cs/prof/wait/{id}', {
    access: menu('CS_PROF', 'C'),
    summary: 'Waits no longer; what was offered goes to the next.',
    params: z.object({ id: Id }),
    output: waitingList,
  }),
};
