/** The end of a programme: assignments, completions, certificates (docs/specification.md §7, Completion and certificates). */
import { z } from 'zod';

import { anyone, menu, signedIn } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { FORM_STATUSES } from '../survey.ts';
import { FileRef } from '../../shared/file.ts';
import { CalendarDate, CalendarYear, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText, RequiredText } from '../../shared/required-text.ts';
import { defineActions, needsText, stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import { CompletionView, PROGRAMME_MOST, PROGRAMME_TYPES } from './words.ts';
import { WholeNumber } from '../../shared/whole-number.ts';

const deskPath = '/lrn/desk/programme';

export const COMPLETION_MOST = {
  /** Characters of an assignment. */
  assignment: 5000,
  /** Files of an assignment. */
  files: 5,
  /** Lines of a sheet. */
  rows: 1000,
  /** Problems of a sheet that are told. */
  problems: 200,
} as const;

export const ASSIGNMENT_STATUSES = ['HANDED_IN', 'ACCEPTED', 'RETURNED'] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];
export const ASSIGNMENT_STEPS = defineActions({
  RETURN: { needs: { reason: needsText(PROGRAMME_MOST.reason) } },
  ACCEPT: { needs: {} },
});

/**
 * How a confirmed place stands with its completion. RUNNING: the sessions are not over. READY: everything is there.
 * WAITING: the office has to act, attendance to be closed or an assignment to be looked at. LACKING: the person has to act,
 * or missed too much.
 */
export const COMPLETION_STATES = ['READY', 'WAITING', 'LACKING', 'RUNNING', 'COMPLETED', 'WITHDRAWN'] as const;
export type CompletionState = (typeof COMPLETION_STATES)[number];

/** Something that a completion lacks. REPEAT: another one of the series is completed, and it may be taken once only. */
export const LACKS = ['SESSIONS', 'ATTENDANCE', 'SURVEY', 'ASSIGNMENT', 'REPEAT'] as const;
export type Lack = (typeof LACKS)[number];

export const CERTIFICATE_KINDS = ['COMPLETION', 'TRANSCRIPT', 'STATEMENT'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export const CERTIFICATE_NUMBER = /^NR-\d{4}-\d{6}$/;

const Assignment = z.object({
  status: z.enum(ASSIGNMENT_STATUSES),
  content: z.string(),
  fileId: Id.nullable(),
  fileList: z.array(FileRef),
  handedInAt: Instant,
  /** Why it was returned. */
  reason: z.string().nullable(),
  version: Version,
});

/** A programme as a certificate names it: frozen when it was issued. */
const CertificateEntry = z.object({
  typeCode: z.enum(PROGRAMME_TYPES),
  nameKo: z.string(),
  nameEn: z.string().nullable(),
  deptKo: z.string(),
  deptEn: z.string().nullable(),
  year: z.number().int(),
  semstrCode: z.string(),
  beginsOn: CalendarDate,
  endsOn: CalendarDate,
  hours: z.number(),
  completedOn: CalendarDate,
});
export type CertificateEntry = z.output<typeof CertificateEntry>;

/** The contents that both the paper and a check of it show. */
const Printed = z.object({
  issuerKo: z.string(),
  issuerEn: z.string(),
  entryList: z.array(CertificateEntry),
  hours: z.number(),
  /** Only a statement has it. */
  year: z.number().int().nullable(),
});

const CertificateRow = z.object({
  certificateNo: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  /** The programme of a completion; null for a list of many. */
  name: z.string().nullable(),
  programmeId: Id.nullable(),
  typeCode: z.enum(PROGRAMME_TYPES).nullable(),
  hours: z.number(),
  count: z.number().int(),
  year: z.number().int().nullable(),
  issuedAt: Instant,
  withdrawnAt: Instant.nullable(),
  showsName: z.boolean(),
});
export type CertificateRow = z.output<typeof CertificateRow>;

const OwnCertificate = CertificateRow.extend(Printed.shape).extend({
  checkCode: z.string(),
  holder: z.object({
    nameKo: z.string(),
    nameEn: z.string().nullable(),
    /** The student number; what others sign in with. */
    number: z.string(),
    deptKo: z.string().nullable(),
    deptEn: z.string().nullable(),
  }),
});
export type OwnCertificate = z.output<typeof OwnCertificate>;

/** A paper as somebody sees it who has its number and its code. */
const CheckedCertificate = Printed.extend({
  certificateNo: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  /** With all but the first letter hidden, unless the holder allows it. */
  holderNm: z.string(),
  isNameShown: z.boolean(),
  issuedAt: Instant,
  withdrawnAt: Instant.nullable(),
});
export type CheckedCertificate = z.output<typeof CheckedCertificate>;

const Completer = z.object({
  traineeId: Id,
  name: z.string(),
  number: z.string(),
  deptNm: z.string().nullable(),
  state: z.enum(COMPLETION_STATES),
  lackList: z.array(z.enum(LACKS)),
  completion: CompletionView,
  /** The caller’s own place, about which somebody else decides. */
  isOwn: z.boolean(),
  /** Whether a person or a sheet completed it, rather than the rules. */
  isByHand: z.boolean(),
  assignmentStatus: z.enum(ASSIGNMENT_STATUSES).nullable(),
  withdrawnAt: Instant.nullable(),
  /** Why it was withdrawn; null where attendance was corrected. */
  withdrawnReason: z.string().nullable(),
  version: Version,
});
export type Completer = z.output<typeof Completer>;

const PlannedCompleter = z.object({
  line: z.number().int(),
  traineeId: Id,
  name: z.string(),
  number: z.string(),
  lackList: z.array(z.enum(LACKS)),
});
export type PlannedCompleter = z.output<typeof PlannedCompleter>;

export const completion = {
  readOwnCompletion: get('/lrn/trainee/{id}/completion', {
    access: signedIn,
    summary: 'How far the caller’s own completion is: attendance, survey, assignment.',
    params: z.object({ id: Id }),
    output: z.object({
      programmeNm: z.string(),
      completion: CompletionView,
      state: z.enum(COMPLETION_STATES),
      lackList: z.array(z.enum(LACKS)),
      survey: z.enum(FORM_STATUSES).nullable(),
      assignment: Assignment.nullable(),
      assignmentUntil: Instant.nullable(),
      canHandIn: z.boolean(),
    }),
  }),
  handInAssignment: put('/lrn/trainee/{id}/assignment', {
    access: signedIn,
    summary: 'Hands an assignment in, or again, until it is accepted.',
    remark: 'version 0 for none yet. A returned one may be handed in again for seven days, whatever the deadline.',
    params: z.object({ id: Id }),
    body: z.object({
      content: OptionalText(COMPLETION_MOST.assignment),
      fileId: Id.nullable(),
      /** Numbers of the files that stay; absent keeps all. */
      keepList: z.array(WholeNumber).max(50).optional(),
      version: WholeNumber,
    }),
    output: z.object({ status: z.enum(ASSIGNMENT_STATUSES), version: Version }),
  }),
  pageOwnCertificates: get('/lrn/certificate/page', {
    access: signedIn,
    summary: 'The caller’s own certificates, the latest first, with what a transcript or statement would hold.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({
      certificatePage: pageOf(CertificateRow),
      /** Completed programmes that are no workshops. */
      transcript: z.object({ count: z.number().int(), hours: z.number() }),
      /** Years with completed workshops, the latest first. */
      statementList: z.array(z.object({ year: z.number().int(), count: z.number().int(), hours: z.number() })),
    }),
  }),
  readOwnCertificate: get('/lrn/certificate/{number}', {
    access: signedIn,
    summary: 'One of the caller’s own certificates, with the code by which others check it.',
    params: z.object({ number: z.string().max(20) }),
    output: z.object({ certificate: OwnCertificate }),
  }),
  issueTranscript: post('/lrn/certificate/transcript', {
    access: signedIn,
    summary: 'Issues a numbered transcript of all completed programmes but workshops.',
    remark: 'Gives the one that there is while nothing has changed since.',
    body: z.object({}),
    output: z.object({ certificateNo: z.string() }),
  }),
  issueStatement: post('/lrn/certificate/statement', {
    access: signedIn,
    summary: 'Issues a numbered statement of the workshops of a year.',
    remark: 'Gives the one that there is while nothing has changed since.',
    body: z.object({ year: CalendarYear }),
    output: z.object({ certificateNo: z.string() }),
  }),
  showCertificateName: put('/lrn/certificate/{number}/name', {
    access: signedIn,
    summary: 'Lets people who check a certificate see the whole name of its holder, or no more.',
    params: z.object({ number: z.string().max(20) }),
    body: z.object({ isOn: z.boolean() }),
    output: z.object({ showsName: z.boolean() }),
  }),
  checkCertificate: post('/certificate/{number}/check', {
    access: anyone,
    summary: 'Says of a number and its code whether the certificate is valid, withdrawn, or unknown.',
    remark: 'A wrong code and a number that nobody has are answered alike. Limited by address.',
    params: z.object({ number: z.string().max(40) }),
    body: z.object({ checkCode: RequiredText(40) }),
    repeatable: false,
    output: z.object({
      result: z.enum(['VALID', 'WITHDRAWN', 'UNKNOWN']),
      certificate: CheckedCertificate.nullable(),
    }),
  }),
  pageCompleters: get(`${deskPath}/{id}/completion/page`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Confirmed people of a programme with what their completion has and lacks; who is ready comes first.',
    params: z.object({ id: Id }),
    query: PageQuery.omit({ sort: true }).extend({
      searchText: z.string().max(100).optional(),
      state: z.enum(COMPLETION_STATES).optional(),
    }),
    output: z.object({
      programme: z.object({
        programmeId: Id,
        name: z.string(),
        typeCode: z.enum(PROGRAMME_TYPES),
        endsAt: Instant,
        needsSurvey: z.boolean(),
        needsAssignment: z.boolean(),
        leastAttendance: z.number().int(),
        /** Its closing was approved: completing by hand always takes a reason. */
        isClosed: z.boolean(),
        /** The caller may complete and withdraw by hand. */
        canChange: z.boolean(),
      }),
      completerPage: pageOf(Completer),
      countList: z.array(z.object({ state: z.enum(COMPLETION_STATES), count: z.number().int() })),
    }),
  }),
  settleCompletions: post(`${deskPath}/{id}/completion/ready`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Completes everybody who is ready, at once.',
    params: z.object({ id: Id }),
    body: z.object({}),
    output: z.object({ completedCount: z.number().int() }),
  }),
  completeTrainees: post(`${deskPath}/{id}/completion`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Completes people by hand or as a sheet was previewed, all of them or none.',
    remark:
      'A reason is needed where somebody lacks something. People who were completed meanwhile stay as they are. After the approved closing it is the office’s alone, always with a reason, and who approved it is told.',
    params: z.object({ id: Id }),
    body: z.object({
      traineeIdList: z.array(Id).min(1).max(COMPLETION_MOST.rows),
      reason: OptionalText(PROGRAMME_MOST.reason),
      isSheet: z.boolean().default(false),
    }),
    output: z.object({ completedCount: z.number().int() }),
  }),
  previewCompleters: get(`${deskPath}/{id}/completion/import`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'People whom a sheet of the caller’s would complete, and what is wrong with which line; changes nothing.',
    remark: 'An xlsx or csv of at most 2 MB and 1,000 lines; 200 problems at most are told.',
    params: z.object({ id: Id }),
    query: z.object({ fileId: Id }),
    output: z.object({
      completeList: z.array(PlannedCompleter),
      /** The first ones. */
      problemList: z.array(z.object({ line: z.number().int(), number: z.string(), reason: z.string() })),
      problemCount: z.number().int(),
    }),
  }),
  withdrawCompletion: post('/lrn/desk/trainee/{id}/completion/withdraw', {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Withdraws a completion and its certificate; the person is told.',
    remark: 'After the approved closing it is the office’s alone, and who approved it is told.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version, reason: RequiredText(PROGRAMME_MOST.reason) }),
    output: z.object({ traineeId: Id, version: Version }),
  }),
  readAssignment: get('/lrn/desk/trainee/{id}/assignment', {
    access: menu('LRN_PRGM', 'U'),
    summary: 'What somebody handed in; who looks is written down.',
    params: z.object({ id: Id }),
    output: z.object({
      assignment: Assignment.extend({ name: z.string(), stepList: stepsOf(ASSIGNMENT_STEPS) }),
    }),
  }),
  stepAssignment: stepCall({
    path: '/lrn/desk/assignment',
    access: menu('LRN_PRGM', 'U'),
    summary: 'Accepts an assignment, or returns it with a reason.',
    remark: 'Its id is the trainee’s. Accepting completes a trainee who lacked nothing else.',
    actions: ASSIGNMENT_STEPS,
    statuses: ASSIGNMENT_STATUSES,
  }),
};
