/**
 * Correcting the outcome of a meeting once counsellor and student cannot do it between them any more.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get } from '../../../call.ts';
import { YesNo } from '../../../shared/flag.ts';
import { Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { stepCall, stepsOf } from '../../../shared/workflow.ts';
import { CORRECTION_STATUSES, CORRECTION_STEPS, OutcomeCorrection } from './correction-words.ts';
import { CounsellorRef, StudentRef } from '../words.ts';

/** A correction with its meeting: when and between whom, and nothing of what was said. */
const AskedCorrection = OutcomeCorrection.extend({
  beginsAt: Instant,
  student: StudentRef,
  counsellor: CounsellorRef,
  stepList: stepsOf(CORRECTION_STEPS),
});
export type AskedCorrection = z.output<typeof AskedCorrection>;

export const correction = {
  pageCorrections: get('/admin/correction/page', {
    access: menu('ADM_CRCTN', 'R'),
    summary: 'Corrections that students and counsellors ask for: those that wait, the oldest first, or those decided.',
    remark: 'When, between whom and why, and nothing of what was said.',
    query: PageQuery.omit({ sort: true }).extend({ isOver: YesNo.default('N') }),
    output: z.object({ correctionPage: pageOf(AskedCorrection) }),
  }),
  stepCorrection: stepCall({
    path: '/admin/correction',
    access: menu('ADM_CRCTN', 'U'),
    summary: 'Corrects the outcome, or declines with a reason; whoever comes second is told how it stands.',
    actions: CORRECTION_STEPS,
    statuses: CORRECTION_STATUSES,
  }),
};
