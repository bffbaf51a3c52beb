/** Attendance: codes on the wall, the sheet of a session, and how a person stands (docs/specification.md §7, Attendance). */
import { z } from 'zod';

import { anyone, menu, signedIn } from '../../access.ts';
import { get, post, put, remove } from '../../call.ts';
import { AskedMoment, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { PlanKey, PreviewedSheet } from '../../shared/plan-key.ts';
import { OptionalText } from '../../shared/required-text.ts';
import { Version } from '../../shared/workflow.ts';
import { DIGITS } from './attendance-code.ts';
import { ATTENDANCE_STATUSES, PROGRAMME_TYPES, SessionView } from './words.ts';
import { WholeNumber } from '../../shared/whole-number.ts';

const path = '/lrn/attendance/{sessionId}';
const params = z.object({ sessionId: Id });
const keeps = menu('LRN_PRGM', 'RR');

export const ATTENDANCE_MOST = {
  note: 200,
  /** People whom one call marks. */
  marks: 1000,
  /** Lines of a sheet. */
  rows: 1000,
  problems: 200,
  /** Names of those who came last. */
  last: 5,
} as const;

/** How a mark came about. */
export const ATTENDANCE_METHODS = ['LINK', 'TYPED', 'HAND', 'SHEET', 'CLOSING'] as const;
export type AttendanceMethod = (typeof ATTENDANCE_METHODS)[number];

/** A person on a sheet, and how they stand; beside the states of a mark. */
export const ROW_FILTERS = [...ATTENDANCE_STATUSES, 'OPEN', 'WAITING'] as const;

const Head = SessionView.extend({
  programmeId: Id,
  programmeNm: z.string(),
  typeCode: z.enum(PROGRAMME_TYPES),
  sessionCount: z.number().int(),
  /** Codes count from then. */
  opensAt: Instant,
  /** From then on a code counts as late. */
  lateFrom: Instant,
  /** Codes count until then. */
  countsUntil: Instant,
  closedAt: Instant.nullable(),
});
export type AttendanceHead = z.output<typeof Head>;

const Count = z.object({
  traineeCount: z.number().int(),
  presentCount: z.number().int(),
  lateCount: z.number().int(),
  absentCount: z.number().int(),
  excusedCount: z.number().int(),
  /** Codes that came too late and wait for a nod. */
  waitingCount: z.number().int(),
});
export type AttendanceCount = z.output<typeof Count>;

const Row = z.object({
  traineeId: Id,
  name: z.string(),
  /** The student number; the user name of others. */
  number: z.string(),
  deptNm: z.string().nullable(),
  grade: z.number().int().nullable(),
  status: z.enum(ATTENDANCE_STATUSES).nullable(),
  method: z.enum(ATTENDANCE_METHODS).nullable(),
  waits: z.boolean(),
  note: z.string(),
  at: Instant.nullable(),
  /** 0 where nothing is marked. */
  version: z.number().int(),
  /** The caller’s own, which they can’t mark. */
  isOwn: z.boolean(),
});
export type AttendanceRow = z.output<typeof Row>;

const Mark = z.object({
  traineeId: Id,
  /** Null takes the mark away. */
  status: z.enum(ATTENDANCE_STATUSES).nullable(),
  note: OptionalText(ATTENDANCE_MOST.note),
  /** The version that the caller saw; 0 where nothing was marked. */
  version: WholeNumber,
});
export type AttendanceMark = z.output<typeof Mark>;

const Marked = z.object({
  savedCount: z.number().int(),
  /** Those who were marked by somebody else meanwhile, and stay so. */
  leftIdList: z.array(Id),
});

const PlannedMark = z.object({
  line: z.number().int(),
  traineeId: Id,
  name: z.string(),
  number: z.string(),
  status: z.enum(ATTENDANCE_STATUSES),
  /** How they stand now. */
  before: z.enum(ATTENDANCE_STATUSES).nullable(),
  note: z.string(),
  version: z.number().int(),
});
export type PlannedMark = z.output<typeof PlannedMark>;

const Problem = z.object({ line: z.number().int(), number: z.string(), reason: z.string() });

const Link = z.object({ linkId: Id, madeAt: Instant, madeByNm: z.string(), endsAt: Instant });

/** How a person stands in one session. */
const OwnSession = SessionView.extend({
  status: z.enum(ATTENDANCE_STATUSES).nullable(),
  waits: z.boolean(),
  at: Instant.nullable(),
  note: z.string(),
  opensAt: Instant,
  countsUntil: Instant,
  closedAt: Instant.nullable(),
});
export type OwnSession = z.output<typeof OwnSession>;

const Counted = z.object({
  programmeNm: z.string(),
  number: z.number().int(),
  sessionCount: z.number().int(),
  status: z.enum(ATTENDANCE_STATUSES),
  waits: z.boolean(),
  at: Instant,
  /** Sessions of the programme in which they were there, late ones too. */
  attendedCount: z.number().int(),
});
export type Counted = z.output<typeof Counted>;

export const attendance = {
  readSession: get(path, {
    access: keeps,
    summary: 'One session of a programme whose attendance the caller keeps, and its neighbours.',
    params,
    output: z.object({
      session: Head,
      version: Version,
      sessionList: z.array(
        z.object({ sessionId: Id, number: z.number().int(), beginsAt: Instant, closedAt: Instant.nullable() }),
      ),
      /** Steps that the caller may take now. */
      canMark: z.boolean(),
      canClose: z.boolean(),
      /** Until then nobody who comes is late. */
      closableFrom: Instant,
      canReopen: z.boolean(),
      canLink: z.boolean(),
    }),
  }),
  readCount: get(`${path}/count`, {
    access: keeps,
    summary: 'How many of a session have come, and who came last.',
    params,
    output: z.object({
      count: Count,
      lastList: z.array(z.object({ name: z.string(), status: z.enum(ATTENDANCE_STATUSES), at: Instant })),
      /** Browsers that opened a code without a session: all of them, and the most that opened one code. */
      tickets: z.object({ all: z.number().int(), ofOneCode: z.number().int() }),
    }),
  }),
  readKey: get(`${path}/key`, {
    access: keeps,
    summary: 'The key with which the caller’s page makes the codes of one session without network.',
    remark: 'Null once codes no longer count. now: the server’s clock, by which the page sets its own.',
    params,
    output: z.object({ key: z.string().nullable(), address: z.string(), now: Instant }),
  }),
  pageRows: get(`${path}/row/page`, {
    access: keeps,
    summary: 'The sheet of a session: everybody with a confirmed place, by name.',
    params,
    query: PageQuery.omit({ sort: true }).extend({
      searchText: z.string().max(100).optional(),
      state: z.enum(ROW_FILTERS).optional(),
    }),
    output: z.object({ rowPage: pageOf(Row) }),
  }),
  saveMarks: put(`${path}/mark`, {
    access: keeps,
    summary: 'Marks people by hand.',
    remark:
      'Each by the version that the caller saw; who was marked meanwhile stays as they are and is named. Nobody marks themselves.',
    params,
    body: z.object({ markList: z.array(Mark).min(1).max(ATTENDANCE_MOST.marks) }),
    output: Marked,
  }),
  previewMarks: get(`${path}/import`, {
    access: keeps,
    summary: 'Marks that a sheet of the caller’s would make, and what is wrong with which line; changes nothing.',
    remark: 'An xlsx or csv of at most 2 MB and 1,000 lines; 200 problems at most are told.',
    params,
    query: z.object({ fileId: Id }),
    output: z.object({
      markList: z.array(PlannedMark),
      problemList: z.array(Problem),
      problemCount: z.number().int(),
      planKey: PlanKey,
    }),
  }),
  importMarks: post(`${path}/import`, {
    access: keeps,
    summary: 'Marks all people of a sheet, as they were previewed, or none.',
    remark: 'planKey is the preview’s: where the sheet would mark otherwise by now, nobody is marked.',
    params,
    body: PreviewedSheet,
    output: z.object({ savedCount: z.number().int() }),
  }),
  decideWaiting: post(`${path}/waiting`, {
    access: keeps,
    summary: 'Lets codes count that came too late, or does not.',
    remark: 'The caller’s own code stays as it is.',
    params,
    body: z.object({ traineeIdList: z.array(Id).min(1).max(ATTENDANCE_MOST.marks), isAccepted: z.boolean() }),
    output: z.object({ decidedCount: z.number().int() }),
  }),
  closeSession: post(`${path}/close`, {
    access: keeps,
    summary: 'Closes the attendance of a session: people who were not counted were absent.',
    remark: 'With the last session, people who came to none of them and did not cancel are marked as no-shows.',
    params,
    body: z.object({ version: Version }),
    output: z.object({ absentCount: z.number().int() }),
  }),
  reopenSession: post(`${path}/reopen`, {
    access: keeps,
    summary: 'Opens a closed session again: absences that only its closing made are gone.',
    params,
    body: z.object({ version: Version }),
    output: z.object({ version: Version }),
  }),
  listLinks: get(`${path}/link/list`, {
    access: keeps,
    summary: 'Secret links of a session that count, without their addresses.',
    params,
    output: z.object({ linkList: z.array(Link) }),
  }),
  makeLink: post(`${path}/link`, {
    access: keeps,
    summary: 'Makes a secret link for an outside lecturer, and tells its address this once.',
    remark: 'It shows code and count of that session and nothing else, until a day after its end.',
    params,
    repeatable: false,
    output: z.object({ address: z.string(), endsAt: Instant }),
  }),
  endLink: remove(`${path}/link/{linkId}`, {
    access: keeps,
    summary: 'Ends a secret link; codes that its page makes no longer count.',
    params: params.extend({ linkId: Id }),
    output: z.object({}),
  }),
  openTicket: post('/attend/{sessionId}/ticket', {
    access: anyone,
    summary: 'Swaps the code of the link on the wall for a ticket of ten minutes in that browser.',
    remark:
      'For who has to sign in first: one a browser, which the first page marked. The ticket is a cookie that no script reads. A code is refused a minute after it was shown.',
    params,
    body: z.object({ code: z.string().max(60) }),
    repeatable: false,
    output: z.object({
      programmeNm: z.string(),
      number: z.number().int(),
      sessionCount: z.number().int(),
      until: Instant,
    }),
  }),
  countScan: post('/attend/{sessionId}/count', {
    access: signedIn,
    summary: 'Counts the caller by the code, or by the ticket of their browser: present, or late; once, however often.',
    remark: 'By a ticket at the moment of its code, not of the sign-in. A ticket counts one person.',
    params,
    body: z.object({ code: z.string().max(60).optional() }),
    output: Counted,
  }),
  listOwn: get('/lrn/own-attendance/{programmeId}', {
    access: signedIn,
    summary: 'How the caller stands in each session of a programme; empty without a confirmed place.',
    params: z.object({ programmeId: Id }),
    output: z.object({
      sessionList: z.array(OwnSession),
      presentCount: z.number().int(),
      lateCount: z.number().int(),
      absentCount: z.number().int(),
      excusedCount: z.number().int(),
      /** Percent of the sessions that are over; null before the first. */
      rate: z.number().nullable(),
      leastRate: z.number().int(),
    }),
  }),
  typeCode: post('/lrn/attendance/{sessionId}/digits', {
    access: signedIn,
    summary: 'Counts the caller by the six digits on the wall; what comes more than a minute late waits for a nod.',
    remark: 'Both times are of the caller’s clock: only their difference counts. Ten tries a minute.',
    params,
    body: z.object({ digits: z.string().regex(DIGITS), typedAt: AskedMoment, sentAt: AskedMoment }),
    repeatable: false,
    output: Counted,
  }),
  readLink: post('/attend/link/read', {
    access: anyone,
    summary: 'Code and count of the one session of a secret link; nothing of people.',
    remark: 'The key is another one than that of the people who keep the attendance, and ends with the link.',
    body: z.object({ token: z.string().max(100) }),
    repeatable: false,
    output: z.object({
      programmeNm: z.string(),
      sessionId: Id,
      number: z.number().int(),
      sessionCount: z.number().int(),
      beginsAt: Instant,
      endsAt: Instant,
      place: z.string(),
      opensAt: Instant,
      countsUntil: Instant,
      closedAt: Instant.nullable(),
      key: z.string().nullable(),
      address: z.string(),
      now: Instant,
      traineeCount: z.number().int(),
      attendedCount: z.number().int(),
    }),
  }),
};
