/** An approval of a programme’s opening or closing, with its steps on either side. */
import { z } from 'zod';

import { Id, Instant } from '../../../shared/id.ts';
import { defineActions, needsText, stepsOf, takesText, Version } from '../../../shared/workflow.ts';
import { APPROVAL_KINDS, APPROVAL_STATUSES, PROGRAMME_MOST } from '../words.ts';

/** Steps of an approval on the side of those who ask for it, and on the side that decides. */
export const ASK_APPROVAL_STEPS = defineActions({
  RESUBMIT: { needs: { note: takesText(PROGRAMME_MOST.reason) } },
  /** Opens an approved programme for changes, while nobody has applied. */
  REVISE: { needs: {} },
});
export const DECIDE_APPROVAL_STEPS = defineActions({
  REFUSE: { needs: { reason: needsText(PROGRAMME_MOST.reason) } },
  APPROVE: { needs: {} },
});

export const Approval = z.object({
  approvalId: Id,
  kind: z.enum(APPROVAL_KINDS),
  status: z.enum(APPROVAL_STATUSES),
  askedByNm: z.string().nullable(),
  askedAt: Instant,
  note: z.string(),
  decidedByNm: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  version: Version,
  stepList: stepsOf(ASK_APPROVAL_STEPS),
});
