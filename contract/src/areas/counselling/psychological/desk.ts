/**
 * The counselling centre at work: the queue, cases, sessions and their records. Counsellors find their own cases; holders of
 * PSCHMNG find all.
 */
import { z } from 'zod';

import { menu, named } from '../../../access.ts';
import { call } from '../../../call.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { FileRef } from '../../../shared/file.ts';
import { YesNo } from '../../../shared/flag.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { Hour, StudentRef } from '../words.ts';
import { REFERRAL_REASONS, REFERRAL_URGENCIES } from './referral.ts';
import {
  CHECK_IN_ITEMS,
  Frequency,
  Level,
  Preferences,
  PROBLEM_AREAS,
  PSYCH_CHANNELS,
  PSYCH_MOST,
  PsychStatus,
  PsychVersion,
  SEVERITIES,
} from './words.ts';

export const PSYCH_VIEWS = ['QUEUE', 'OPEN', 'DONE'] as const;
export const CANCEL_REASONS = ['WITHDRAWN', 'NOT_ELIGIBLE', 'REFERRED_OUT', 'UNREACHABLE'] as const;
/** WITHDRAWN: of a case whose consent was withdrawn, and of no other. */
export const END_REASONS = ['AGREED', 'CAP_REACHED', 'DROPPED_OUT', 'REFERRED', 'GRADUATED', 'WITHDRAWN'] as const;
export const SESSION_STATUSES = ['BOOKED', 'HELD', 'ABSENT', 'CANCELLED'] as const;
/** Why somebody should rather not be the counsellor of this student. */
export const CONFLICTS = ['ADVISOR', 'TEACHES', 'DEPARTMENT'] as const;
export const CENTRE_ACTIONS = [
  'TRIAGE',
  'APPROVE',
  'REASSIGN',
  'CANCEL',
  'BOOK',
  'RECORD',
  'EXTEND',
  'END',
  'REOPEN',
  'SUPERVISE',
] as const;

const Channel = z.enum(PSYCH_CHANNELS);
const Text = z.string().max(PSYCH_MOST.note);
/** Subjective, objective, assessment, plan. */
const Soap = z.object({ subjective: Text, objective: Text, assessment: Text, plan: Text });
export type Soap = z.output<typeof Soap>;

const Summary = z.object({
  applicationId: Id,
  student: StudentRef,
  status: PsychStatus,
  level: Level,
  appliedAt: Instant,
  preferences: Preferences,
  /** Whether it came with a professor’s referral. */
  isReferred: z.boolean(),
  counsellorName: z.string().nullable(),
  /** The next session that is booked. */
  nextAt: Instant.nullable(),
  heldCount: z.number().int(),
  sessionCap: z.number().int(),
  /** The student has withdrawn their consent: nothing new is written, and the case is to be brought to its end. */
  isWithdrawn: z.boolean(),
  version: PsychVersion,
});
export type PsychSummary = z.output<typeof Summary>;

const Session = z.object({
  sessionId: Id,
  number: z.number().int(),
  beginsAt: Instant,
  endsAt: Instant,
  channel: Channel,
  place: z.string().nullable(),
  /** The room that is reserved for it; `place` says its name. */
  roomId: Id.nullable(),
  reservationId: Id.nullable(),
  status: z.enum(SESSION_STATUSES),
  level: Level.nullable(),
  record: Soap.nullable(),
  version: PsychVersion,
});
export type PsychSession = z.output<typeof Session>;

const Intake = z.object({
  areaList: z.array(z.enum(PROBLEM_AREAS)),
  phqList: z.array(Frequency),
  gadList: z.array(Frequency),
  phq: z.number().int(),
  phqSeverity: z.enum(SEVERITIES),
  gad: z.number().int(),
  gadSeverity: z.enum(SEVERITIES),
  hasDangerItem: z.boolean(),
  isInDanger: z.boolean(),
  /** Of somebody who walked in there are no answers. */
  isScreened: z.boolean(),
  content: z.string(),
});

/** How a week of waiting was: the first two questions of PHQ-9, and what they changed. */
const CheckIn = z.object({
  weekOn: CalendarDate,
  phqList: z.array(Frequency).length(CHECK_IN_ITEMS),
  isInDanger: z.boolean(),
  /** To where it brought the student forward; null where it did not. */
  raisedTo: Level.nullable(),
});
export type PsychCheckIn = z.output<typeof CheckIn>;

const Case = Summary.extend({
  counsellorId: Id.nullable(),
  /** Withdrawn and not opened in an emergency: nothing that was written is shown. */
  isClosed: z.boolean(),
  /** Where consent was given on paper: the sheet itself, and the versions that it has. */
  paper: z.object({ signedOn: CalendarDate, version: z.number().int(), fileList: z.array(FileRef) }).nullable(),
  /** Null where it is closed. */
  intake: Intake.nullable(),
  /** The oldest first. */
  checkInList: z.array(CheckIn),
  /** What professors wrote, as the student agreed to it; none where it is closed. */
  referralList: z.array(
    z.object({
      referralId: Id,
      referrerName: z.string(),
      referrerDept: z.string(),
      urgency: z.enum(REFERRAL_URGENCIES),
      reasonList: z.array(z.enum(REFERRAL_REASONS)),
      note: z.string(),
      askedAt: Instant,
    }),
  ),
  sessionList: z.array(Session),
  /** Two or more: somebody should ask how the student is. */
  absentCount: z.number().int(),
  supervisionList: z.array(z.object({ author: z.string(), at: Instant, note: z.string() })),
  historyList: z.array(z.object({ to: PsychStatus, at: Instant, reason: z.string().nullable() })),
  ending: z.string().nullable(),
  /** Whether the caller sees it by an emergency opening, and reads only. */
  isOpening: z.boolean(),
  can: z.array(z.enum(CENTRE_ACTIONS)),
});
export type PsychCase = z.output<typeof Case>;

const Colleague = z.object({
  memberId: Id,
  name: z.string(),
  gender: z.enum(['FEMALE', 'MALE']).nullable(),
  openCount: z.number().int(),
  /** Sessions booked in the seven days from now. */
  weekCount: z.number().int(),
  weeklyHours: z.number().int(),
  isOnDuty: z.boolean(),
  /** At the hour that was asked for; null where none was. */
  isFree: z.boolean().nullable(),
  conflict: z.enum(CONFLICTS).nullable(),
});
export type PsychColleague = z.output<typeof Colleague>;

const Opening = z.object({
  openingId: Id,
  applicationId: Id.nullable(),
  askedBy: z.string(),
  askedAt: Instant,
  reason: z.string(),
  confirmedBy: z.string().nullable(),
  /** Until when it opens the case; null while nobody has confirmed it. */
  until: Instant.nullable(),
  canConfirm: z.boolean(),
});
export type PsychOpening = z.output<typeof Opening>;

const Of = z.object({ id: Id });
const OfSession = z.object({ id: Id, sessionId: Id });
const Done = z.object({ applicationId: Id, status: PsychStatus, version: PsychVersion });
const Versioned = z.object({ version: PsychVersion });
const Reason = z.string().max(PSYCH_MOST.reason);
const When = z.object({
  date: CalendarDate,
  hour: Hour,
  channel: Channel,
  place: z.string().max(PSYCH_MOST.place).nullable(),
  /** A room to be reserved for it. */
  roomId: Id.nullable().default(null),
});

const BASE = '/cnslt/psychological';

export const psychDesk = {
  pageCases: call({
    method: 'GET',
    base: '/view/cdp',
    path: `${BASE}/case/page`,
    access: menu('CNS_PSY', 'R'),
    summary: 'Cases: the most urgent first, then who has waited longest; managers all, counsellors their own.',
    query: PageQuery.omit({ sort: true }).extend({
      view: z.enum(PSYCH_VIEWS).default('QUEUE'),
      level: Level.optional(),
      referAt: YesNo.optional(),
    }),
    output: z.object({
      casePage: pageOf(Summary),
      counts: z.object({
        queue: z.number().int(),
        open: z.number().int(),
        urgent: z.number().int(),
        /** Under way without consent: to be brought to their end. */
        withdrawn: z.number().int(),
      }),
      isManager: z.boolean(),
      /** Null for who is no counsellor. */
      isOnDuty: z.boolean().nullable(),
    }),
  }),
  readCase: call({
    method: 'GET',
    base: '/view/cdp',
    path: `${BASE}/case/{id}`,
    access: menu('CNS_PSY', 'R'),
    summary: 'One case with what was written, its sessions and their records.',
    params: Of,
    output: z.object({ psychCase: Case }),
  }),
  createCase: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case`,
    access: named('PSCHMNG'),
    summary: 'Takes in somebody who walked in, or in a crisis; by a manager, with consent on paper.',
    body: z.object({
      studentNo: z.string().max(40),
      areaList: z.array(z.enum(PROBLEM_AREAS)).max(PROBLEM_AREAS.length),
      content: z.string().max(PSYCH_MOST.content),
      level: Level,
      preferences: Preferences,
      /** All three consents are signed on the sheet. */
      hasPaperConsent: z.boolean(),
      /** The date on the sheet; the versions are those in force then. */
      paperSignedOn: CalendarDate.nullable(),
      /** The sheet, scanned or photographed, uploaded as sealed. */
      paperFileId: Id.nullable(),
      paperFileSnList: z.array(z.number().int().min(1)).max(PSYCH_MOST.papers),
    }),
    output: Done,
  }),
  listColleagues: call({
    method: 'GET',
    base: '/view/cdp',
    path: `${BASE}/colleague/{id}`,
    access: named('PSCHMNG'),
    summary: 'Who could take this case: load, whether they are free then, and what speaks against it.',
    params: Of,
    query: z.object({ date: CalendarDate.optional(), hour: Hour.optional() }),
    output: z.object({ colleagueList: z.array(Colleague) }),
  }),
  triage: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/triage`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Sets how soon somebody is to be seen.',
    params: Of,
    body: Versioned.extend({ level: Level }),
    output: Done,
  }),
  approve: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/approve`,
    access: named('PSCHMNG'),
    summary: 'Gives a case its counsellor and its first session; by a manager.',
    params: Of,
    body: Versioned.extend({ counsellorId: Id }).extend(When.shape),
    output: Done,
  }),
  reassign: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/reassign`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Back into the queue for another counsellor, at the place it had.',
    params: Of,
    body: Versioned.extend({ reason: Reason }),
    output: Done,
  }),
  cancelCase: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/cancel`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Cancels before the first session; by a manager, with a reason.',
    params: Of,
    body: Versioned.extend({ ending: z.enum(CANCEL_REASONS) }),
    output: Done,
  }),
  bookSession: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/session`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Books the next session, within the cap; nobody is at two places.',
    params: Of,
    body: Versioned.extend(When.shape),
    output: Done,
  }),
  recordSession: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/session/{sessionId}/record`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Records a session that has begun; the first one begins counselling. By the counsellor of the case.',
    params: OfSession,
    body: Soap.extend({ version: PsychVersion, level: Level }),
    output: Done,
  }),
  markSession: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/session/{sessionId}/status`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Notes that the student did not come, or gives a session up before it begins.',
    params: OfSession,
    body: z.object({ version: PsychVersion, status: z.enum(['ABSENT', 'CANCELLED']) }),
    output: Done,
  }),
  moveSession: call({
    method: 'PUT',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/session/{sessionId}`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Another time, way or room for a session that is still ahead; the room that it had is free.',
    params: OfSession,
    body: Versioned.extend(When.shape),
    output: Done,
  }),
  extend: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/extend`,
    access: named('PSCHMNG'),
    summary: 'More sessions than the cap, five at most at once; by a manager.',
    params: Of,
    body: Versioned.extend({ sessions: z.number().int().min(1).max(5) }),
    output: Done,
  }),
  end: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/end`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Ends counselling, with a reason; from then on the time runs after which it is destroyed.',
    params: Of,
    body: Versioned.extend({ ending: z.enum(END_REASONS) }),
    output: Done,
  }),
  reopen: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/reopen`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Goes on with what ended within thirty days; by a manager, with a reason.',
    params: Of,
    body: Versioned.extend({ reason: Reason }),
    output: Done,
  }),
  supervise: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/case/{id}/supervision`,
    access: named('PSCHMNG'),
    summary: 'A manager’s note on the case, for the counsellor and managers.',
    params: Of,
    body: Versioned.extend({ note: Text }),
    output: Done,
  }),
  setDuty: call({
    method: 'PUT',
    base: '/view/cdp',
    path: `${BASE}/duty`,
    access: menu('CNS_PSY', 'U'),
    summary: 'Whether the caller is told at once where somebody is in danger.',
    body: z.object({ isOnDuty: z.boolean() }),
    output: z.object({ isOnDuty: z.boolean() }),
  }),
  pageOpenings: call({
    method: 'GET',
    base: '/view/cdp',
    path: `${BASE}/opening/page`,
    access: menu('CNS_PSY', 'R'),
    summary: 'The ledger of emergency openings: managers all, counsellors their own.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ openingPage: pageOf(Opening) }),
  }),
  askOpening: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/opening`,
    access: menu('CNS_PSY', 'R'),
    summary:
      'Asks to read a case of another counsellor in an emergency; nothing opens before a second person confirms.',
    body: z.object({ studentNo: z.string().max(40), reason: Reason }),
    output: z.object({ openingId: Id }),
  }),
  confirmOpening: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/opening/{id}/confirm`,
    access: named('PSCHMNG'),
    summary: 'The second pair of eyes: a manager who did not ask. Opens the case for reading, for 24 hours.',
    params: Of,
    output: z.object({ openingId: Id }),
  }),
};
