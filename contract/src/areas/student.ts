/** Students as every screen about one shows them. */
import { z } from 'zod';

import { signedIn } from '../access.ts';
import { get } from '../call.ts';
import { Id } from '../shared/id.ts';

export const STUDENT_LINKS = ['RECORD', 'INVITE', 'TEST', 'PAPERS'] as const;

const StudentLink = z.object({
  kind: z.enum(STUDENT_LINKS),
  /** A path of the portal. */
  path: z.string(),
});
export type StudentLink = z.output<typeof StudentLink>;

export const student = {
  listLinks: get('/student/{stdntId}/link/list', {
    access: signedIn,
    summary:
      'Ways that lead the caller on from a student: to their record, an invitation, results of tests, and shared papers.',
    remark: 'None from a student whom the caller does not reach.',
    params: z.object({ stdntId: Id }),
    output: z.object({ linkList: z.array(StudentLink) }),
  }),
};
