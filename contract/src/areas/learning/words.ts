/** Words and shapes that all calls about programmes share (docs/specification.md, Programmes). */
import { z } from 'zod';

import { ENUMS, type EnumKey } from '../../enums.ts';
import { Id, Instant } from '../../shared/id.ts';
import { defineActions, needsText } from '../../shared/workflow.ts';

/** Types of programmes: data, never a way of their own through the code. */
export const PROGRAMME_TYPES = ENUMS.programmeType;
export type ProgrammeType = (typeof PROGRAMME_TYPES)[number];

/** Each type's part of an address, and the menu of its list. */
export const PROGRAMME_PLACES = {
  BAEUM: { slug: 'baeum', menuId: 'LRN_BAEUM', path: '/lrn/baeum' },
  CHAEUM: { slug: 'chaeum', menuId: 'LRN_CHAEUM', path: '/lrn/chaeum' },
  IEUM: { slug: 'ieum', menuId: 'LRN_IEUM', path: '/lrn/ieum' },
  WORKSHOP: { slug: 'workshp', menuId: 'PRF_WS', path: '/profsr/workshp' },
} as const satisfies Readonly<Record<ProgrammeType, { slug: string; menuId: string; path: string }>>;
export const PROGRAMME_SLUGS = ['baeum', 'chaeum', 'ieum', 'workshp'] as const;
export type ProgrammeSlug = (typeof PROGRAMME_SLUGS)[number];
export const PROGRAMME_MENUS = ['LRN_BAEUM', 'LRN_CHAEUM', 'LRN_IEUM', 'PRF_WS'] as const;

export const SELECTIONS = ENUMS.programmeSelection;
export type Selection = (typeof SELECTIONS)[number];

/** How a programme stands for people who look for one; worked out from its dates and its seats. */
export const STAGES = ENUMS.programmeStage;
export type Stage = (typeof STAGES)[number];

export const TRAINEE_STATUSES = ENUMS.traineeStatus;
export type TraineeStatus = (typeof TRAINEE_STATUSES)[number];
export const APPROVAL_STATUSES = ENUMS.approvalStatus;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];
export const APPROVAL_KINDS = ['OPEN', 'CLOSE'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];
export const ATTENDANCE_STATUSES = ENUMS.attendanceStatus;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];
/** An appeal against being counted as absent without notice. */
export const APPEAL_STATUSES = ['ASKED', 'ACCEPTED', 'REFUSED'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];
/** Days after the end in which it can be appealed. */
export const APPEAL_DAYS = 7;
export type CompetencyCode = EnumKey<'coreCompetency'>;

export const PROGRAMME_MOST = {
  name: 100,
  introduction: 5000,
  text: 200,
  answer: 1000,
  reason: 500,
  report: 5000,
  sessions: 60,
  departments: 50,
  helpers: 20,
  seats: 20_000,
  /** Trainees whom one press moves. */
  bulk: 1000,
} as const;

/** Steps of the person who applied. Applying itself is the call that begins the record. */
export const OWN_TRAINEE_STEPS = defineActions({
  /** Gives the place, or the place in the queue, back; declines an offer too. */
  CANCEL: { needs: {} },
  /** Takes the place that is offered from the queue. */
  ACCEPT: { needs: {} },
});

/** Steps of those who organise. */
export const DESK_TRAINEE_STEPS = defineActions({
  DISMISS: { needs: { reason: needsText(PROGRAMME_MOST.reason) } },
  REJECT: { needs: { reason: needsText(PROGRAMME_MOST.reason) } },
  REOPEN: { needs: {} },
  CONFIRM: { needs: {} },
});

/** Steps of those who decide about an appeal. */
export const APPEAL_STEPS = defineActions({
  REFUSE: { needs: { reason: needsText(PROGRAMME_MOST.reason) } },
  ACCEPT: { needs: {} },
});

export const Competency = z.object({ code: z.enum(ENUMS.coreCompetency), ratio: z.number().int().min(1).max(100) });

/** One of the caller’s own dates at the time of a session. */
export const Clash = z.object({
  /** The session that clashes; null where the programme has only one. */
  number: z.number().int().nullable(),
  /** The name of the other programme; of counselling only that it is some. */
  title: z.string(),
  isProgramme: z.boolean(),
  beginsAt: Instant,
  /** Where the caller finds it. */
  path: z.string(),
});
export type Clash = z.output<typeof Clash>;

/** A programme as a card or a row of a list. */
export const ProgrammeCard = z.object({
  programmeId: Id,
  typeCode: z.enum(PROGRAMME_TYPES),
  name: z.string(),
  deptNm: z.string(),
  stage: z.enum(STAGES),
  selection: z.enum(SELECTIONS),
  appliesFrom: Instant,
  appliesUntil: Instant,
  beginsAt: Instant,
  endsAt: Instant,
  sessionCount: z.number().int(),
  hours: z.number(),
  /** Mileage that a completion brings; null for none. */
  points: z.number().int().nullable(),
  place: z.string(),
  isOnline: z.boolean(),
  competencyList: z.array(Competency),
  capacity: z.number().int(),
  /** Seats that nobody has and that are offered to nobody. */
  freeCount: z.number().int(),
  queueCount: z.number().int(),
  isBookmarked: z.boolean(),
  /** The caller’s own date that keeps them from it; null where there is none, and where they do not apply for it. */
  clash: Clash.nullable(),
  /** How the caller stands in it; null where they never applied. */
  own: z
    .object({
      traineeId: Id,
      status: z.enum(TRAINEE_STATUSES),
      /** Their rank in the queue, from 1; null where they are in none. */
      rank: z.number().int().nullable(),
      offeredUntil: Instant.nullable(),
      isCompleted: z.boolean(),
    })
    .nullable(),
});
export type ProgrammeCard = z.output<typeof ProgrammeCard>;

export const SessionView = z.object({
  sessionId: Id,
  number: z.number().int(),
  title: z.string(),
  beginsAt: Instant,
  endsAt: Instant,
  place: z.string(),
  teacherNm: z.string(),
});
export type SessionView = z.output<typeof SessionView>;

/** Everything that applying asks for; each is told, met or not. */
export const REQUIREMENTS = [
  'PUBLISHED',
  'PERIOD',
  'AUDIENCE',
  'DEPARTMENT',
  'GRADE',
  'REGISTER',
  'ONCE',
  'REPEAT',
  'RESTRICTION',
  'CLASH',
  'SEAT',
] as const;
export type RequirementCode = (typeof REQUIREMENTS)[number];

export const Requirement = z.object({
  code: z.enum(REQUIREMENTS),
  isMet: z.boolean(),
  /** The requirement in words, and where it is not met what can be done. */
  text: z.string(),
  /** With what it clashes; empty for other requirements. */
  clashList: z.array(Clash),
});
export type Requirement = z.output<typeof Requirement>;

/** How far attendance, survey and assignment are from the completion. */
export const CompletionView = z.object({
  presentCount: z.number().int(),
  lateCount: z.number().int(),
  absentCount: z.number().int(),
  excusedCount: z.number().int(),
  /** Sessions that are over and not excused. */
  countedCount: z.number().int(),
  sessionCount: z.number().int(),
  /** Percent; null before the first session is over. */
  rate: z.number().nullable(),
  leastRate: z.number().int(),
  needsSurvey: z.boolean(),
  isSurveyDone: z.boolean(),
  needsAssignment: z.boolean(),
  isAssignmentDone: z.boolean(),
  completedAt: Instant.nullable(),
  certificateNo: z.string().nullable(),
});
export type CompletionView = z.output<typeof CompletionView>;

export const TermRef = z.object({ year: z.number().int(), semstrCode: z.string(), semstrNm: z.string() });
