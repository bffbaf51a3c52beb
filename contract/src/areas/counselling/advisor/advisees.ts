/** Students of a professor or coach, and of a chief's department: met or not met. No word of any conversation. */
import { z } from 'zod';

import { anyMenu } from '../../../access.ts';
import { get } from '../../../call.ts';
import { YesNo } from '../../../shared/flag.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { StudentRef } from '../words.ts';

const MENUS = ['CNS_STUD_U', 'CNS_STUD_G'] as const;

/** OWN: the caller's advisees. DEPARTMENT: of the departments that the caller heads; the caller's own for others. */
export const ASSIGNED_VIEWS = ['OWN', 'DEPARTMENT'] as const;
/** An academic warning of the last term; a follow-up with the caller that is overdue. */
export const STUDENT_ALERTS = ['WARNED', 'OVERDUE'] as const;

const Advisee = StudentRef.extend({
  /** Whether the caller advises them, and so can invite them. */
  isOwn: z.boolean(),
  /** The student's advisor. */
  advisorNm: z.string().nullable(),
  /** The last meeting with the caller, or with the student's advisor where the caller is not theirs. */
  lastMetAt: Instant.nullable(),
  isMetThisTerm: z.boolean(),
  /** The next meeting with the caller, asked for or agreed. */
  nextAt: Instant.nullable(),
  /** Whether an invitation of the caller's waits for them. */
  isInvited: z.boolean(),
  alertList: z.array(z.enum(STUDENT_ALERTS)),
});
export type Advisee = z.output<typeof Advisee>;

export const advisees = {
  pageAdvisees: get('/cnslt/professor/stdnt/page', {
    access: anyMenu(MENUS, 'R'),
    summary: 'The caller’s assigned students, those not met this term first; of a chief the department’s, too.',
    remark: 'tutor narrows and never widens. No word of what was said.',
    query: PageQuery.omit({ sort: true }).extend({
      /** One of TUTOR_WORDS or a tutor's key; anything else is not found. Narrows, never widens. */
      tutor: z.string().max(64).optional(),
      view: z.enum(ASSIGNED_VIEWS).default('OWN'),
      /** Part of a name, initial consonants, or the beginning of a student number. */
      searchText: z.string().max(100).optional(),
      metAt: YesNo.optional(),
    }),
    output: z.object({
      studentPage: pageOf(Advisee),
      /** Counts over the whole list, regardless of the search. */
      metCount: z.number().int(),
      allCount: z.number().int(),
      /** Whether there is a department to see. */
      hasDepartment: z.boolean(),
    }),
  }),
  readAdvisee: get('/cnslt/professor/stdnt/detail/{id}', {
    access: anyMenu(MENUS, 'RR'),
    summary: 'One of the caller’s assigned students.',
    params: z.object({ id: Id }),
    output: z.object({
      student: Advisee,
      /** Whether the student lets the caller read what earlier advisors shared. */
      sharesEarlier: z.boolean(),
    }),
  }),
};
