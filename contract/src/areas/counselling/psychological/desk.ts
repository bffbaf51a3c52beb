/**
 * The counselling centre at work: the queue, cases, sessions and their records. Counsellors find their own cases; holders of
 * PSCHMNG find all.
 */
import { z } from 'zod';

import { menu, named } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { CalendarDate, Id } from '../../../shared/id.ts';
import { YesNo } from '../../../shared/flag.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { Hour } from '../words.ts';
import {
  CANCEL_REASONS,
  CaseText,
  END_REASONS,
  PSYCH_VIEWS,
  PsychCase,
  PsychColleague,
  PsychOpening,
  PsychSummary,
  SessionChannel,
  Soap,
} from './desk-words.ts';
import { Level, Preferences, PROBLEM_AREAS, PSYCH_MOST, PsychStatus, PsychVersion } from './words.ts';
import { oneLine } from '../../../shared/one-line.ts';
import { Ordinal } from '../../../shared/whole-number.ts';

const Of = z.object({ id: Id });
const OfSession = z.object({ id: Id, sessionId: Id });
const Done = z.object({ applicationId: Id, status: PsychStatus, version: PsychVersion });
const Versioned = z.object({ version: PsychVersion });
const Reason = z.string().max(PSYCH_MOST.reason);
const When = z.object({
  date: CalendarDate,
  hour: Hour,
  channel: SessionChannel,
  /** An online session has to have the https address of its video meeting here. */
  place: oneLine(PSYCH_MOST.place).nullable(),
  /** A room to be reserved for it. */
  roomId: Id.nullable().default(null),
});

const BASE = '/cnslt/psychological';

export const psychDesk = {
  pageCases: get(`${BASE}/case/page`, {
    access: menu('CNS_PSY', 'R'),
    summary: 'Cases: the most urgent first, then who has waited longest; managers all, counsellors their own.',
    query: PageQuery.omit({ sort: true }).extend({
      view: z.enum(PSYCH_VIEWS).default('QUEUE'),
      level: Level.optional(),
      referAt: YesNo.optional(),
    }),
    output: z.object({
      casePage: pageOf(PsychSummary),
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
  readCase: get(`${BASE}/case/{id}`, {
    access: menu('CNS_PSY', 'R'),
    summary: 'One case with what was written, its sessions and their records.',
    remark:
      'referralList has what a professor wrote, as the student agreed to it; checkInList the two questions a week of waiting, and what they raised.',
    params: Of,
    output: z.object({ psychCase: PsychCase }),
  }),
  sendSession: get(`${BASE}/case/{id}/session/{sessionId}/calendar`, {
    access: menu('CNS_PSY', 'R'),
    summary: 'One session of the caller’s own that is ahead as iCalendar, saying nothing but when.',
    remark: 'It says only 상담 일정 안내; noted in the privacy log.',
    params: OfSession,
    gives: 'file',
    output: z.object({}),
  }),
  createCase: post(`${BASE}/case`, {
    access: named('PSCHMNG'),
    summary: 'Takes in somebody who walked in, or in a crisis; by a manager, with consent on paper.',
    remark: 'The paper is of the versions in force; its sheet lies sealed.',
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
      paperFileSnList: z.array(Ordinal).max(PSYCH_MOST.papers),
    }),
    output: Done,
  }),
  listColleagues: get(`${BASE}/colleague/{id}`, {
    access: named('PSCHMNG'),
    summary: 'Who could take this case: load, whether they are free then, and what speaks against it.',
    params: Of,
    query: z.object({ date: CalendarDate.optional(), hour: Hour.optional() }),
    output: z.object({ colleagueList: z.array(PsychColleague) }),
  }),
  triage: post(`${BASE}/case/{id}/triage`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Sets how soon somebody is to be seen.',
    params: Of,
    body: Versioned.extend({ level: Level }),
    output: Done,
  }),
  approve: post(`${BASE}/case/{id}/approve`, {
    access: named('PSCHMNG'),
    summary: 'Gives a case its counsellor and its first session; by a manager.',
    remark: 'The time of both is taken, and the room.',
    params: Of,
    body: Versioned.extend({ counsellorId: Id }).extend(When.shape),
    output: Done,
  }),
  reassign: post(`${BASE}/case/{id}/reassign`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Back into the queue for another counsellor, at the place it had.',
    params: Of,
    body: Versioned.extend({ reason: Reason }),
    output: Done,
  }),
  cancelCase: post(`${BASE}/case/{id}/cancel`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Cancels before the first session; by a manager, with a reason.',
    params: Of,
    body: Versioned.extend({ ending: z.enum(CANCEL_REASONS) }),
    output: Done,
  }),
  bookSession: post(`${BASE}/case/{id}/session`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Books the next session, within the cap; nobody is at two places.',
    params: Of,
    body: Versioned.extend(When.shape),
    output: Done,
  }),
  recordSession: post(`${BASE}/case/{id}/session/{sessionId}/record`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Records a session that has begun; the first one begins counselling. By the counsellor of the case.',
    params: OfSession,
    body: Soap.extend({ version: PsychVersion, level: Level }),
    output: Done,
  }),
  markSession: post(`${BASE}/case/{id}/session/{sessionId}/status`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Notes that the student did not come, or gives a session up before it begins.',
    params: OfSession,
    body: z.object({ version: PsychVersion, status: z.enum(['ABSENT', 'CANCELLED']) }),
    output: Done,
  }),
  moveSession: put(`${BASE}/case/{id}/session/{sessionId}`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Another time, way or room for a session that is still ahead; the room that it had is free.',
    params: OfSession,
    body: Versioned.extend(When.shape),
    output: Done,
  }),
  extend: post(`${BASE}/case/{id}/extend`, {
    access: named('PSCHMNG'),
    summary: 'More sessions than the cap, five at most at once; by a manager.',
    params: Of,
    body: Versioned.extend({ sessions: z.number().int().min(1).max(5) }),
    output: Done,
  }),
  end: post(`${BASE}/case/{id}/end`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Ends counselling, with a reason; from then on the time runs after which it is destroyed.',
    remark: 'WITHDRAWN where consent was withdrawn, and only there.',
    params: Of,
    body: Versioned.extend({ ending: z.enum(END_REASONS) }),
    output: Done,
  }),
  reopen: post(`${BASE}/case/{id}/reopen`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Goes on with what ended within thirty days; by a manager, with a reason.',
    params: Of,
    body: Versioned.extend({ reason: Reason }),
    output: Done,
  }),
  supervise: post(`${BASE}/case/{id}/supervision`, {
    access: named('PSCHMNG'),
    summary: 'A manager’s note on the case, for the counsellor and managers.',
    params: Of,
    body: Versioned.extend({ note: CaseText }),
    output: Done,
  }),
  setDuty: put(`${BASE}/duty`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Whether the caller is told at once where somebody is in danger.',
    body: z.object({ isOnDuty: z.boolean() }),
    output: z.object({ isOnDuty: z.boolean() }),
  }),
  pageOpenings: get(`${BASE}/opening/page`, {
    access: menu('CNS_PSY', 'R'),
    summary: 'The ledger of emergency openings: managers all, counsellors their own.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ openingPage: pageOf(PsychOpening) }),
  }),
  askOpening: post(`${BASE}/opening`, {
    access: menu('CNS_PSY', 'R'),
    summary:
      'Asks to read a case of another counsellor in an emergency; nothing opens before a second person confirms.',
    remark:
      'The reason has 20 characters or more. The answer is the same whether the student has a case or none; managers are told, and see where there is none.',
    body: z.object({ studentNo: z.string().max(40), reason: Reason }),
    output: z.object({ openingId: Id }),
  }),
  confirmOpening: post(`${BASE}/opening/{id}/confirm`, {
    access: named('PSCHMNG'),
    summary: 'The second pair of eyes: a manager who did not ask. Opens the case for reading, for 24 hours.',
    remark:
      'Of the latest application that was not cancelled. A conflict once it was confirmed, or 24 hours after it was asked for.',
    params: Of,
    output: z.object({ openingId: Id }),
  }),
};
