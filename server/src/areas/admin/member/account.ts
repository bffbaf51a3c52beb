/**
 * An account as its rules see it.
 */
import { findGuarded } from '../../../blocks/member/holdings.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { ADMINISTRATOR_ROLE } from '../role/rules.ts';
import { countOtherActiveHolders } from '../role/store.ts';
import type { GuardedAccount } from './change-rules.ts';
import type { Account } from './rules.ts';
import { selectOptionalMember, selectRoles, type MemberDetailRow } from './store.ts';

export async function findMember(ctx: CallContext, id: string): Promise<MemberDetailRow> {
  const view = { locale: ctx.locale, today: koreanDate(ctx.now), now: ctx.now };
  return (await selectOptionalMember(ctx.db, id, view)) ?? fail('notFound');
}

export async function toAccount(ctx: CallContext, db: Db, row: MemberDetailRow): Promise<Account> {
  const roles = await selectRoles(db, row.id, ctx.locale);
  const isAdministrator = roles.some(({ roleId }) => roleId === ADMINISTRATOR_ROLE);
  const held = { roleId: ADMINISTRATOR_ROLE, memberId: row.id };
  return {
    status: row.status,
    isSelf: row.id === ctx.actor.memberId,
    isDemo: row.isDemo,
    isLastAdministrator: isAdministrator && (await countOtherActiveHolders(db, held)) === 0,
  };
}

/** Also whether the person holds what the caller lacks, and who could reach or confirm them then. */
export async function toGuarded(ctx: CallContext, row: MemberDetailRow): Promise<GuardedAccount> {
  const callerId = ctx.actor.memberId;
  const today = koreanDate(ctx.now);
  const [account, guarded, roles, others] = await Promise.all([
    toAccount(ctx, ctx.db, row),
    findGuarded(ctx.db, { callerId, memberIds: [row.id], today }),
    selectRoles(ctx.db, row.id, ctx.locale),
    countOtherActiveHolders(ctx.db, { roleId: ADMINISTRATOR_ROLE, memberId: callerId }),
  ]);
  const isCounted = row.status === 'ACTIVE' && roles.some(({ roleId }) => roleId === ADMINISTRATOR_ROLE);
  return {
    ...account,
    holdsMore: guarded.has(row.id),
    hasAddress: ctx.platform.mail.isOn && row.email !== null,
    hasOtherAdministrator: others - (isCounted ? 1 : 0) > 0,
  };
}
