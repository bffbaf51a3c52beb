import type { outside } from '@naru/contract/areas/outside.ts';

import { notify } from '../../../blocks/notification/notify.ts';
import { fail } from '../../../platform/http/failure.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { accountHashes } from '../../../platform/session/account-hash.ts';
import { hashPassword } from '../../../platform/session/passwords.ts';
import {
  deleteSingleUse,
  hashSecret,
  selectOptionalHolder,
  takeSingleUse,
} from '../../../platform/session/single-use.ts';
import { passwordChanged } from '../account/notifications.ts';
import { updatePassword } from '../account/store.ts';
import { limitMailAsks } from '../outside/limit.ts';
import { isStrongPassword } from '../sign-in/rules.ts';
import { endSessions, selectOptionalMemberById } from '../sign-in/store.ts';
import { forgotJob, sealName } from './forgot-job.ts';
import { deleteThrottles, insertResetAudit } from './store.ts';

/** Gives one answer, after the same work, for known and unknown names. */
export const forgotPassword: Reader<typeof outside.forgotPassword> = async (ctx, { body }) => {
  const { platform } = ctx;
  if (!platform.mail.isOn) fail('noMail');
  await limitMailAsks(ctx, 'reset');
  const sealedName = sealName(platform, body.username);
  await ctx.db.transaction().execute((tx) => platform.jobs.enqueue(tx, forgotJob, { sealedName }));
  return {};
};

/** Resets the password; a refused one leaves the link valid, and only a valid link costs a hash. */
export const resetPassword: Reader<typeof outside.resetPassword> = async (ctx, { body }) => {
  const link = { hash: hashSecret(body.token), kind: 'PASSWORD_RESET', now: ctx.now } as const;
  const holder = await selectOptionalHolder(ctx.db, link);
  const person = holder === undefined ? undefined : await selectOptionalMemberById(ctx.db, holder);
  if (person?.status !== 'ACTIVE') return fail('linkUsed');
  if (!isStrongPassword(body.newPassword, person.username)) fail('weakPassword');
  const passwordHash = await hashPassword(body.newPassword, networkOf(ctx.origin.address));
  const member = await ctx.db.transaction().execute(async (tx) => {
    // Somebody else may have used it in the meantime.
    const taken = await takeSingleUse(tx, link);
    const found = taken?.memberId ? await selectOptionalMemberById(tx, taken.memberId) : undefined;
    if (found?.status !== 'ACTIVE') return fail('linkUsed');
    // Others may count beside it.
    await deleteSingleUse(tx, { kind: 'PASSWORD_RESET', memberId: found.id });
    await updatePassword(tx, found.id, { hash: passwordHash, at: ctx.now });
    await endSessions(tx, { memberId: found.id }, { reason: 'PASSWORD_RESET', at: ctx.now });
    await deleteThrottles(tx, accountHashes(ctx.platform.deriveKey, found.username));
    await insertResetAudit(tx, { memberId: found.id, at: ctx.now, requestId: ctx.origin.requestId });
    await notify(tx, {
      type: passwordChanged,
      recipients: [found.id],
      dedupeKey: link.hash,
      link: '/session/account/form',
    });
    await ctx.platform.signals.send(tx, `member:${found.id}`);
    return found;
  });
  ctx.platform.signals.dispatch(`member:${member.id}`);
  return { username: member.username };
};
