/** Claims with evidence: of the student, and of those who decide (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { type FileExtension, FileRef } from '../../shared/file.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText } from '../../shared/required-text.ts';
import { StepMark, workCalls } from '../../shared/work-mode.ts';
import { stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import {
  CLAIM_STATUSES,
  DESK_CLAIM_STEPS,
  Explanation,
  MILEAGE_MOST,
  MILEAGE_TYPES,
  MileagePerson,
  OWN_CLAIM_STEPS,
  RuleFacts,
} from './words.ts';
import { WholeNumber } from '../../shared/whole-number.ts';

const path = '/lrn/mile/claim';
const deskPath = '/lrn/mileage/claim';

/** Photographs of papers, and papers. */
export const EVIDENCE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'webp'] as const satisfies readonly FileExtension[];

const Deed = {
  itemId: Id,
  happenedOn: CalendarDate,
  /** Pieces, hours or a score, as the rule of the item asks. */
  quantity: z.number().positive().max(MILEAGE_MOST.quantity).multipleOf(0.01),
};

export const ClaimInput = z.object({
  ...Deed,
  /** The number of the certificate; empty where the item asks for none. */
  certificateNo: OptionalText(MILEAGE_MOST.number),
  note: OptionalText(MILEAGE_MOST.note),
  /** Group of the files with the evidence. */
  fileId: Id.nullable(),
  /** Files of the group that stay; all without it. */
  keepList: z.array(WholeNumber).max(MILEAGE_MOST.files).optional(),
});

const Item = z.object({
  itemId: Id,
  itemNm: z.string(),
  typeCode: z.enum(MILEAGE_TYPES),
  /** The paper that it asks for; empty for none. */
  evidence: z.string(),
  asksNumber: z.boolean(),
  /** The largest score or number that there can be; null for no bound. */
  mostQuantity: z.number().nullable(),
  /** It may be 2.5, as hours may; scores are whole. */
  takesDecimals: z.boolean(),
  rule: RuleFacts,
});
export type ClaimItem = z.output<typeof Item>;

const Claim = z.object({
  claimId: Id,
  itemId: Id,
  itemNm: z.string(),
  typeCode: z.enum(MILEAGE_TYPES),
  happenedOn: CalendarDate,
  quantity: z.number(),
  status: z.enum(CLAIM_STATUSES),
  askedAt: Instant,
  /** Points that it would bring or, once approved, has brought and not lost again. */
  points: z.number().int(),
  reason: z.string().nullable(),
  /** Why it brought nothing though it was approved, in the caller's language. */
  zeroReason: z.string().nullable(),
  decidedAt: Instant.nullable(),
  version: Version,
});

const Full = Claim.extend({
  /** The last four characters of the certificate’s number; null for none. */
  numberEnd: z.string().nullable(),
  note: z.string(),
  fileId: Id.nullable(),
  fileList: z.array(FileRef),
  /** Points that the person was told in asking. */
  expected: z.number().int(),
  /** How the points come about: now while it waits, as they came once approved; empty otherwise. */
  explanationList: z.array(Explanation),
});
export type OwnClaim = z.output<typeof Full>;

export const mileageClaims = {
  listClaimItems: get(`${path}/item/list`, {
    access: menu('LRN_MILE', 'C'),
    summary: 'What can be claimed with evidence, with the rule that is in force today.',
    output: z.object({ itemList: z.array(Item) }),
  }),
  previewClaim: post(`${path}/preview`, {
    access: menu('LRN_MILE', 'C'),
    summary: 'The points that a claim would bring, and why; judged as it is when it is approved. Changes nothing.',
    repeatable: false,
    body: z.object(Deed),
    output: z.object({
      points: z.number().int(),
      explanationList: z.array(Explanation),
      /** Why handing it in would be refused, in the caller's language. */
      refusal: z.string().nullable(),
    }),
  }),
  createClaim: post(path, {
    access: menu('LRN_MILE', 'C'),
    summary: 'Hands in a claim with its evidence.',
    body: ClaimInput,
    output: z.object({ claimId: Id }),
  }),
  changeClaim: put(`${path}/{id}`, {
    access: menu('LRN_MILE', 'C'),
    summary: 'Changes a claim that waits, or hands a refused one in again.',
    remark: 'certificateNo empty: the number stays as it is.',
    params: z.object({ id: Id }),
    body: ClaimInput.extend({ version: Version }),
    output: z.object({ claimId: Id, version: Version }),
  }),
  pageOwnClaims: get(`${path}/page`, {
    access: menu('LRN_MILE', 'RR'),
    summary: 'The caller’s claims, the latest first.',
    query: PageQuery.omit({ sort: true }).extend({ status: z.enum(CLAIM_STATUSES).optional() }),
    output: z.object({ claimPage: pageOf(Claim) }),
  }),
  readOwnClaim: get(`${path}/{id}`, {
    access: menu('LRN_MILE', 'RR'),
    summary: 'One claim of the caller.',
    params: z.object({ id: Id }),
    output: z.object({ claim: Full.extend({ canChange: z.boolean(), stepList: stepsOf(OWN_CLAIM_STEPS) }) }),
  }),
  stepOwnClaim: stepCall({
    path,
    access: menu('LRN_MILE', 'C'),
    summary: 'Takes a claim back that waits.',
    actions: OWN_CLAIM_STEPS,
    statuses: CLAIM_STATUSES,
  }),
};

const DeskFilters = {
  status: z.enum(CLAIM_STATUSES).optional(),
  typeCode: z.enum(MILEAGE_TYPES).optional(),
  searchText: z.string().max(100).optional(),
};

export const mileageClaimDesk = {
  pageClaims: get(`${deskPath}/page`, {
    access: menu('LRN_MILEADM', 'R'),
    summary: 'Claims in the caller’s scope: what waits first, the longest waiting on top.',
    query: PageQuery.omit({ sort: true }).extend(DeskFilters),
    output: z.object({
      claimPage: pageOf(
        Claim.omit({ reason: true, zeroReason: true, decidedAt: true }).extend({
          student: MileagePerson,
          mark: StepMark.nullable(),
        }),
      ),
      waitingCount: z.number().int(),
    }),
  }),
  readClaim: get(`${deskPath}/{id}`, {
    access: menu('LRN_MILEADM', 'RR'),
    summary: 'One claim with its evidence.',
    params: z.object({ id: Id }),
    output: z.object({
      claim: Full.extend({
        student: MileagePerson,
        decidedByNm: z.string().nullable(),
        mark: StepMark.nullable(),
        stepList: stepsOf(DESK_CLAIM_STEPS),
      }),
    }),
  }),
  stepClaim: stepCall({
    path: deskPath,
    access: menu('LRN_MILEADM', 'U'),
    summary: 'Approves or refuses a claim; never one’s own. Approved, its line is posted at once.',
    actions: DESK_CLAIM_STEPS,
    statuses: CLAIM_STATUSES,
  }),
  ...workCalls({
    path: deskPath,
    access: { reads: menu('LRN_MILEADM', 'R'), decides: menu('LRN_MILEADM', 'U') },
    actions: DESK_CLAIM_STEPS,
  }),
  exportClaims: post(`${deskPath}/excel`, {
    access: menu('LRN_MILEADM', 'E'),
    summary: 'The claims of a list as an Excel file, without notes and evidence; needs a reason.',
    body: z.object({ ...DeskFilters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
