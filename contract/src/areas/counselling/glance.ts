/**
 * Counselling on the dashboard, and the way outside.
 */
import { z } from 'zod';

import { member, menu } from '../../access.ts';
import { call } from '../../call.ts';
import { Id } from '../../shared/id.ts';
import { CaseSummary } from './history.ts';
import { FollowUp, MeetingSummary } from './meeting.ts';

const Entry = MeetingSummary.extend({
  /** A path of the portal, by which side the caller is on. */
  path: z.string(),
});
export type GlancedMeeting = z.output<typeof Entry>;

export const counsellingGlance = {
  glance: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cnslt/glance',
    access: member,
    summary: 'What the dashboard shows of the caller’s own counselling, on whichever side of the table.',
    output: z.object({
      next: Entry.extend({
        /** Where the prep sheet of it is, on the counsellor’s side, while it is open. */
        prepPath: z.string().nullable(),
      }).nullable(),
      /** Five at most each. */
      toAnswerList: z.array(Entry),
      toRecordList: z.array(Entry),
      toConfirmList: z.array(Entry),
      followUpList: z.array(FollowUp.extend({ requestId: Id, otherNm: z.string(), path: z.string() })),
      /** Cases that have an appointment ahead or wait for the caller. */
      caseList: z.array(CaseSummary),
      /** Whether a new advisor may read what earlier ones shared: the student is still to say; null where nothing is asked. */
      advisorShare: z
        .object({ assignmentId: Id, advisorNm: z.string(), count: z.number().int(), path: z.string() })
        .nullable(),
      /** Assigned students not met this term; null for who has none. */
      unmet: z.object({ unmetCount: z.number().int(), allCount: z.number().int(), path: z.string() }).nullable(),
    }),
  }),
  readLink: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cnslt/link',
    access: menu('CNS_LINK', 'R'),
    summary: 'The portfolio site outside that the university has named; null for none.',
    output: z.object({ address: z.string().nullable() }),
  }),
};
