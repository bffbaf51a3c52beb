/** Shapes of the counselling centre’s calls: cases, their sessions and records, colleagues, emergency openings. */
import { z } from 'zod';

import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { FileRef } from '../../../shared/file.ts';
import { PassedOn } from '../referral/referral.ts';
import { StudentRef } from '../words.ts';
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

export const SessionChannel = z.enum(PSYCH_CHANNELS);
export const CaseText = z.string().max(PSYCH_MOST.note);
/** Subjective, objective, assessment, plan. */
export const Soap = z.object({ subjective: CaseText, objective: CaseText, assessment: CaseText, plan: CaseText });
export type Soap = z.output<typeof Soap>;

export const PsychSummary = z.object({
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
export type PsychSummary = z.output<typeof PsychSummary>;

export const PsychSession = z.object({
  sessionId: Id,
  number: z.number().int(),
  beginsAt: Instant,
  endsAt: Instant,
  channel: SessionChannel,
  place: z.string().nullable(),
  /** The room that is reserved for it; `place` says its name. */
  roomId: Id.nullable(),
  reservationId: Id.nullable(),
  status: z.enum(SESSION_STATUSES),
  level: Level.nullable(),
  record: Soap.nullable(),
  version: PsychVersion,
});
export type PsychSession = z.output<typeof PsychSession>;

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
  /** False for somebody who walked in: there are no answers. */
  isScreened: z.boolean(),
  content: z.string(),
});

/** How a week of waiting was: the first two questions of PHQ-9, and what they changed. */
export const PsychCheckIn = z.object({
  weekOn: CalendarDate,
  phqList: z.array(Frequency).length(CHECK_IN_ITEMS),
  isInDanger: z.boolean(),
  /** To where it brought the student forward; null where it did not. */
  raisedTo: Level.nullable(),
});
export type PsychCheckIn = z.output<typeof PsychCheckIn>;

export const PsychCase = PsychSummary.extend({
  counsellorId: Id.nullable(),
  /** Withdrawn and not opened in an emergency: nothing that was written is shown. */
  isClosed: z.boolean(),
  /** Where consent was given on paper: the sheet itself, and the versions that it has. */
  paper: z.object({ signedOn: CalendarDate, version: z.number().int(), fileList: z.array(FileRef) }).nullable(),
  /** Null where it is closed. */
  intake: Intake.nullable(),
  /** The oldest first. */
  checkInList: z.array(PsychCheckIn),
  /** Referrals of professors, as the student agreed to them; none where the case is closed. */
  referralList: z.array(PassedOn),
  sessionList: z.array(PsychSession),
  /** Two or more: somebody should ask how the student is. */
  absentCount: z.number().int(),
  supervisionList: z.array(z.object({ author: z.string(), at: Instant, note: z.string() })),
  historyList: z.array(z.object({ to: PsychStatus, at: Instant, reason: z.string().nullable() })),
  ending: z.string().nullable(),
  /** Whether the caller sees it by an emergency opening, and reads only. */
  isOpening: z.boolean(),
  can: z.array(z.enum(CENTRE_ACTIONS)),
});
export type PsychCase = z.output<typeof PsychCase>;

export const PsychColleague = z.object({
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
export type PsychColleague = z.output<typeof PsychColleague>;

export const PsychOpening = z.object({
  openingId: Id,
  applicationId: Id.nullable(),
  askedBy: z.string(),
  askedAt: Instant,
  reason: z.string(),
  confirmedBy: z.string().nullable(),
  /** Until when it opens the case; null while nobody has confirmed it. */
  until: Instant.nullable(),
  /** Nobody confirmed it within a day: it never opens. */
  isLapsed: z.boolean(),
  /** Told to managers alone: the student has no case, so there is nothing to open. */
  isWithoutCase: z.boolean(),
  canConfirm: z.boolean(),
});
export type PsychOpening = z.output<typeof PsychOpening>;
