/** Ways from a student to what an area has about them. */
import type { StudentLink } from '@naru/contract/areas/student.ts';

import type { CallContext } from '../../platform/http/serve.ts';

/** Gives a way only where its screen would open for the caller; undefined elsewhere. */
export type StudentLinkSource = (ctx: CallContext, studentId: string) => Promise<StudentLink | undefined>;
