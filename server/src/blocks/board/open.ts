/**
 * The gate of every call of a board: the board of the address, its menu, and the privilege that the contract names on it.
 */
import type { Access, GeneralPrivilege } from '@naru/contract/access.ts';
import type { CallResult, CallSpec, ParsedInput } from '@naru/contract/call.ts';

import type { Actor, Person } from '../../platform/access/actor.ts';
import type { MenuEntry, Rights } from '../../platform/access/rights.ts';
import type { Ids } from '../../platform/http/idempotency.ts';
import { fail } from '../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../platform/http/serve.ts';
import { createReachOf, reachOf, type BoardRights } from './rules.ts';
import { findBoard, listBoards, type BoardRow } from './table.ts';

export interface OpenBoard extends BoardRow {
  readonly rights: BoardRights;
  /** Which rows the right to read reaches: all, those of one's departments, or one's own. */
  readonly reads: 'all' | 'department' | 'own';
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
  return withRights(row, ctx.actor.rights, privilege);
}

export interface ListedBoard {
  readonly board: OpenBoard;
  readonly menu: MenuEntry;
}

/** The boards whose lists the person may open now, in their order. */
export async function listOpenBoards(ctx: CallContext<Actor>): Promise<ListedBoard[]> {
  const { menuById } = await ctx.platform.sessions.rightsTable();
  const { rights } = ctx.actor;
  return (await listBoards(ctx.platform)).flatMap((row) => {
    const menu = menuById.get(row.menuId);
    if (!menu || menu.isInDevelopment || !rights.may(row.menuId, 'R')) return [];
    return [{ board: withRights(row, rights, 'R'), menu }];
  });
}

/** What somebody may do on a board, and which of its posts a privilege reaches. */
export function withRights(row: BoardRow, rights: Rights, privilege: GeneralPrivilege): OpenBoard {
  const reading = rights.scopes(row.menuId, privilege === 'RR' ? 'RR' : 'R');
  const update = reachOf(rights.scopes(row.menuId, 'U'));
  return {
    ...row,
    rights: {
      create: createReachOf(rights.scopes(row.menuId, 'C')),
      update,
      delete: reachOf(rights.scopes(row.menuId, 'D')),
    },
    reads: reading.has('ALL') ? 'all' : reading.has('DEPARTMENT') ? 'department' : 'own',
    isModerator: update === 'all',
  };
}

/** A read of a board: nothing of it runs before its menu's privilege holds. */
export function boardReader<C extends BoardCall>(
  spec: C,
  read: (ctx: CallContext<Actor>, input: ParsedInput<C>, board: OpenBoard) => Promise<CallResult<C>>,
): Reader<C> {
  const reader = async (ctx: CallContext<Actor>, input: ParsedInput<C>): Promise<CallResult<C>> =>
    read(ctx, input, await openBoard(ctx, codeOf(input), spec.access.privilege));
  return reader;
}

/** A write of a board; its answer is made under today's rights too. */
export function boardWriter<C extends BoardCall>(
  spec: C,
  writer: {
    readonly apply: (ctx: WriteContext<Actor>, input: ParsedInput<C>, board: OpenBoard) => Promise<Ids>;
    readonly answer: (ctx: CallContext<Actor>, ids: Ids, board: OpenBoard) => Promise<CallResult<C>>;
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

/** Every call of a board has its code in the address. */
function codeOf(input: { readonly params: unknown }): string {
  return (input.params as { readonly code: string }).code;
}
