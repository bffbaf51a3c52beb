/** The page that a counsellor sees before a meeting if the student agreed, from what the portal holds today. */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, put } from '../../../call.ts';
import { ENUMS } from '../../../enums.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { SCORE_LEVELS } from '../../ability/words.ts';
import { FollowUp } from '../meeting/meeting.ts';
import { deskMenu, OfDesk, TopicCodes } from '../words.ts';
import { Ordinal } from '../../../shared/whole-number.ts';

/** Kinds that have one. A peer coach sees name and department, and nothing to prepare with. */
export const PREP_KINDS = ['PROFESSOR', 'COACH', 'CAREER'] as const;

/** The most entries of each part, so that it stays a page. */
export const PREP_MOST = { terms: 3, courses: 8, earlier: 3, note: 200, tasks: 5, tests: 3 } as const;

const Term = z.object({
  year: z.number().int(),
  semstrNm: z.string(),
  creditsEarned: z.number(),
  /** On the scale of 4.5; null for a term without letter grades. */
  gradeAverage: z.number().nullable(),
  isWarned: z.boolean(),
});

const Course = z.object({
  courseId: Id,
  courseNm: z.string(),
  credits: z.number(),
  /** Counts of marked work in the course: with a result of the student, not handed in, and handed in late. */
  resultCount: z.number().int(),
  missingCount: z.number().int(),
  lateCount: z.number().int(),
});

const PrepSheet = z.object({
  standing: z.object({
    name: z.string(),
    deptNm: z.string(),
    grade: z.number().int(),
    registerStatus: z.enum(ENUMS.schoolRegister),
    /** Beside the department itself. */
    majorList: z.array(z.object({ kind: z.enum(['DOUBLE', 'MINOR', 'LINKED']), deptNm: z.string() })),
    graduationExpectedOn: CalendarDate.nullable(),
  }),
  /** The last ones, the latest first. */
  termList: z.array(Term),
  /** Courses of this term, those with the most missing work first. */
  courseList: z.array(Course),
  /** The last meetings with this very counsellor, the latest first: the beginning of what both read. */
  earlierList: z.array(
    z.object({ requestId: Id, heldAt: Instant, topicList: TopicCodes, sharedNote: z.string(), isCut: z.boolean() }),
  ),
  /** Open ones of meetings with this very counsellor, the most urgent first. */
  followUpList: z.array(FollowUp),
  /** Results of tests that are shared with this very counsellor, where the student puts them in; the latest first. */
  testList: z.array(
    z.object({
      resultId: Id,
      testNm: z.string(),
      scoredAt: Instant,
      scaleList: z.array(z.object({ name: z.string(), level: z.enum(SCORE_LEVELS).nullable() })),
    }),
  ),
  /** The request itself; null while it is being written. */
  request: z.object({ topicList: TopicCodes, hope: z.string() }).nullable(),
});
export type PrepSheet = z.output<typeof PrepSheet>;

const Document = z.object({
  version: z.number().int(),
  title: z.string(),
  /** Parts divided by empty lines; `# ` begins a heading, `- ` an item. */
  body: z.string(),
});

const OwnPrep = z.object({
  document: Document,
  /** When the student agreed for this meeting, and to which version; null while they do not. */
  agreed: z
    .object({
      at: Instant,
      version: z.number().int(),
      /** Whether the student puts in results of tests. */
      hasTests: z.boolean(),
    })
    .nullable(),
  /** Names of tests of which the results are shared with this counsellor today, whether put in or not. */
  sharedTestList: z.array(z.string()),
  /** False once the meeting has begun; taking it back is always possible. */
  canAgree: z.boolean(),
  /** From which day on, and until when at the longest, the counsellor sees it. */
  opensOn: CalendarDate,
  endsAt: Instant,
  /** The sheet as it is now. */
  sheet: PrepSheet,
});
export type OwnPrep = z.output<typeof OwnPrep>;

const OfMeeting = z.object({ id: Id });

export const prep = {
  previewPrep: get('/cs/prof/reqst/prep/{id}', {
    access: menu('CS_PROF', 'C'),
    summary:
      'What this counsellor would be shown of the caller, before they agree; not found for kinds that have none.',
    params: OfMeeting,
    output: z.object({ document: Document, sheet: PrepSheet }),
  }),
  readOwnPrep: get('/cs/hist/prep/{id}', {
    access: menu('CS_HIST', 'RR'),
    summary: 'Whether the caller shares a prep sheet for one of their meetings, and what is in it.',
    params: OfMeeting,
    output: OwnPrep,
  }),
  changePrep: put('/cs/hist/prep/{id}', {
    access: menu('CS_HIST', 'RR'),
    summary: 'Agrees to the text of that version until the meeting begins, or takes it back, whenever.',
    remark: 'hasTests puts in the results that are shared with this counsellor; without it there are none.',
    params: OfMeeting,
    body: z.object({ isAgreed: z.boolean(), version: Ordinal, hasTests: z.boolean().default(false) }),
    output: OwnPrep,
  }),
  readPrep: get('/cnslt/{desk}/dtls/{id}/prep', {
    access: deskMenu('RR'),
    summary: 'The prep sheet of a meeting of the counsellor’s own, while it is open; who looks is written down.',
    remark: 'Not found where it is not open (Prep sheet).',
    params: OfDesk,
    output: z.object({
      beginsAt: Instant,
      endsAt: Instant,
      agreedAt: Instant,
      /** Until when it can be seen at the longest. */
      openUntil: Instant,
      sheet: PrepSheet,
    }),
  }),
};
