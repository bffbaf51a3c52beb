/** People who applied to a programme, as those who organise it see them (docs/specification.md, Programmes). */
import { z } from 'zod';

import { menu, signedIn } from '../../../access.ts';
import { get, post } from '../../../call.ts';
import { ExportReason, ExportStarted } from '../../../shared/export.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { RequiredLine } from '../../../shared/one-line.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { OptionalText, RequiredText } from '../../../shared/required-text.ts';
import { stepCall, stepsOf, Version } from '../../../shared/workflow.ts';
import {
  APPEAL_STATUSES,
  APPEAL_STEPS,
  DESK_TRAINEE_STEPS,
  PROGRAMME_MOST,
  PROGRAMME_TYPES,
  TRAINEE_STATUSES,
} from '../words.ts';

const path = '/lrn/desk/programme';

/** States whose people can be written to. */
export const MESSAGE_STATUSES = ['CONFIRM', 'APPLY', 'TEMP'] as const;

const Applicant = z.object({
  traineeId: Id,
  name: z.string(),
  /** The student number; what others sign in with. */
  number: z.string(),
  deptNm: z.string().nullable(),
  grade: z.number().int().nullable(),
  status: z.enum(TRAINEE_STATUSES),
  rank: z.number().int().nullable(),
  offeredUntil: Instant.nullable(),
  appliedAt: Instant,
  answer: z.string(),
  reason: z.string().nullable(),
  /** Percent of the sessions that are over; null before the first. */
  rate: z.number().nullable(),
  isNoShow: z.boolean(),
  /** Against being counted as absent without notice. */
  appeal: z
    .object({
      status: z.enum(APPEAL_STATUSES),
      content: z.string(),
      askedAt: Instant,
      version: Version,
      stepList: stepsOf(APPEAL_STEPS),
    })
    .nullable(),
  completedAt: Instant.nullable(),
  version: Version,
  stepList: stepsOf(DESK_TRAINEE_STEPS),
});
export type Applicant = z.output<typeof Applicant>;

const ApplicantFilters = {
  searchText: z.string().max(100).optional(),
  status: z.enum(TRAINEE_STATUSES).optional(),
};

const Message = z.object({
  messageId: Id,
  title: z.string(),
  content: z.string(),
  sentAt: Instant,
});
export type ProgrammeMessage = z.output<typeof Message>;

export const applicantDesk = {
  pageApplicants: get(`${path}/{id}/applicant/page`, {
    access: menu('LRN_PRGM', 'RR'),
    summary: 'People who applied: appeals to decide first, then the order of the queue or of their application.',
    params: z.object({ id: Id }),
    query: PageQuery.omit({ sort: true }).extend(ApplicantFilters),
    output: z.object({
      applicantPage: pageOf(Applicant),
      countList: z.array(z.object({ status: z.enum(TRAINEE_STATUSES), count: z.number().int() })),
      canStep: z.boolean(),
    }),
  }),
  stepTrainee: stepCall({
    path: '/lrn/desk/trainee',
    access: menu('LRN_PRGM', 'U'),
    summary: 'Confirms, rejects, reopens or dismisses one applicant.',
    actions: DESK_TRAINEE_STEPS,
    statuses: TRAINEE_STATUSES,
  }),
  stepAppeal: stepCall({
    path: '/lrn/desk/appeal',
    access: menu('LRN_PRGM', 'U'),
    summary: 'Decides an appeal against being counted as absent without notice; accepted, it no longer counts.',
    remark: 'The id is the trainee’s.',
    actions: APPEAL_STEPS,
    statuses: APPEAL_STATUSES,
  }),
  stepTrainees: post(`${path}/{id}/applicant/step`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Confirms or rejects many applicants at once.',
    remark:
      'Those for whom there is no seat, or whose time is taken, stay as they are and are named; so does the caller’s own place.',
    params: z.object({ id: Id }),
    body: z.object({
      action: z.enum(['CONFIRM', 'REJECT']),
      traineeIdList: z.array(Id).min(1).max(PROGRAMME_MOST.bulk),
      reason: OptionalText(PROGRAMME_MOST.reason),
    }),
    output: z.object({
      movedCount: z.number().int(),
      leftList: z.array(z.object({ name: z.string(), cause: z.enum(['STATE', 'SEAT', 'CLASH', 'OWN']) })),
    }),
  }),
  drawLots: post(`${path}/{id}/draw`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Draws the lottery once applying is over: winners are confirmed, the next wait by rank.',
    remark: 'Sorted by SHA-256 of seed, colon and trainee id, so that anybody can work it out again.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version }),
    output: z.object({ seed: z.string(), confirmedCount: z.number().int(), rankedCount: z.number().int() }),
  }),
  messageApplicants: post(`${path}/{id}/message`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Sends a notice to the people of a state.',
    params: z.object({ id: Id }),
    body: z.object({
      status: z.enum(MESSAGE_STATUSES),
      title: RequiredLine(PROGRAMME_MOST.name),
      content: RequiredText(PROGRAMME_MOST.answer),
    }),
    output: z.object({ toldCount: z.number().int() }),
  }),
  listMessages: get(`${path}/{id}/message/list`, {
    access: menu('LRN_PRGM', 'RR'),
    summary: 'The latest fifty messages that were sent to applicants.',
    params: z.object({ id: Id }),
    output: z.object({
      messageList: z.array(
        Message.extend({
          status: z.enum(MESSAGE_STATUSES),
          sentByNm: z.string().nullable(),
          toldCount: z.number().int(),
        }),
      ),
    }),
  }),
  exportApplicants: post(`${path}/{id}/applicant/excel`, {
    access: menu('LRN_PRGM', 'E'),
    summary: 'The applicants as an Excel file; needs a reason.',
    params: z.object({ id: Id }),
    body: z.object({ ...ApplicantFilters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};

export const programmeMessages = {
  listOwnMessages: get('/lrn/own-message/{programmeId}', {
    access: signedIn,
    summary: 'Messages of the organisers of a programme to the caller, the latest first.',
    params: z.object({ programmeId: Id }),
    output: z.object({
      /** Null where the caller got none. */
      programme: z.object({ name: z.string(), typeCode: z.enum(PROGRAMME_TYPES) }).nullable(),
      messageList: z.array(Message),
    }),
  }),
};
