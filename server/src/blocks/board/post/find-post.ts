import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import type { OpenBoard } from '../core/open.ts';
import { scopeOf, scopeValues } from '../core/scope-sql.ts';
import { selectOptionalOpenPost, type PostHead } from './store.ts';

/** Finds a post that the person may open. @throws Failure `notFound` */
export async function findPost(ctx: CallContext, board: OpenBoard, id: string): Promise<PostHead> {
  const asked = { id, scope: scopeOf(board), values: scopeValues(ctx.actor, board, ctx.now) };
  return (await selectOptionalOpenPost(ctx.db, asked)) ?? fail('notFound');
}
