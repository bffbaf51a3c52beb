/** Openings and closings as those who decide them see them (docs/specification.md, Programmes). */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get } from '../../../call.ts';
import { Id } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { stepCall, stepsOf } from '../../../shared/workflow.ts';
import { APPROVAL_KINDS, APPROVAL_STATUSES, PROGRAMME_TYPES } from '../words.ts';
import { Approval, DECIDE_APPROVAL_STEPS } from './approval-shape.ts';
import { Detail, ProgrammeContent } from './programmes.ts';

/** An earlier one of a series, beside which an approver reads the new one. */
const Earlier = z.object({
  programmeId: Id,
  semstrNm: z.string(),
  content: ProgrammeContent,
  takenCount: z.number().int(),
  completedCount: z.number().int(),
  spent: z.number(),
});
export type EarlierProgramme = z.output<typeof Earlier>;

export const approvals = {
  pageApprovals: get('/lrn/approval/page', {
    access: menu('LRN_APRV', 'R'),
    summary: 'Openings and closings that were asked for, the longest waiting first.',
    query: PageQuery.omit({ sort: true }).extend({
      kind: z.enum(APPROVAL_KINDS).optional(),
      status: z.enum(APPROVAL_STATUSES).optional(),
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({
      approvalPage: pageOf(
        Approval.omit({ stepList: true }).extend({
          programmeId: Id,
          programmeNm: z.string(),
          typeCode: z.enum(PROGRAMME_TYPES),
          deptNm: z.string(),
        }),
      ),
      waitingCount: z.number().int(),
    }),
  }),
  readApproval: get('/lrn/approval/{id}', {
    access: menu('LRN_APRV', 'RR'),
    summary: 'One request with the programme as it would be published or closed.',
    params: z.object({ id: Id }),
    output: z.object({
      approval: Approval.omit({ stepList: true }).extend({ stepList: stepsOf(DECIDE_APPROVAL_STEPS) }),
      programme: Detail,
      /** The last one of the series before it; null for the first. */
      earlier: Earlier.nullable(),
    }),
  }),
  stepApproval: stepCall({
    path: '/lrn/approval',
    access: menu('LRN_APRV', 'U'),
    summary: 'Approves or refuses; never one’s own.',
    actions: DECIDE_APPROVAL_STEPS,
    statuses: APPROVAL_STATUSES,
  }),
};
