/** People who may open the posts of a board today. */
import type { Person } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { withRights, type OpenBoard } from '../core/open.ts';

/** Keeps of these people those who open all posts of the board, in their order. */
export async function keepReaders(
  ctx: CallContext<Person>,
  board: OpenBoard,
  memberIds: readonly string[],
): Promise<string[]> {
  const people = await ctx.platform.sessions.resolvePeople(memberIds, ctx.now);
  return people
    .filter(({ rights }) => rights.may(board.menuId, 'R') && withRights(board, rights, 'RR').opens === 'all')
    .map(({ memberId }) => memberId);
}
