import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { lockOptionalPublishing, selectOptionalPublishing, type PublishingRow } from './store.ts';

/** @throws Failure `notFound` for somebody else's, too */
export async function findOwn({ db, actor }: CallContext, id: string): Promise<PublishingRow> {
  return (await selectOptionalPublishing(db, { id, memberId: actor.memberId })) ?? fail('notFound');
}

/** @throws Failure `notFound` for somebody else's, too */
export async function lockOwn({ tx, actor }: WriteContext, id: string): Promise<PublishingRow> {
  return (await lockOptionalPublishing(tx, { id, memberId: actor.memberId })) ?? fail('notFound');
}
