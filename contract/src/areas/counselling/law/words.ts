/**
 * Words that the calls of legal counselling share. Everything that anybody writes in a case is read by its student and by law
 * counsellors, and by nobody else.
 */
import { z } from 'zod';

import { FileRef } from '../../../shared/file.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { defineActions, needs, needsText, type ActionOf } from '../../../shared/workflow.ts';
import { ENDINGS } from '../meeting/meeting.ts';
import { Channel, Status, StudentRef, Version } from '../words.ts';

/** The machine of cases (docs/specification.md §7). */
export const LAW_STATUSES = [
  'RECEIVED',
  'ACCEPTED',
  'DECLINED',
  'ASSIGNED',
  'CONSULTED',
  'OPINION_DRAFT',
  'OPINION_REVIEWED',
  'SENT',
  'CLOSED',
] as const;
export type LawStatus = (typeof LAW_STATUSES)[number];

/** The middle code of LAW_CASE_TYPE. */
export const LAW_CASE_TYPES = [
  'LEASE',
  'WORK',
  'CONTRACT',
  'DAMAGES',
  'TRAFFIC',
  'FAMILY',
  'CRIMINAL',
  'COPYRIGHT',
  'DEFAMATION',
  'OTHER',
] as const;
export type LawCaseType = (typeof LAW_CASE_TYPES)[number];

/** Questions of the form about facts, each for some kinds of matter. */
export const LAW_QUESTIONS = [
  'DEPOSIT',
  'TERM',
  'LANDLORD',
  'PAY',
  'HOURS',
  'WRITTEN',
  'BOUGHT',
  'SELLER',
  'DAMAGE',
  'INSURANCE',
  'PLACE',
  'INJURY',
  'RELATION',
  'PROPERTY',
  'COURT',
  'POLICE',
  'SIDE',
  'MADE',
  'USED',
  'POSTED',
  'KNOWN',
] as const;
export type LawQuestion = (typeof LAW_QUESTIONS)[number];
export const LAW_EVIDENCE = [
  'CONTRACT',
  'TRANSFER',
  'MESSAGES',
  'PHOTOS',
  'RECORDING',
  'RECEIPT',
  'PAYSLIP',
  'MEDICAL',
  'POLICE',
  'REGISTER',
  'CAPTURE',
  'ORIGINAL',
  'WITNESS',
] as const;
export type LawEvidence = (typeof LAW_EVIDENCE)[number];

/** Hints for telling a matter of each kind, and what is good to have at hand. */
export const LAW_GUIDE: Readonly<
  Record<LawCaseType, { readonly questions: readonly LawQuestion[]; readonly evidence: readonly LawEvidence[] }>
> = {
  LEASE: { questions: ['DEPOSIT', 'TERM', 'LANDLORD'], evidence: ['CONTRACT', 'REGISTER', 'TRANSFER', 'MESSAGES'] },
  WORK: { questions: ['PAY', 'HOURS', 'WRITTEN'], evidence: ['CONTRACT', 'PAYSLIP', 'TRANSFER', 'MESSAGES'] },
  CONTRACT: { questions: ['BOUGHT', 'SELLER', 'WRITTEN'], evidence: ['CONTRACT', 'RECEIPT', 'MESSAGES', 'PHOTOS'] },
  DAMAGES: { questions: ['DAMAGE', 'INSURANCE'], evidence: ['PHOTOS', 'RECEIPT', 'MEDICAL', 'WITNESS'] },
  TRAFFIC: { questions: ['PLACE', 'INJURY', 'INSURANCE'], evidence: ['PHOTOS', 'POLICE', 'MEDICAL', 'RECORDING'] },
  FAMILY: { questions: ['RELATION', 'PROPERTY', 'COURT'], evidence: ['REGISTER', 'TRANSFER', 'MESSAGES'] },
  CRIMINAL: { questions: ['SIDE', 'POLICE', 'PLACE'], evidence: ['POLICE', 'MESSAGES', 'RECORDING', 'WITNESS'] },
  COPYRIGHT: { questions: ['MADE', 'USED', 'WRITTEN'], evidence: ['ORIGINAL', 'CAPTURE', 'CONTRACT', 'MESSAGES'] },
  DEFAMATION: { questions: ['POSTED', 'KNOWN', 'POLICE'], evidence: ['CAPTURE', 'MESSAGES', 'WITNESS'] },
  OTHER: { questions: [], evidence: ['CONTRACT', 'MESSAGES', 'PHOTOS', 'WITNESS'] },
};

/** Most characters and items; the forms say so before the server does. */
export const LAW_MOST = {
  opponent: 100,
  summary: 4000,
  help: 1000,
  answer: 500,
  events: 30,
  event: 300,
  files: 5,
  reason: 500,
  note: 4000,
  opinion: 20_000,
  assignees: 5,
} as const;

const assignees = needs(
  z
    .array(Id)
    .overwrite((ids) => [...new Set(ids)])
    .min(1)
    .max(LAW_MOST.assignees),
);
const reason = needsText(LAW_MOST.reason);
const opinion = needsText(LAW_MOST.opinion);

/** Actions of law counsellors in a case: the next step first, and after it what changes or refuses something. */
export const LAW_STEPS = defineActions({
  ACCEPT: { needs: { reason } },
  ASSIGN: { needs: { memberIdList: assignees } },
  CONSULT: { needs: { text: needsText(LAW_MOST.note) } },
  DRAFT: { needs: { text: opinion } },
  REVIEW: { needs: {} },
  SEND: { needs: {} },
  CLOSE: { needs: {} },
  REVISE: { needs: { text: opinion } },
  RETURN: { needs: { reason } },
  REASSIGN: { needs: { memberIdList: assignees } },
  DECLINE: { needs: { reason } },
});
export type LawAction = ActionOf<typeof LAW_STEPS>;

export const LawFacts = z.object({
  /** The person or company that it is against; empty where nobody is known. */
  opponent: z.string().max(LAW_MOST.opponent),
  summary: z.string().max(LAW_MOST.summary),
  help: z.string().max(LAW_MOST.help),
  answerList: z
    .array(z.object({ question: z.enum(LAW_QUESTIONS), text: z.string().max(LAW_MOST.answer) }))
    .max(LAW_QUESTIONS.length),
  /** Events with their days, as they were written. */
  timelineList: z
    .array(z.object({ on: CalendarDate.nullable(), text: z.string().max(LAW_MOST.event) }))
    .max(LAW_MOST.events),
  evidenceList: z.array(z.enum(LAW_EVIDENCE)).max(LAW_EVIDENCE.length),
});
export type LawFacts = z.output<typeof LawFacts>;

/** An hour with a law counsellor, by the machine of all counselling. */
const LawMeeting = z.object({
  requestId: Id,
  status: Status,
  ending: z.enum(ENDINGS).nullable(),
  beginsAt: Instant,
  endsAt: Instant,
  channel: Channel,
  place: z.string().nullable(),
  counsellorNm: z.string(),
  /** Whether it is an hour of the caller's own. */
  isMine: z.boolean(),
  version: Version,
});
export type LawMeeting = z.output<typeof LawMeeting>;

const LawStep = z.object({
  step: z.enum(['ANSWER', 'ASSIGN', 'MEET', 'WRITE', 'REVIEW', 'READ', 'CLOSE']),
  who: z.enum(['STUDENT', 'COUNSELLOR', 'BOTH']),
  dueAt: Instant.nullable(),
});

export const LawSummary = z.object({
  caseId: Id,
  status: z.enum(LAW_STATUSES),
  caseType: z.enum(LAW_CASE_TYPES),
  askedAt: Instant,
  /** By when the student has a deadline; null for none. */
  deadlineOn: CalendarDate.nullable(),
  /** By when the university answers; what was paused is not counted. */
  dueAt: Instant,
  isOverdue: z.boolean(),
  sentAt: Instant.nullable(),
  meeting: LawMeeting.nullable(),
  next: LawStep.nullable(),
  version: Version,
});
export type LawSummary = z.output<typeof LawSummary>;

const LawOpinion = z.object({ number: z.number().int(), text: z.string(), sentAt: Instant });
export type LawOpinion = z.output<typeof LawOpinion>;

const LawHistory = z.object({
  to: z.enum(LAW_STATUSES),
  by: z.enum(['STUDENT', 'LAW', 'SYSTEM']),
  at: Instant,
  reason: z.string().nullable(),
});

/** A case as both sides read it. Null facts: they were destroyed when their time was over. */
export const LawCase = LawSummary.extend({
  facts: LawFacts.nullable(),
  fileList: z.array(FileRef),
  assigneeNmList: z.array(z.string()),
  opinion: LawOpinion.nullable(),
  historyList: z.array(LawHistory),
});
export type LawCase = z.output<typeof LawCase>;

/** A period in which nothing is answered and the clock stands. */
export const LawPause = z.object({
  pauseId: Id,
  beginsOn: CalendarDate,
  /** Included. */
  endsOn: CalendarDate,
  reasonKo: z.string(),
  reasonEn: z.string(),
});
export type LawPause = z.output<typeof LawPause>;

export const LawStudent = StudentRef;
