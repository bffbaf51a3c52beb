/** Duties of people: appointed for a period, confirmed, ended (docs/specification.md, Duties). */
import { z } from 'zod';

import { DUTIES, menu } from '../access.ts';
import { get, post } from '../call.ts';
import { ENUMS } from '../enums.ts';
import { ExportReason, ExportStarted } from '../shared/export.ts';
import { CalendarDate, Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';
import { PlanKey, PreviewedSheet } from '../shared/plan-key.ts';
import { createdOf } from '../shared/record-schema.ts';
import { choice, day, defineRecord, pick, type RecordValues } from '../shared/record.ts';
import { type ActionOf, defineActions, needsText, stepCall, stepsOf, takes, Version } from '../shared/workflow.ts';

const path = '/admin/duty';

/** Waiting ones need a second person; a declined or withdrawn one never was in force. */
export const DUTY_STATUSES = ENUMS.dutyStatus;
export type DutyStatus = (typeof DUTY_STATUSES)[number];

/** Appointed by two people: one asks, the other confirms. */
export const TWO_PERSON_DUTIES = ['LAW_COUNSELLOR', 'PSYCHOLOGICAL_COUNSELLOR', 'PSYCHOLOGICAL_MANAGER'] as const;

export const DUTY_MOST = {
  reason: 500,
  /** Lines of a sheet. */
  rows: 500,
  problems: 200,
  /** People whom a search finds. */
  found: 20,
} as const;

/** Actions on an appointment. The filled button ends the row. */
export const DUTY_STEPS = defineActions({
  WITHDRAW: { needs: {} },
  DECLINE: { needs: { reason: needsText(DUTY_MOST.reason) } },
  END: { needs: { reason: needsText(DUTY_MOST.reason), nextId: takes(Id.nullable().default(null)) } },
  CONFIRM: { needs: {} },
});
export type DutyAction = ActionOf<typeof DUTY_STEPS>;

const DutyCode = z.enum(DUTIES);

const OF_PEERS = { dutyCode: 'PEER_COACH' } as const;

/** The values that an appointment is made with. */
export const DUTY = defineRecord(
  'duty_appointment',
  { ko: '지정', en: 'appointment' },
  {
    fields: {
      dutyCode: choice(DUTIES, { ko: '담당 업무', en: 'Duty' }, 'duty').made(),
      memberId: pick(Id, { ko: '맡을 사람', en: 'Person' }).made(),
      /** Where the duty is done. */
      deptCode: pick(z.string().min(1).max(20), { ko: '부서', en: 'Department' }).column('department_code'),
      beginsOn: day({ ko: '시작일', en: 'Start date' }),
      /** The last day; null until somebody ends it. */
      endsOn: day({ ko: '종료일', en: 'End date' }, { from: 'today' }).optional(),
      consentedOn: day({ ko: '비밀 유지 동의를 받은 날', en: 'Agreed to confidentiality on' }, { to: 'today' }).when(
        OF_PEERS,
      ),
      trainedOn: day({ ko: '교육을 마친 날', en: 'Completed training on' }, { to: 'today' }).when(OF_PEERS),
    },
  },
);
export type DutyWish = RecordValues<typeof DUTY>;

const Appointment = z.object({
  appointmentId: Id,
  memberId: Id,
  name: z.string(),
  /** The student number; what others sign in with. */
  number: z.string(),
  dutyCode: DutyCode,
  /** Where the duty is done. */
  deptNm: z.string().nullable(),
  status: z.enum(DUTY_STATUSES),
  beginsOn: CalendarDate,
  /** The last day; null until somebody ends it. */
  endsOn: CalendarDate.nullable(),
  version: Version,
});
export type DutyAppointment = z.output<typeof Appointment>;

const AppointmentDetail = Appointment.extend({
  /** Peer coaches: when they agreed to confidentiality, and were trained. */
  consentedOn: CalendarDate.nullable(),
  trainedOn: CalendarDate.nullable(),
  /** Null for one from before appointments were kept. */
  askedByNm: z.string().nullable(),
  askedAt: Instant,
  confirmedByNm: z.string().nullable(),
  historyList: z.array(
    z.object({
      to: z.enum(DUTY_STATUSES),
      /** Null: by the calendar. */
      byNm: z.string().nullable(),
      reason: z.string().nullable(),
      at: Instant,
    }),
  ),
  stepList: stepsOf(DUTY_STEPS),
  /** Open work that ends with the duty, where the caller may end it. */
  workList: z.array(z.object({ name: z.string(), count: z.number().int(), outcome: z.string() })),
  /** People with the same duty today, who could take the work. */
  nextList: z.array(z.object({ memberId: Id, name: z.string(), deptNm: z.string().nullable() })),
});
export type DutyAppointmentDetail = z.output<typeof AppointmentDetail>;

const Wish = createdOf(DUTY);

const Filters = {
  dutyCode: DutyCode.optional(),
  status: z.enum(DUTY_STATUSES).optional(),
  /** This department and those below it. */
  deptCode: z.string().max(20).optional(),
  searchText: z.string().max(100).optional(),
};

const Candidate = z.object({
  memberId: Id,
  name: z.string(),
  number: z.string(),
  deptCode: z.string().nullable(),
  deptNm: z.string().nullable(),
});
export type DutyCandidate = z.output<typeof Candidate>;

const PlannedDuty = Wish.extend({ line: z.number().int(), name: z.string(), number: z.string(), deptNm: z.string() });
export type PlannedDuty = z.output<typeof PlannedDuty>;

const Problem = z.object({
  /** In the sheet, the head counted. */
  line: z.number().int(),
  /** As it stands there. */
  number: z.string(),
  reason: z.string(),
});
export type DutyProblem = z.output<typeof Problem>;

export const duties = {
  pageDuties: get(`${path}/page`, {
    access: menu('ADM_DUTY', 'R'),
    summary: 'Appointments that the caller looks after: those that wait for a second person first, then the latest.',
    remark:
      'A department counts with everything below. dutyCodeList and deptList say what the caller may appoint to; null is any department.',
    query: PageQuery.omit({ sort: true }).extend(Filters),
    output: z.object({
      dutyPage: pageOf(Appointment),
      waitingCount: z.number().int(),
      /** Duties that the caller may appoint people to. */
      dutyCodeList: z.array(DutyCode),
      /** Departments for which the caller may appoint to duties of one person; null: any. */
      deptList: z.array(z.object({ deptCode: z.string(), deptNm: z.string() })).nullable(),
      canExport: z.boolean(),
    }),
  }),
  readDuty: get(`${path}/{id}`, {
    access: menu('ADM_DUTY', 'RR'),
    summary: 'One appointment with its history, what can be done now, and the work that an end hands on.',
    remark: 'workList and nextList (who has the same duty) where the caller may end it.',
    params: z.object({ id: Id }),
    output: z.object({ duty: AppointmentDetail }),
  }),
  findCandidates: get(`${path}/candidate/list`, {
    access: menu('ADM_DUTY', 'U'),
    summary: 'People who could have a duty, by two characters of their name or by their number; at most 20.',
    remark: 'Never the caller.',
    query: z.object({ dutyCode: DutyCode, searchText: z.string().max(100) }),
    output: z.object({ candidateList: z.array(Candidate) }),
  }),
  appoint: post(path, {
    access: menu('ADM_DUTY', 'U'),
    summary: 'Appoints a person for a period; law and psychological duties then wait for a second person.',
    remark: 'PEER_COACH needs consentedOn and trainedOn.',
    body: Wish,
    output: z.object({ appointmentId: Id, status: z.enum(DUTY_STATUSES) }),
  }),
  stepDuty: stepCall({
    path,
    access: menu('ADM_DUTY', 'U'),
    summary: 'Confirms, declines or withdraws an appointment that waits, or ends one and hands its work on.',
    remark: 'Who comes second gets a conflict with how it stands.',
    actions: DUTY_STEPS,
    statuses: DUTY_STATUSES,
  }),
  previewDuties: get(`${path}/import`, {
    access: menu('ADM_DUTY', 'U'),
    summary:
      'Appointments that a sheet of the caller’s would make, and what is wrong with which line; changes nothing.',
    remark: 'An xlsx or csv of at most 2 MB and 500 lines; 200 problems at most are told.',
    query: z.object({ fileId: Id }),
    output: z.object({
      appointList: z.array(PlannedDuty),
      /** The first ones. */
      problemList: z.array(Problem),
      problemCount: z.number().int(),
      planKey: PlanKey,
    }),
  }),
  importDuties: post(`${path}/import`, {
    access: menu('ADM_DUTY', 'U'),
    summary: 'Appoints all people of a sheet, as they were previewed, or none.',
    remark: 'planKey is the preview’s: where the sheet would appoint otherwise by now, nobody is appointed.',
    body: PreviewedSheet,
    output: z.object({ appointedCount: z.number().int(), waitingCount: z.number().int() }),
  }),
  exportDuties: post(`${path}/excel`, {
    access: menu('ADM_DUTY', 'E'),
    summary: 'The list as an Excel file; needs a reason.',
    body: z.object({ ...Filters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
