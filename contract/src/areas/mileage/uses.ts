/** Uses of mileage: of the student, and of the office that decides and pays (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText } from '../../shared/required-text.ts';
import { stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import { TermRef } from '../learning/words.ts';
import { DESK_USE_STEPS, MILEAGE_MOST, MileagePerson, OWN_USE_STEPS, Purpose, USE_STATUSES } from './words.ts';

const path = '/lrn/mile/usereqst';
const deskPath = '/lrn/mileage/use';

/** Digits and hyphens, which do not make a date; empty for none. */
export const ACCOUNT_NUMBER = /^(?!\d{4}-\d\d-\d\d$)(?:[0-9][0-9-]{6,28}[0-9])?$/;

export const UseInput = z.object({
  purposeCode: z.string().max(40),
  pointsToUse: z.number().int().positive().max(MILEAGE_MOST.points),
  note: OptionalText(MILEAGE_MOST.note),
  bank: OptionalText(MILEAGE_MOST.bank),
  /** Empty in a change: it stays as it is. */
  accountNo: z.string().regex(ACCOUNT_NUMBER),
});

/** Conditions of a use; each is told, met or not. */
export const USE_CONDITIONS = ['REGISTER', 'TIMES_TERM', 'TIMES_LIFE', 'TERMS', 'BALANCE'] as const;
export type UseCondition = (typeof USE_CONDITIONS)[number];

const Use = z.object({
  useId: Id,
  purposeCode: z.string(),
  purposeNm: z.string(),
  amount: z.number().int(),
  /** In won; null where it is not paid in money. */
  won: z.number().int().nullable(),
  term: TermRef,
  status: z.enum(USE_STATUSES),
  createdAt: Instant,
  appliedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  paidAt: Instant.nullable(),
  reason: z.string().nullable(),
  version: Version,
});

const Full = Use.extend({
  note: z.string(),
  bank: z.string(),
  /** The last four digits of the account; null for none. */
  accountEnd: z.string().nullable(),
  historyList: z.array(z.object({ status: z.enum(USE_STATUSES), at: Instant })),
});
export type OwnUse = z.output<typeof Full>;

export const mileageUses = {
  listPurposes: get(`${path}/purpose/list`, {
    access: menu('LRN_MILEUSE', 'C'),
    summary: 'What mileage can be used for, and what each asks for, met or not.',
    output: z.object({
      available: z.number().int(),
      purposeList: z.array(
        Purpose.extend({
          /** The most that the caller could ask for now; 0 where they cannot. */
          possible: z.number().int(),
          conditionList: z.array(
            z.object({
              code: z.enum(USE_CONDITIONS),
              isMet: z.boolean(),
              /** The figure of the caller, and the one that is asked for; null where it is no number. */
              amount: z.number().int().nullable(),
              limit: z.number().int().nullable(),
            }),
          ),
        }),
      ),
    }),
  }),
  createUse: post(path, {
    access: menu('LRN_MILEUSE', 'C'),
    summary: 'Saves a use as a draft, or asks for it at once: then its amount is held.',
    body: UseInput.extend({ applies: z.boolean() }),
    output: z.object({ useId: Id, status: z.enum(USE_STATUSES) }),
  }),
  changeUse: put(`${path}/{id}`, {
    access: menu('LRN_MILEUSE', 'C'),
    summary: 'Changes a draft, and asks for it where wanted.',
    params: z.object({ id: Id }),
    body: UseInput.extend({ applies: z.boolean(), version: Version }),
    output: z.object({ useId: Id, status: z.enum(USE_STATUSES), version: Version }),
  }),
  pageOwnUses: get(`${path}/page`, {
    access: menu('LRN_MILEUSE', 'R'),
    summary: 'The caller’s uses, the latest first.',
    query: PageQuery.omit({ sort: true }).extend({ status: z.enum(USE_STATUSES).optional() }),
    output: z.object({ usePage: pageOf(Use), available: z.number().int() }),
  }),
  readOwnUse: get(`${path}/{id}`, {
    access: menu('LRN_MILEUSE', 'RR'),
    summary: 'One use of the caller.',
    params: z.object({ id: Id }),
    output: z.object({ use: Full.extend({ stepList: stepsOf(OWN_USE_STEPS) }) }),
  }),
  stepOwnUse: stepCall({
    path,
    access: menu('LRN_MILEUSE', 'C'),
    summary: 'Asks for a draft, or takes back what is not decided; what was held is free again.',
    actions: OWN_USE_STEPS,
    statuses: USE_STATUSES,
  }),
};

const DeskFilters = {
  status: z.enum(USE_STATUSES).exclude(['TEMP']).optional(),
  purposeCode: z.string().max(40).optional(),
  searchText: z.string().max(100).optional(),
};

export const mileageUseDesk = {
  pageUses: get(`${deskPath}/page`, {
    access: menu('LRN_MILEADM', 'R'),
    summary: 'Uses that were asked for, in the caller’s scope: what waits first, the longest waiting on top.',
    query: PageQuery.omit({ sort: true }).extend(DeskFilters),
    output: z.object({
      usePage: pageOf(
        Use.omit({ reason: true, createdAt: true }).extend({
          student: MileagePerson,
          /** Points that the student owes; 0 for nothing. */
          owed: z.number().int(),
        }),
      ),
      waitingCount: z.number().int(),
      /** Purposes by which the list can be narrowed. */
      purposeList: z.array(z.object({ purposeCode: z.string(), name: z.string() })),
    }),
  }),
  readUse: get(`${deskPath}/{id}`, {
    access: menu('LRN_MILEADM', 'RR'),
    summary: 'One use, with what its student has.',
    params: z.object({ id: Id }),
    output: z.object({
      use: Full.extend({
        student: MileagePerson,
        balance: z.number().int(),
        held: z.number().int(),
        decidedByNm: z.string().nullable(),
        stepList: stepsOf(DESK_USE_STEPS),
      }),
    }),
  }),
  stepUse: stepCall({
    path: deskPath,
    access: menu('LRN_MILEADM', 'U'),
    summary: 'Approves, refuses, pays or takes back a use; never one’s own.',
    actions: DESK_USE_STEPS,
    statuses: USE_STATUSES,
  }),
  exportUses: post(`${deskPath}/excel`, {
    access: menu('LRN_MILEADM', 'E'),
    summary: 'The uses of a list as an Excel file, without notes and accounts; needs a reason.',
    body: z.object({ ...DeskFilters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
