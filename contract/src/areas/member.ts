/**
 * People as administrators see them: who has an account, and whether they may use it.
 */
import { z } from 'zod';

import { administrator, MEMBER_TYPES } from '../access.ts';
import { get, post } from '../call.ts';
import { YesNo } from '../shared/flag.ts';
import { CalendarDate, Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';
import { type ActionOf, defineActions, needsText, stepCall, stepsOf, Version } from '../shared/workflow.ts';

export const MEMBER_STATUSES = ['ACTIVE', 'PENDING', 'LOCKED', 'LEFT'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

const LONGEST_REASON = 500;

/** Actions of an administrator on an account. The filled button ends the row. */
export const MEMBER_STEPS = defineActions({
  REFUSE: { needs: { reason: needsText(LONGEST_REASON) } },
  LOCK: { needs: { reason: needsText(LONGEST_REASON) } },
  APPROVE: { needs: {} },
  UNLOCK: { needs: {} },
});
export type MemberAction = ActionOf<typeof MEMBER_STEPS>;

/**
 * How a person comes to a new password: by a link that the administrator hands over; by one that goes to the person's own
 * address; once a second administrator confirms; by a command on the server.
 */
export const RESET_WAYS = ['LINK', 'MAIL', 'SECOND', 'COMMAND'] as const;
export type ResetWay = (typeof RESET_WAYS)[number];

/** Changes that wait for a second administrator, because the person holds something that the first one lacks. */
export const MEMBER_CHANGE_KINDS = ['PASSWORD_RESET', 'IDENTITY'] as const;

const MemberSummary = z.object({
  memberId: Id,
  username: z.string(),
  name: z.string(),
  status: z.enum(MEMBER_STATUSES),
  /** Member types in force today. */
  naruMemberTypeList: z.array(z.string()),
  departmentName: z.string().nullable(),
  /** Students only. */
  studentNo: z.string().nullable(),
  /** Y: signed up from outside the university. */
  externalAt: YesNo,
  lastSignInAt: Instant.nullable(),
  createdAt: Instant,
});
export type MemberSummary = z.output<typeof MemberSummary>;

const Period = z.object({ beginsOn: CalendarDate, endsOn: CalendarDate.nullable() });

const MemberDetail = MemberSummary.extend({
  nameKo: z.string(),
  nameEn: z.string().nullable(),
  email: z.string().nullable(),
  version: Version,
  liveSessions: z.number().int(),
  /** Whether the person can sign in with a password at all. */
  hasPassword: z.boolean(),
  typeList: z.array(Period.extend({ typeCode: z.string(), departmentName: z.string().nullable() })),
  dutyList: z.array(Period.extend({ dutyCode: z.string() })),
  roleList: z.array(z.object({ roleId: z.string(), name: z.string() })),
  consentList: z.array(
    z.object({
      title: z.string(),
      version: z.number().int(),
      agreedAt: Instant,
      withdrawnAt: Instant.nullable(),
    }),
  ),
  historyList: z.array(
    z.object({
      from: z.string().nullable(),
      to: z.string(),
      at: Instant,
      byName: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  stepList: stepsOf(MEMBER_STEPS),
  /** Null where there is nothing to reset. */
  resetWay: z.enum(RESET_WAYS).nullable(),
});
export type MemberDetail = z.output<typeof MemberDetail>;

const MemberChange = z.object({
  changeId: Id,
  kind: z.enum(MEMBER_CHANGE_KINDS),
  memberId: Id,
  name: z.string(),
  username: z.string(),
  /** Values that a roster would set; none for a password. */
  fieldList: z.array(
    z.object({
      field: z.enum(['USERNAME', 'NAME', 'EMAIL', 'SSO_SUBJECT']),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  askedByName: z.string(),
  askedAt: Instant,
  expiresAt: Instant,
  /** This administrator asked for it. */
  isOwn: z.boolean(),
  canConfirm: z.boolean(),
});
export type MemberChange = z.output<typeof MemberChange>;

export const members = {
  pageMembers: get('/admin/member/page', {
    access: administrator,
    summary: 'Everybody with an account, the newest first.',
    query: PageQuery.omit({ sort: true }).extend({
      /** Part of a name, of the user name, or the beginning of a student number. */
      searchText: z.string().max(100).optional(),
      status: z.enum(MEMBER_STATUSES).optional(),
      memberType: z.enum(MEMBER_TYPES).optional(),
      externalAt: YesNo.optional(),
    }),
    output: z.object({ memberPage: pageOf(MemberSummary) }),
  }),
  countPending: get('/admin/member/pending/count', {
    access: administrator,
    summary: 'How many people from outside wait for an answer.',
    output: z.object({ pendingCount: z.number().int() }),
  }),
  readMember: get('/admin/member/{id}', {
    access: administrator,
    summary: 'A person with types, duties, roles, consents and the history of the account.',
    params: z.object({ id: Id }),
    output: z.object({ member: MemberDetail }),
  }),
  stepMember: stepCall({
    path: '/admin/member',
    access: administrator,
    summary: 'Approves, refuses, locks or unlocks an account; refused where it has changed since it was read.',
    actions: MEMBER_STEPS,
    statuses: MEMBER_STATUSES,
  }),
  resetMemberPassword: post('/admin/member/{id}/password/reset', {
    access: administrator,
    summary:
      'A link with which the person sets a new password, once and within a day; for who holds what the caller lacks to their own address, or once a second administrator confirms.',
    remark: 'Told once. Without a path it went to the person’s own address, or waits for a second administrator.',
    params: z.object({ id: Id }),
    output: z.object({ way: z.enum(RESET_WAYS), path: z.string().nullable(), expiresAt: Instant }),
    repeatable: false,
  }),
  listMemberChanges: get('/admin/member/change/list', {
    access: administrator,
    summary: 'What waits for a second administrator, for 24 hours.',
    output: z.object({ changeList: z.array(MemberChange) }),
  }),
  confirmMemberChange: post('/admin/member/change/{id}/confirm', {
    access: administrator,
    summary: 'Does what another administrator asked for; of a password it gives the link, told once.',
    remark: 'Of anything else both are null.',
    params: z.object({ id: Id }),
    output: z.object({ path: z.string().nullable(), expiresAt: Instant.nullable() }),
    repeatable: false,
  }),
  declineMemberChange: post('/admin/member/change/{id}/decline', {
    access: administrator,
    summary: 'Ends what waits, also what one has asked for oneself.',
    params: z.object({ id: Id }),
    output: z.object({}),
  }),
};
