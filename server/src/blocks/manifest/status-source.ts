/** How an area says how far a student has come with a part of the record that is its own. */
import type { session, STATUS_TYPES } from '@naru/contract/areas/session.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import type { CallContext } from '../../platform/http/serve.ts';

export type StatusType = (typeof STATUS_TYPES)[number];
export type StatusCode = CallOutput<typeof session.studentStatus>['statusCode'];

export interface StatusSource {
  readonly type: StatusType;
  /** Gives the status of a student whose part the caller may open; what the student hides from them reads NONE. */
  readonly read: (ctx: CallContext, studentId: string) => Promise<StatusCode>;
}
