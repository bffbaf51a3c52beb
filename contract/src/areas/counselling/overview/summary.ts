/**
 * Counselling on the dashboard, and the way outside.
 */
import { z } from 'zod';

import { member, menu } from '../../../access.ts';
import { get } from '../../../call.ts';
import { Id } from '../../../shared/id.ts';
import { CaseSummary } from './history.ts';
import { FollowUp, MeetingSummary } from '../meeting/meeting.ts';

const Entry = MeetingSummary.extend({
  /** A path of the portal, by which side the caller is on. */
  path: z.string(),
});
export type SummaryMeeting = z.output<typeof Entry>;

export const counsellingSummary = {
  readSummary: get('/cnslt/summary', {
    access: member,
    summary: 'What the dashboard shows of the caller’s own counselling, on whichever side of the table.',
    remark:
      'Five at most of each list, with where they open, and prepPath while a prep sheet is open. caseList has cases with an appointment ahead or that wait for the caller; advisorShare is what a student is still asked about a new advisor.',
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
      /** Whether the student has yet to decide if a new advisor reads what earlier ones shared; null if not asked. */
      advisorShare: z
        .object({ assignmentId: Id, advisorNm: z.string(), count: z.number().int(), path: z.string() })
        .nullable(),
    }),
  }),
  readLink: get('/cnslt/link', {
    access: menu('CNS_LINK', 'R'),
    summary: 'The portfolio site outside that the university has named; null for none.',
    remark: 'It is the setting `counselling.portfolioSite`.',
    output: z.object({ address: z.string().nullable() }),
  }),
};
