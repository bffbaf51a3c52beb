/** Programmes as people find them, apply and follow what becomes of it (docs/specification.md, Programmes). */
import { z } from 'zod';

import { anyMenu, member, signedIn } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { ENUMS } from '../../enums.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText, RequiredText } from '../../shared/required-text.ts';
import { stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import {
  APPEAL_STATUSES,
  CompletionView,
  OWN_TRAINEE_STEPS,
  PROGRAMME_MENUS,
  PROGRAMME_MOST,
  PROGRAMME_SLUGS,
  ProgrammeCard,
  Requirement,
  SessionView,
  STAGES,
  TRAINEE_STATUSES,
} from './words.ts';

const path = '/lrn/programme/{type}';
const type = z.enum(PROGRAMME_SLUGS);

/** Filters of a list, as its address holds them. */
export const CatalogueFilters = z.object({
  searchText: z.string().max(100).optional(),
  /** Without it: what is open or comes, the nearest deadline first. */
  stage: z.enum(['OPEN', 'SOON', 'QUEUE', 'RUNNING', 'OVER', 'ALL']).optional(),
  competency: z.enum(ENUMS.coreCompetency).optional(),
  isOnline: z.boolean().optional(),
  /** Sessions on one of these days only. */
  day: z.array(z.enum(ENUMS.dayOfWeek)).max(7).optional(),
  deptCode: z.string().max(20).optional(),
  isBookmarked: z.boolean().optional(),
  /** Those that the caller could apply for now: not taken already, and at a time when they are free. */
  isSuitable: z.boolean().optional(),
});

/** A programme missed without notice, and what became of the appeal. */
const NoShow = z.object({
  isCounted: z.boolean(),
  /** Until when it can be appealed; null where it cannot. */
  appealUntil: Instant.nullable(),
  appeal: z
    .object({
      status: z.enum(APPEAL_STATUSES),
      content: z.string(),
      askedAt: Instant,
      decidedAt: Instant.nullable(),
      /** Why it was refused. */
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type NoShow = z.output<typeof NoShow>;

const Detail = ProgrammeCard.extend({
  introduction: z.string(),
  contact: z.string(),
  managerNm: z.string(),
  /** In words: whom it is for. */
  audience: z.string(),
  cancelsUntil: Instant,
  /** Asked in applying; empty for nothing. */
  question: z.string(),
  leastPeople: z.number().int().nullable(),
  decidesOn: CalendarDate.nullable(),
  leastAttendance: z.number().int(),
  needsSurvey: z.boolean(),
  needsAssignment: z.boolean(),
  assignmentUntil: Instant.nullable(),
  cancelReason: z.string().nullable(),
  sessionList: z.array(SessionView.extend({ onlineUrl: z.string().nullable() })),
  /** Whether they may apply now, item by item; empty where their menu does not let them apply at all. */
  requirementList: z.array(Requirement),
  canApply: z.boolean(),
  /** Applying leads to a seat, to a place in the queue, or to a choice of the organisers. */
  leadsTo: z.enum(['SEAT', 'QUEUE', 'CHOICE']),
  draw: z.object({ seed: z.string(), drawnAt: Instant }).nullable(),
  ownDetail: z
    .object({
      version: Version,
      appliedAt: Instant,
      answer: z.string(),
      reason: z.string().nullable(),
      stepList: stepsOf(OWN_TRAINEE_STEPS),
      noShow: NoShow.nullable(),
    })
    .nullable(),
});
export type ProgrammeDetail = z.output<typeof Detail>;

const OwnEntry = z.object({
  traineeId: Id,
  programme: ProgrammeCard,
  status: z.enum(TRAINEE_STATUSES),
  nextSession: SessionView.nullable(),
  /** Only a confirmed place has it. */
  completion: CompletionView.nullable(),
  noShow: NoShow.nullable(),
});
export type OwnEntry = z.output<typeof OwnEntry>;

export const catalogue = {
  pageProgrammes: get(`${path}/page`, {
    access: anyMenu(PROGRAMME_MENUS, 'R'),
    summary: 'Published programmes of a type for people like the caller, the nearest deadline first.',
    remark: 'Without a stage: those that can be applied for now or later.',
    params: z.object({ type }),
    query: PageQuery.omit({ sort: true }).extend(CatalogueFilters.shape),
    output: z.object({ programmePage: pageOf(ProgrammeCard) }),
  }),
  listSuitable: get(`${path}/suitable/list`, {
    access: anyMenu(PROGRAMME_MENUS, 'R'),
    summary: 'Up to three programmes that suit the caller, each with the reason; none that they have taken already.',
    params: z.object({ type }),
    output: z.object({ suitableList: z.array(z.object({ programme: ProgrammeCard, reason: z.string() })) }),
  }),
  listMonth: get(`${path}/month`, {
    access: anyMenu(PROGRAMME_MENUS, 'R'),
    summary: 'Sessions of a month, day by day.',
    params: z.object({ type }),
    query: z.object({ month: z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/) }),
    output: z.object({
      sessionList: z.array(
        z.object({
          sessionId: Id,
          programmeId: Id,
          name: z.string(),
          number: z.number().int(),
          sessionCount: z.number().int(),
          beginsAt: Instant,
          endsAt: Instant,
          stage: z.enum(STAGES),
          isOwn: z.boolean(),
        }),
      ),
    }),
  }),
  readProgramme: get(`${path}/{id}`, {
    access: anyMenu(PROGRAMME_MENUS, 'RR'),
    summary: 'One published programme, with what applying asks for and how the caller stands.',
    params: z.object({ type, id: Id }),
    output: z.object({ programme: Detail }),
  }),
  readDraw: get(`${path}/{id}/draw`, {
    access: anyMenu(PROGRAMME_MENUS, 'RR'),
    summary: 'The order that the lottery of a programme gave: the number of everybody who had applied.',
    remark: 'As a whole, because nobody can work a part of it out again. The numbers say nothing about the people.',
    params: z.object({ type, id: Id }),
    output: z.object({
      seed: z.string(),
      /** The first so many got a seat, or the offer of one. */
      seatCount: z.number().int(),
      /** Trainees’ ids by the SHA-256 of seed, colon and id, the smallest first. */
      traineeIdList: z.array(Id),
      /** The caller’s place in it, from 1; null where they did not take part. */
      ownPlace: z.number().int().nullable(),
    }),
  }),
  bookmarkProgramme: put(`${path}/{id}/bookmark`, {
    access: anyMenu(PROGRAMME_MENUS, 'R'),
    summary: 'Saves a programme for later, or no more.',
    params: z.object({ type, id: Id }),
    body: z.object({ isOn: z.boolean() }),
    output: z.object({ isBookmarked: z.boolean() }),
  }),
  applyForProgramme: post(`${path}/{id}/apply`, {
    access: anyMenu(PROGRAMME_MENUS, 'C'),
    summary: 'Applies: a seat at once, a place in the queue, or a choice of the organisers later.',
    remark:
      'What is not met is said at programmeId, a question that was left unanswered at answer. Somebody who cancelled applies anew, behind all others.',
    params: z.object({ type, id: Id }),
    body: z.object({ answer: OptionalText(PROGRAMME_MOST.answer) }),
    output: z.object({
      traineeId: Id,
      status: z.enum(TRAINEE_STATUSES),
      /** Their rank in the queue; null where they are in none. */
      rank: z.number().int().nullable(),
    }),
  }),
  stepOwnTrainee: stepCall({
    path: '/lrn/trainee',
    access: member,
    summary: 'Gives the caller’s own place back, or takes the one that is offered.',
    actions: OWN_TRAINEE_STEPS,
    statuses: TRAINEE_STATUSES,
  }),
  pageOwnProgrammes: get('/lrn/trainee/page', {
    access: signedIn,
    summary: 'What the caller has applied for, takes part in and has completed.',
    remark: 'isOver false: what is ahead, the nearest first; true: what ended or was cancelled, the latest first.',
    query: PageQuery.omit({ sort: true }).extend({ isOver: z.boolean().optional() }),
    output: z.object({ entryPage: pageOf(OwnEntry) }),
  }),
  sendOwnSessions: get('/lrn/trainee/{id}/calendar', {
    access: member,
    summary: 'The sessions of the caller’s confirmed place as iCalendar; any other place is not found.',
    params: z.object({ id: Id }),
    gives: 'file',
    output: z.object({}),
  }),
  appealNoShow: post('/lrn/trainee/{id}/appeal', {
    access: member,
    summary: 'Appeals against being counted as absent without notice, once, within seven days.',
    params: z.object({ id: Id }),
    body: z.object({ content: RequiredText(PROGRAMME_MOST.reason) }),
    output: z.object({ noShow: NoShow }),
  }),
};
