/**
 * Asking for psychological counselling: consents first, then what troubles somebody. Nobody but the centre reads it.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { AddressNumber, Id, Instant } from '../../../shared/id.ts';
import { FORM_STATUSES } from '../../survey.ts';
import {
  CHECK_IN_ITEMS,
  ConsentState,
  Frequency,
  GAD_ITEMS,
  Help,
  PHQ_ITEMS,
  Preferences,
  PROBLEM_AREAS,
  PSYCH_CHANNELS,
  PSYCH_CONSENTS,
  PSYCH_MOST,
  PsychStatus,
  PsychVersion,
} from './words.ts';
import { Ordinal } from '../../../shared/whole-number.ts';

const Agreement = z.object({ code: z.enum(PSYCH_CONSENTS), version: Ordinal });
const Consents = z.object({ consentList: z.array(ConsentState) });

/** The caller's application that is not over yet. */
const Open = z.object({ applicationId: Id, status: PsychStatus });

const Draft = z.object({
  areaList: z.array(z.enum(PROBLEM_AREAS)).max(PROBLEM_AREAS.length),
  /** Null: not answered yet. */
  phqList: z.array(Frequency.nullable()).length(PHQ_ITEMS),
  gadList: z.array(Frequency.nullable()).length(GAD_ITEMS),
  isInDanger: z.boolean(),
  preferences: Preferences,
  content: z.string().max(PSYCH_MOST.content),
});
export type PsychDraft = z.output<typeof Draft>;

const Done = z.object({ applicationId: Id, status: PsychStatus, version: PsychVersion });

export const STUDENT_PSYCH_ACTIONS = ['CANCEL', 'PREFER'] as const;

/** An application as its student sees it: nothing that the centre writes down. */
const Application = z.object({
  applicationId: Id,
  status: PsychStatus,
  appliedAt: Instant,
  /** Help stands first. */
  isUrgent: z.boolean(),
  preferences: Preferences,
  next: z.object({
    /** CLOSE: consent was withdrawn, and the centre brings it to its end. */
    step: z.enum(['REVIEW', 'MEET', 'CONTINUE', 'CLOSE']).nullable(),
    dueAt: Instant.nullable(),
  }),
  counsellorName: z.string().nullable(),
  sessionList: z.array(
    z.object({
      number: z.number().int(),
      beginsAt: Instant,
      endsAt: Instant,
      channel: z.enum(PSYCH_CHANNELS),
      place: z.string().nullable(),
      status: z.enum(['BOOKED', 'HELD', 'ABSENT', 'CANCELLED']),
    }),
  ),
  /** Where the caller stands with what the centre asks at the end; null where they are not asked. */
  survey: z.enum(FORM_STATUSES).nullable(),
  /** Whether this week's two questions are still open; only while it waits. */
  isCheckInDue: z.boolean(),
  /** Days from applying to the first appointment, the median of the last sixty days; null where too few to tell. */
  usualWaitDays: z.number().int().nullable(),
  historyList: z.array(z.object({ to: PsychStatus, at: Instant })),
  help: Help,
  can: z.array(z.enum(STUDENT_PSYCH_ACTIONS)),
  version: PsychVersion,
});
export type OwnPsychApplication = z.output<typeof Application>;

export const psychAsking = {
  readConsents: get('/cs/psch/reqst/agre', {
    access: menu('CS_PSCH', 'R'),
    summary: 'The three consents in force, which of them the caller has given, and the application that is under way.',
    remark: 'earlier is the older version that was agreed to and still holds.',
    output: Consents.extend({ open: Open.nullable(), help: Help }),
  }),
  agree: post('/cs/psch/reqst/agre', {
    access: menu('CS_PSCH', 'C'),
    summary: 'Agrees to all three, each in the version in force.',
    body: z.object({ agreedList: z.array(Agreement).max(PSYCH_CONSENTS.length) }),
    output: Consents,
  }),
  withdrawConsents: post('/cs/psch/reqst/agre/withdraw', {
    access: menu('CS_HIST', 'RR'),
    summary:
      'Withdraws the consents: nothing new is written, what was is closed to the centre, what waits is cancelled and what goes on brought to its end.',
    remark: 'Hours ahead are given back, and the centre is told of what goes on.',
    output: Consents,
  }),
  readForm: get('/cs/psch/reqst/form', {
    access: menu('CS_PSCH', 'C'),
    summary: 'Whether the caller can apply now, and what they were writing, kept for a month.',
    output: z.object({
      isAgreed: z.boolean(),
      open: Open.nullable(),
      draft: Draft.extend({ savedAt: Instant }).nullable(),
      help: Help,
    }),
  }),
  saveDraft: put('/cs/psch/reqst/form', {
    access: menu('CS_PSCH', 'C'),
    summary: 'Keeps what the caller is writing, sealed.',
    remark: 'Kept for 30 days; refused without the consents.',
    body: Draft,
    draft: true,
    output: z.object({ savedAt: Instant }),
  }),
  apply: post('/cs/psch/reqst', {
    access: menu('CS_PSCH', 'C'),
    summary: 'Applies. Scored at once; who is in danger is told where help is, and the centre is told now.',
    remark: 'A second one while one is open is a conflict that names the first.',
    body: Draft,
    output: Done.extend({ isUrgent: z.boolean(), help: Help }),
  }),
  readOwn: get('/cs/psch/{id}', {
    access: menu('CS_HIST', 'RR'),
    summary: 'One of the caller’s own applications: where it stands and what comes next.',
    remark: 'Nothing that the centre writes.',
    params: z.object({ id: Id }),
    output: z.object({ application: Application }),
  }),
  sendOwnSession: get('/cs/psch/{id}/session/{number}/calendar', {
    access: menu('CS_HIST', 'RR'),
    summary: 'One session of the caller’s own that is ahead as iCalendar, saying nothing but when.',
    remark: 'It says only 상담 일정 안내.',
    params: z.object({ id: Id, number: AddressNumber }),
    gives: 'file',
    output: z.object({}),
  }),
  changePreferences: put('/cs/psch/{id}/preference', {
    access: menu('CS_HIST', 'RR'),
    summary: 'Changes what the caller would like, while they wait.',
    params: z.object({ id: Id }),
    body: Preferences.extend({ version: PsychVersion }),
    output: Done,
  }),
  checkIn: post('/cs/psch/{id}/checkin', {
    access: menu('CS_HIST', 'RR'),
    summary: 'How the week was, once a week while somebody waits; it can bring them forward and never back.',
    params: z.object({ id: Id }),
    body: z.object({ phqList: z.array(Frequency).length(CHECK_IN_ITEMS), isInDanger: z.boolean() }),
    output: Done.extend({ isUrgent: z.boolean(), help: Help }),
  }),
  cancelOwn: post('/cs/psch/{id}/cancel', {
    access: menu('CS_HIST', 'RR'),
    summary: 'Takes the application back, before the first session is held.',
    params: z.object({ id: Id }),
    body: z.object({ version: PsychVersion }),
    output: Done,
  }),
};
