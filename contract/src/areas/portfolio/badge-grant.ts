/** Badges of people as the office grants and revokes them (docs/specification.md, Badges). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { RequiredLine } from '../../shared/one-line.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { PlanKey, PreviewedSheet } from '../../shared/plan-key.ts';
import { OptionalText, RequiredText } from '../../shared/required-text.ts';
import { BADGE_LEVELS, BADGE_MOST, BADGE_STATUSES, BadgeAchievement, BadgeEvidence, BadgeLook } from './badge-words.ts';
import { WEB_ADDRESS } from './resume-content.ts';
import { Both } from './words.ts';

const path = '/portfolio/badgeclass/grant';

/** ENDED: it stands, and is past its date. */
export const GRANT_STATES = [...BADGE_STATUSES, 'ENDED'] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** RULE: by itself. HAND: by a person, one by one or by a sheet. */
export const GRANT_WAYS = ['RULE', 'HAND'] as const;
export type GrantWay = (typeof GRANT_WAYS)[number];

/** Things that happen to a badge, as its history has them. */
const BADGE_ACTIONS = ['GRANT', 'REVOKE', 'SHOW_NAME', 'HIDE_NAME'] as const;
export type BadgeAction = (typeof BADGE_ACTIONS)[number];

/** Columns of a sheet. */
export const GRANT_COLUMNS = ['number', 'name', 'evidence', 'text', 'url'] as const;
export type GrantColumn = (typeof GRANT_COLUMNS)[number];

export const GRANT_MOST = {
  /** Students of one press. */
  students: 50,
  /** Badges of one press. */
  revoked: 100,
  problems: 200,
  /** Lines of a preview that are shown. */
  shown: 100,
} as const;

const Student = z.object({ studentId: Id, name: z.string(), number: z.string(), deptNm: z.string() });
export type BadgeStudent = z.output<typeof Student>;

const GrantRow = z.object({
  assertionId: Id,
  classId: Id,
  name: Both,
  level: z.enum(BADGE_LEVELS),
  look: BadgeLook,
  /** An own picture of its class stands before the drawn one. */
  hasPicture: z.boolean(),
  student: Student,
  state: z.enum(GRANT_STATES),
  way: z.enum(GRANT_WAYS),
  grantedAt: Instant,
  expiresAt: Instant.nullable(),
});
export type BadgeGrantRow = z.output<typeof GrantRow>;

const GrantDetail = GrantRow.extend({
  achievement: BadgeAchievement,
  evidenceList: z.array(BadgeEvidence),
  grantedByNm: z.string().nullable(),
  revokedAt: Instant.nullable(),
  revokeReason: z.string().nullable(),
  historyList: z.array(
    z.object({
      action: z.enum(BADGE_ACTIONS),
      /** Null: by the rule. */
      byNm: z.string().nullable(),
      reason: z.string().nullable(),
      at: Instant,
    }),
  ),
  canRevoke: z.boolean(),
});
export type BadgeGrantDetail = z.output<typeof GrantDetail>;

const Filters = {
  classId: Id.optional(),
  /** This department and those below it. */
  deptCode: z.string().max(20).optional(),
  state: z.enum(GRANT_STATES).optional(),
  way: z.enum(GRANT_WAYS).optional(),
  /** Granted from this day on, and until this day. */
  from: CalendarDate.optional(),
  until: CalendarDate.optional(),
  searchText: z.string().max(100).optional(),
};

const Problem = z.object({
  /** In the sheet, the head counted. */
  line: z.number().int(),
  /** As it stands there. */
  number: z.string(),
  column: z.enum(GRANT_COLUMNS),
  reason: z.string(),
});
export type GrantProblem = z.output<typeof Problem>;

const PlannedGrant = z.object({ line: z.number().int(), student: Student, evidence: BadgeEvidence.nullable() });
export type PlannedGrant = z.output<typeof PlannedGrant>;

/** Names everything that a sheet would grant. */

export const badgeGrants = {
  pageGrants: get(path, {
    access: menu('PTF_BADGEADM', 'R'),
    summary: 'Badges of people whom the caller looks after, the latest first.',
    query: PageQuery.omit({ sort: true }).extend(Filters),
    output: z.object({ grantPage: pageOf(GrantRow), canGrant: z.boolean(), canExport: z.boolean() }),
  }),
  readGrant: get(`${path}/{id}`, {
    access: menu('PTF_BADGEADM', 'RR'),
    summary: 'One badge of somebody as it was granted, with its evidence and history.',
    params: z.object({ id: Id }),
    output: z.object({ grant: GrantDetail }),
  }),
  findHolders: get('/portfolio/badgeclass/student', {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Students by two characters of their name or by their number; at most 20.',
    query: z.object({ searchText: z.string().max(100) }),
    output: z.object({ studentList: z.array(Student) }),
  }),
  grantByHand: post(path, {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Grants an open badge to students, with the same evidence; those who hold it already stay as they are.',
    body: z.object({
      classId: Id,
      studentIdList: z.array(Id).min(1).max(GRANT_MOST.students),
      evidenceName: RequiredLine(BADGE_MOST.line),
      evidenceText: OptionalText(BADGE_MOST.text),
      evidenceUrl: z.string().regex(WEB_ADDRESS).default(''),
    }),
    output: z.object({ grantedCount: z.number().int(), heldCount: z.number().int() }),
  }),
  revokeGrants: post(`${path}/revoke`, {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Revokes badges for good, with a reason that their holders read.',
    remark: 'Those that were revoked before are left out.',
    body: z.object({
      assertionIdList: z.array(Id).min(1).max(GRANT_MOST.revoked),
      reason: RequiredText(BADGE_MOST.reason),
    }),
    output: z.object({ revokedCount: z.number().int() }),
  }),
  previewGrants: get('/portfolio/badgeclass/class/{id}/import', {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Badges that a sheet of the caller’s would grant, and what is wrong with which line; changes nothing.',
    remark: 'An xlsx or csv of at most 2 MB and 5,000 lines; 100 lines are shown, 200 problems at most are told.',
    params: z.object({ id: Id }),
    query: z.object({ fileId: Id }),
    output: z.object({
      lineList: z.array(PlannedGrant),
      lineCount: z.number().int(),
      problemList: z.array(Problem),
      problemCount: z.number().int(),
      planKey: PlanKey,
    }),
  }),
  importGrants: post('/portfolio/badgeclass/class/{id}/import', {
    access: menu('PTF_BADGEADM', 'U'),
    summary:
      'Grants what a sheet was previewed with: all lines, or those without a problem where skipsProblems says so.',
    remark: 'planKey is the preview’s: where the sheet would grant something else by now, nothing is granted.',
    params: z.object({ id: Id }),
    body: PreviewedSheet.extend({ skipsProblems: z.boolean() }),
    output: z.object({ grantedCount: z.number().int() }),
  }),
  exportGrants: post(`${path}/excel`, {
    access: menu('PTF_BADGEADM', 'E'),
    summary: 'The list as an Excel file; needs a reason.',
    body: z.object({ ...Filters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
