/**
 * A request and its meeting, as both sides read it. The reader decides its contents:
 * notes of one's own are in no shape of this file (record.ts has them).
 */
import { z } from 'zod';

import { FileRef } from '../../../shared/file.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { OutcomeCorrection } from './correction-words.ts';
import { PassedOn } from '../referral/referral.ts';
import { Channel, CounsellorRef, Status, StudentRef, TopicCodes, Version } from '../words.ts';

/** Why a request is over without a meeting. */
export const ENDINGS = [
  'WITHDRAWN',
  'CANCELLED_BY_STUDENT',
  'CANCELLED_BY_COUNSELLOR',
  'RESCHEDULED',
  'DECLINED',
  'EXPIRED',
] as const;
export const SOURCES = ['STUDENT', 'INVITATION', 'POST_HOC'] as const;
/** Whether the student says that a meeting entered afterwards took place. */
export const CONFIRMATIONS = ['NONE', 'WAITING', 'CONFIRMED', 'DISPUTED', 'UNCONFIRMED'] as const;

/** The next step, its actor and its deadline; null once nothing is left to do. */
const NextStep = z.object({
  step: z.enum(['ANSWER', 'ANSWER_INVITATION', 'MEET', 'RECORD', 'CONFIRM', 'FOLLOW_UP']),
  who: z.enum(['STUDENT', 'COUNSELLOR', 'BOTH']),
  dueAt: Instant.nullable(),
});

export const MeetingSummary = z.object({
  requestId: Id,
  status: Status,
  ending: z.enum(ENDINGS).nullable(),
  source: z.enum(SOURCES),
  confirmation: z.enum(CONFIRMATIONS),
  beginsAt: Instant,
  endsAt: Instant,
  channel: Channel,
  topicList: TopicCodes,
  counsellor: CounsellorRef,
  student: StudentRef,
  /** People of the same hour, this one included; only the counsellor sees the others' names. */
  participantCount: z.number().int(),
  next: NextStep.nullable(),
  version: Version,
});
export type MeetingSummary = z.output<typeof MeetingSummary>;

/** Reasons that nobody wrote: the portal gives them, in the reader's words. */
export const GIVEN_REASONS = ['MOVED', 'DUTY_ENDED'] as const;
export type GivenReason = (typeof GIVEN_REASONS)[number];

/** One line of how it went. */
const HistoryEntry = z.object({
  from: Status.nullable(),
  to: Status,
  /** SYSTEM: a scheduled task. */
  by: z.enum(['STUDENT', 'COUNSELLOR', 'STAFF', 'SYSTEM']),
  at: Instant,
  /** As somebody wrote it. */
  reason: z.string().nullable(),
  reasonCode: z.enum(GIVEN_REASONS).nullable(),
});

export const FollowUp = z.object({
  taskId: Id,
  text: z.string(),
  who: z.enum(['STUDENT', 'COUNSELLOR', 'BOTH']),
  dueOn: z.string().nullable(),
  isDone: z.boolean(),
});
export type FollowUp = z.output<typeof FollowUp>;

/** The part of the record that both sides may read. */
export const SharedRecord = z.object({
  heldAt: Instant,
  minutes: z.number().int(),
  topicList: TopicCodes,
  sharedNote: z.string(),
  nextOn: z.string().nullable(),
  followUpList: z.array(FollowUp),
});
export type SharedRecord = z.output<typeof SharedRecord>;

export const MeetingDetail = MeetingSummary.extend({
  content: z.string(),
  hope: z.string(),
  place: z.string().nullable(),
  /** Shown only to the parties of an approved meeting. */
  videoLink: z.string().nullable(),
  fileList: z.array(FileRef),
  /** The first first; of requests that this one moved from, too. */
  historyList: z.array(HistoryEntry),
  rescheduledFromId: Id.nullable(),
  record: SharedRecord.nullable(),
  /** Referrals from professors to this kind of counsellor, shared as the student agreed. */
  referralList: z.array(PassedOn),
  /** Corrections that either side asked of the department, the latest first. */
  correctionList: z.array(OutcomeCorrection),
});
export type MeetingDetail = z.output<typeof MeetingDetail>;
