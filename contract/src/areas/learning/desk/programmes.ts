/** Programmes as those who organise them make and run them (docs/specification.md, Programmes). */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, put, remove } from '../../../call.ts';
import { ENUMS } from '../../../enums.ts';
import { AskedMoment, CalendarDate, CalendarYear, Id, Instant } from '../../../shared/id.ts';
import { OptionalLine, RequiredLine } from '../../../shared/one-line.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { OptionalText, RequiredText } from '../../../shared/required-text.ts';
import { stepCall, Version } from '../../../shared/workflow.ts';
import {
  APPROVAL_KINDS,
  APPROVAL_STATUSES,
  Competency,
  PROGRAMME_MOST,
  PROGRAMME_TYPES,
  SELECTIONS,
  STAGES,
} from '../words.ts';
import { Approval, ASK_APPROVAL_STEPS } from './approval-shape.ts';

const path = '/lrn/desk/programme';

const SessionInput = z.object({
  /** Null for a new one. */
  sessionId: Id.nullable(),
  title: OptionalLine(PROGRAMME_MOST.text),
  titleEn: OptionalLine(PROGRAMME_MOST.text),
  beginsAt: AskedMoment,
  endsAt: AskedMoment,
  place: OptionalLine(PROGRAMME_MOST.text),
  placeEn: OptionalLine(PROGRAMME_MOST.text),
  onlineUrl: OptionalText(500),
  teacherNm: OptionalLine(PROGRAMME_MOST.text),
});

/** A programme as its form holds it. */
export const ProgrammeInput = z.object({
  typeCode: z.enum(PROGRAMME_TYPES),
  year: CalendarYear,
  semstrCode: z.enum(ENUMS.semester),
  nameKo: RequiredLine(PROGRAMME_MOST.name),
  nameEn: OptionalLine(PROGRAMME_MOST.name),
  introduction: RequiredText(PROGRAMME_MOST.introduction),
  /** Without it, English pages show the Korean one; places and titles likewise. */
  introductionEn: OptionalText(PROGRAMME_MOST.introduction),
  deptCode: z.string().min(1).max(20),
  managerId: Id,
  contact: OptionalText(PROGRAMME_MOST.text),
  allowsRepeat: z.boolean(),
  audienceTypeList: z.array(z.enum(ENUMS.memberType)).min(1).max(12),
  audienceDeptList: z.array(z.string().max(20)).max(PROGRAMME_MOST.departments),
  audienceGradeList: z.array(z.number().int().min(1).max(6)).max(6),
  selection: z.enum(SELECTIONS),
  appliesFrom: AskedMoment,
  appliesUntil: AskedMoment,
  cancelsUntil: AskedMoment,
  hours: z.number().min(0.5).max(999),
  points: z.number().int().min(0).max(10_000).nullable(),
  place: OptionalLine(PROGRAMME_MOST.text),
  placeEn: OptionalLine(PROGRAMME_MOST.text),
  isOnline: z.boolean(),
  question: OptionalText(PROGRAMME_MOST.text),
  capacity: z.number().int().min(1).max(PROGRAMME_MOST.seats),
  queueCapacity: z.number().int().min(0).max(PROGRAMME_MOST.seats),
  leastAttendance: z.number().int().min(0).max(100),
  needsSurvey: z.boolean(),
  needsAssignment: z.boolean(),
  assignmentUntil: AskedMoment.nullable(),
  leastPeople: z.number().int().min(1).max(PROGRAMME_MOST.seats).nullable(),
  decidesOn: CalendarDate.nullable(),
  budget: z.number().int().min(0).max(2_000_000_000),
  /** Their ratios add up to 100. */
  competencyList: z.array(Competency).min(1).max(5),
  sessionList: z.array(SessionInput).min(1).max(PROGRAMME_MOST.sessions),
  helperIdList: z.array(Id).max(PROGRAMME_MOST.helpers),
});
export type ProgrammeInput = z.output<typeof ProgrammeInput>;
/** As it was stored: a name that would be refused today still shows. */
export const ProgrammeContent = ProgrammeInput.extend({ nameKo: z.string(), introduction: z.string() });

const Row = z.object({
  programmeId: Id,
  typeCode: z.enum(PROGRAMME_TYPES),
  name: z.string(),
  deptNm: z.string(),
  managerNm: z.string(),
  stage: z.enum(STAGES),
  appliesUntil: Instant,
  beginsAt: Instant,
  endsAt: Instant,
  capacity: z.number().int(),
  takenCount: z.number().int(),
  queueCount: z.number().int(),
  completedCount: z.number().int(),
  /** Days since the last session ended, while completions are not settled; null otherwise. */
  lateDays: z.number().int().nullable(),
});
export type DeskProgramme = z.output<typeof Row>;

const Named = z.object({ memberId: Id, name: z.string() });
const Department = z.object({ deptCode: z.string(), deptNm: z.string() });

/** A programme with its form, approvals and what the caller may do. */
export const Detail = Row.extend({
  version: Version,
  semstrNm: z.string(),
  /** The form's contents. */
  content: ProgrammeContent,
  /** Names of the people and departments that it mentions. */
  managerNm: z.string(),
  deptList: z.array(Department),
  helperList: z.array(Named),
  approvalList: z.array(Approval),
  heldCount: z.number().int(),
  /** Everybody who ever applied. */
  traineeCount: z.number().int(),
  applyCount: z.number().int(),
  spent: z.number(),
  expenseList: z.array(z.object({ expenseId: Id, item: z.string(), amount: z.number().int(), spentOn: CalendarDate })),
  closingReport: z.string(),
  publishedAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  cancelReason: z.string().nullable(),
  draw: z.object({ seed: z.string(), drawnAt: Instant }).nullable(),
  /** The caller only keeps its attendance: people, messages, money and approvals are left out. */
  isHelper: z.boolean(),
  /** Steps that the caller may take with it now. */
  canEdit: z.boolean(),
  /** Approved or applied for: only words, dates, place and teacher, seats, manager and helpers change. */
  isFrozen: z.boolean(),
  canSubmitOpening: z.boolean(),
  canSubmitClosing: z.boolean(),
  /** It has begun: its completions are looked after by the caller. */
  canSettle: z.boolean(),
  canDraw: z.boolean(),
  canCancel: z.boolean(),
  canDelete: z.boolean(),
  canExport: z.boolean(),
});
export type DeskProgrammeDetail = z.output<typeof Detail>;

const Filters = {
  searchText: z.string().max(100).optional(),
  typeCode: z.enum(PROGRAMME_TYPES).optional(),
  stage: z.enum(STAGES).optional(),
  year: CalendarYear.optional(),
  semstrCode: z.enum(ENUMS.semester).optional(),
  deptCode: z.string().max(20).optional(),
};

export const programmeDesk = {
  pageDeskProgrammes: get(`${path}/page`, {
    access: menu('LRN_PRGM', 'R'),
    summary: 'Programmes that the caller looks after: what waits for them first, then the latest.',
    query: PageQuery.omit({ sort: true }).extend(Filters),
    output: z.object({ programmePage: pageOf(Row), canCreate: z.boolean(), canExport: z.boolean() }),
  }),
  readDeskProgramme: get(`${path}/{id}`, {
    access: menu('LRN_PRGM', 'RR'),
    summary: 'One programme with its form, approvals, seats, budget and what the caller may do.',
    params: z.object({ id: Id }),
    output: z.object({ programme: Detail }),
  }),
  listChoices: get('/lrn/desk/choice', {
    access: menu('LRN_PRGM', 'U'),
    summary: 'What a programme’s form offers the caller: terms, people who can apply for each type, departments.',
    output: z.object({
      termList: z.array(
        z.object({
          year: z.number().int(),
          semstrCode: z.enum(ENUMS.semester),
          semstrNm: z.string(),
          beginsOn: CalendarDate,
          endsOn: CalendarDate,
          isCurrent: z.boolean(),
        }),
      ),
      audienceList: z.array(
        z.object({ typeCode: z.enum(PROGRAMME_TYPES), memberTypeList: z.array(z.enum(ENUMS.memberType)) }),
      ),
      /** Where the caller may organise; null for everywhere. */
      deptList: z.array(Department).nullable(),
      self: Named,
      /** Others than the caller can be named as the manager. */
      canChooseManager: z.boolean(),
    }),
  }),
  readCopy: get(`${path}/{id}/copy`, {
    access: menu('LRN_PRGM', 'C'),
    summary: 'An earlier programme as the form of the next one: every date on the same weekday of the same week.',
    remark: 'For the current term; of one in the current term or later, for the term after it.',
    params: z.object({ id: Id }),
    output: z.object({
      content: ProgrammeContent,
      managerNm: z.string(),
      deptList: z.array(Department),
      helperList: z.array(Named),
    }),
  }),
  createProgramme: post(path, {
    access: menu('LRN_PRGM', 'C'),
    summary: 'Makes a draft of a programme.',
    remark: 'copiedFrom: an earlier one of which it becomes the next.',
    body: ProgrammeInput.extend({ copiedFrom: Id.nullable() }),
    output: z.object({ programmeId: Id }),
  }),
  changeProgramme: put(`${path}/{id}`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Saves a programme’s form.',
    remark:
      'Once people have applied, hours, points and rules of completion are refused; a changed session is told to them.',
    params: z.object({ id: Id }),
    body: ProgrammeInput.extend({ version: Version }),
    output: z.object({ programmeId: Id, version: Version }),
  }),
  deleteProgramme: remove(`${path}/{id}`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Throws away a draft that was never published.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version }),
    output: z.object({}),
  }),
  cancelProgramme: post(`${path}/{id}/cancel`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Cancels a published programme: every place in it ends, and everybody is told.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version, reason: RequiredText(PROGRAMME_MOST.reason) }),
    output: z.object({ programmeId: Id, version: Version }),
  }),
  submitApproval: post(`${path}/{id}/approval`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Asks for the approval of the opening, or of the closing with its report.',
    params: z.object({ id: Id }),
    body: z.object({
      kind: z.enum(APPROVAL_KINDS),
      version: Version,
      note: OptionalText(PROGRAMME_MOST.reason),
      /** Only a closing has it. */
      closingReport: OptionalText(PROGRAMME_MOST.report),
    }),
    output: z.object({ approvalId: Id, status: z.enum(APPROVAL_STATUSES) }),
  }),
  stepOwnApproval: stepCall({
    path: '/lrn/desk/approval',
    access: menu('LRN_PRGM', 'U'),
    summary: 'Asks again for what was refused, or takes an approved opening back while nobody has applied.',
    actions: ASK_APPROVAL_STEPS,
    statuses: APPROVAL_STATUSES,
  }),
  findManagers: get('/lrn/desk/person/list', {
    access: menu('LRN_PRGM', 'U'),
    summary: 'People who could manage a programme or keep its attendance, by two characters of their name.',
    query: z.object({ searchText: z.string().max(100), isHelper: z.boolean().default(false) }),
    output: z.object({
      personList: z.array(z.object({ memberId: Id, name: z.string(), deptNm: z.string().nullable() })),
    }),
  }),
  saveExpenses: put(`${path}/{id}/expense`, {
    access: menu('LRN_PRGM', 'U'),
    summary: 'Saves what was spent.',
    params: z.object({ id: Id }),
    body: z.object({
      version: Version,
      expenseList: z
        .array(
          z.object({
            item: RequiredText(PROGRAMME_MOST.text),
            amount: z.number().int().min(1).max(2_000_000_000),
            spentOn: CalendarDate,
          }),
        )
        .max(200),
    }),
    output: z.object({ programmeId: Id, version: Version }),
  }),
};
