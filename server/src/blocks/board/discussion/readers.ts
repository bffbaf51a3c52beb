/** People who may open the posts of a board today. */
import type { Platform } from '../../../platform/http/serve.ts';
import { opensAll } from '../core/open.ts';
import type { BoardRow } from '../core/store.ts';

/** Keeps of these people those who open all posts of the board, in their order. */
export async function keepReaders(
  { platform, now }: { readonly platform: Platform; readonly now: Date },
  board: BoardRow,
  memberIds: readonly string[],
): Promise<string[]> {
  const people = await platform.sessions.resolvePeople(memberIds, now);
  return people.filter(({ rights }) => opensAll(board, rights)).map(({ memberId }) => memberId);
}
