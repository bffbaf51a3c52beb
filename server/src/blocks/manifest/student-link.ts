/** Ways from a student to what an area has about them. */
import type { StudentLink } from '@naru/contract/areas/student.ts';

import type { Actor } from '../../platform/access/actor.ts';
import type { CallContext } from '../../platform/http/serve.ts';

/** Gives a way only where its screen would open for the caller; undefined elsewhere. */
export type StudentLinkSource = (ctx: CallContext<Actor>, studentId: string) => Promise<StudentLink | undefined>;
