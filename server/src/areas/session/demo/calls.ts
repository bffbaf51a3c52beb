import type { session } from '@naru/contract/areas/session.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { selectDemoPeople } from './store.ts';

/** Lists demo people; not found where none may sign in, so that a real portal tells nothing. */
export const demoPeople: Reader<typeof session.demoPeople> = async (ctx) => {
  const people = await selectDemoPeople(ctx.db, ctx.locale);
  if (people.length === 0) fail('notFound');
  return { people };
};
