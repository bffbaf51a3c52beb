/** The gate of every call of a board: the board of the address, its menu, and the privilege that the contract names. */
import type { Access, GeneralPrivilege } from '@naru/contract/access.ts';
import type { CallResult, CallSpec, ParsedInput } from '@naru/contract/call.ts';

import type { Actor, Person } from '../../../platform/access/actor.ts';
import type { MenuEntry, Rights } from '../../../platform/access/rights.ts';
import type { Ids } from '../../../platform/http/idempotency.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import {
  createReachOf,
  openingOf,
  openingWith,
  reachOf,
  type BoardRights,
  type Opening,
  type Reach,
  type Standing,
} from './rules.ts';
import { findBoard, listBoards, type BoardRow } from './store.ts';

export interface OpenBoard extends BoardRow {
  readonly rights: BoardRights;
  /** Which rows the right to read reaches: all, those of one's departments, or one's own. */
  readonly reads: Exclude<Opening, 'none'>;
  /** Posts that the person may open; none where they have nothing but the list. */
  readonly opens: Opening;
  /** Sees every post whatever its audience, hides and shows. */
  readonly isModerator: boolean;
}

type BoardCall = CallSpec & {
  readonly access: Extract<Access, { kind: 'boardMenu' }>;
};

/** @throws Failure `notFound`, `inPreparation` or `forbidden` */
export async function openBoard(
  ctx: CallContext<Person>,
  code: string,
  privilege: GeneralPrivilege,
): Promise<OpenBoard> {
  const row = (await findBoard(ctx.platform, code)) ?? fail('notFound');
  if (!ctx.actor.rights.may(row.menuId, privilege)) fail('forbidden');
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(row.menuId);
  if (menu?.isInDevelopment ?? true) fail('inPreparation');
  const board = withRights(row, ctx.actor.rights, privilege);
  if (isInside(privilege) && board.opens === 'none') fail('forbidden');
  return board;
}

/** Privileges on what stands in a post, not on the list. */
const isInside = (privilege: GeneralPrivilege): boolean => privilege === 'RR' || privilege === 'COMT';

export interface ListedBoard {
  readonly board: OpenBoard;
  readonly menu: MenuEntry;
  readonly group: MenuEntry | undefined;
}

/** Finds the group of a board that stands below another group: boards of one name stand in several of those. */
export function groupOf(menu: MenuEntry, menuById: ReadonlyMap<string, MenuEntry>): MenuEntry | undefined {
  const group = menu.parentId === null ? undefined : menuById.get(menu.parentId);
  return group?.parentId ? group : undefined;
}

/** Lists the boards of which the person may open posts now, in their order: as far as they open, and no further. */
export async function listOpenBoards(ctx: CallContext): Promise<ListedBoard[]> {
  const { menuById } = await ctx.platform.sessions.rightsTable();
  const { rights } = ctx.actor;
  return (await listBoards(ctx.platform)).flatMap((row) => {
    const menu = menuById.get(row.menuId);
    if (!menu || menu.isInDevelopment || !rights.may(row.menuId, 'R')) return [];
    const board = withRights(row, rights, 'RR');
    return board.opens === 'none' ? [] : [{ board, menu, group: groupOf(menu, menuById) }];
  });
}

/** Adds the person's rights on a board, and the posts that a privilege reaches. */
export function withRights(row: BoardRow, rights: Rights, privilege: GeneralPrivilege): OpenBoard {
  const create = createReachOf(rights.scopes(row.menuId, 'C'));
  const opens = opensOf(row, rights, create);
  // Nobody changes or takes away what they may not open.
  const bound = (reach: Reach): Reach => (reach === 'all' && row.detailResource && opens !== 'all' ? 'own' : reach);
  const update = bound(reachOf(rights.scopes(row.menuId, 'U')));
  const reads = isInside(privilege) ? opens : openingOf(rights.scopes(row.menuId, 'R'));
  return {
    ...row,
    rights: { create, update, delete: bound(reachOf(rights.scopes(row.menuId, 'D'))) },
    reads: reads === 'none' ? 'own' : reads,
    opens,
    isModerator: update === 'all',
  };
}

/** Returns whether the person lists the board and opens every post there that is for everybody. */
export function opensAll(row: BoardRow, rights: Rights): boolean {
  return rights.may(row.menuId, 'R') && withRights(row, rights, 'RR').opens === 'all';
}

function opensOf(row: BoardRow, rights: Rights, create: BoardRights['create']): Opening {
  const detail = openingOf(rights.scopes(row.menuId, 'RR'));
  const { detailResource } = row;
  return detailResource ? openingWith(detail, openingOf(rights.namedScopes(detailResource)), create) : detail;
}

/** Returns whether the person may open a post that they see in the list. */
export function opensPost(
  board: OpenBoard,
  post: { readonly authorId: string; readonly departmentCode: string | null },
  person: Person,
): boolean {
  if (board.opens === 'none') return false;
  if (board.isModerator || board.opens === 'all' || post.authorId === person.memberId) return true;
  return board.opens === 'department' && person.departmentCodes.includes(post.departmentCode ?? '');
}

/** Makes a read of a board: nothing of it runs before its menu's privilege holds. */
export function boardReader<C extends BoardCall>(
  spec: C,
  read: (ctx: CallContext, input: ParsedInput<C>, board: OpenBoard) => Promise<CallResult<C>>,
): Reader<C> {
  const reader = async (ctx: CallContext, input: ParsedInput<C>): Promise<CallResult<C>> =>
    read(ctx, input, await openBoard(ctx, codeOf(input), spec.access.privilege));
  return reader;
}

/** Makes a write of a board; its answer is made under today's rights too. */
export function boardWriter<C extends BoardCall>(
  spec: C,
  writer: {
    readonly apply: (ctx: WriteContext, input: ParsedInput<C>, board: OpenBoard) => Promise<Ids>;
    readonly answer: (ctx: CallContext, ids: Ids, board: OpenBoard) => Promise<CallResult<C>>;
  },
): Writer<C> {
  const bound: Writer<C> = {
    apply: async (ctx, input) => {
      const code = codeOf(input);
      const ids = await writer.apply(ctx, input, await openBoard(ctx, code, spec.access.privilege));
      return { ...ids, code };
    },
    answer: async (ctx, ids) => writer.answer(ctx, ids, await openBoard(ctx, ids['code'] ?? '', spec.access.privilege)),
  };
  return bound;
}

/** Returns the board's code, which every call of a board has in its address. */
function codeOf(input: { readonly params: unknown }): string {
  return (input.params as { readonly code: string }).code;
}

/** Tells how somebody stands to a post of the board. */
export function standingOf(board: OpenBoard, authorId: string, actor: Actor): Standing {
  return { ...board.rights, isAuthor: authorId === actor.memberId };
}
