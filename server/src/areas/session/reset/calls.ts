import type { outside } from '@naru/contract/areas/outside.ts';

import { MEMBER_MAILS } from '../../../blocks/member/mails.ts';
import { issueResetLink } from '../../../blocks/member/password-reset.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import { fail } from '../../../platform/http/failure.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { accountHashes } from '../../../platform/session/account-hash.ts';
import { hashPassword } from '../../../platform/session/passwords.ts';
import { hashSecret, selectOptionalHolder, takeSingleUse } from '../../../platform/session/single-use.ts';
import { passwordChanged } from '../account/notifications.ts';
import { updatePassword } from '../account/store.ts';
import { limitMailAsks } from '../outside/calls.ts';
import { selectAddresseesByName } from '../outside/store.ts';
import { isStrongPassword } from '../sign-in/rules.ts';
import { endSessions, selectOptionalMemberById } from '../sign-in/store.ts';
import { deleteThrottles, insertResetAudit } from './store.ts';

/** One answer for known and unknown names; nothing is mailed to who cannot sign in with a password. */
export const forgotPassword: Reader<typeof outside.forgotPassword> = async (ctx, { body }) => {
  const { mail, sessions } = ctx.platform;
  if (!mail.isOn) fail('noMail');
  await limitMailAsks(ctx, 'reset');
  await ctx.db.transaction().execute(async (tx) => {
    const people = await selectAddresseesByName(tx, body.username);
    for (const person of people.filter(({ status, hasPassword }) => status === 'ACTIVE' && hasPassword)) {
      const link = await issueResetLink(tx, sessions.tokens, { memberId: person.id, now: ctx.now });
      const kind = MEMBER_MAILS.passwordReset;
      const dedupeKey = `${kind} ${link.id}`;
      await mail.queue(tx, [{ kind, entityId: link.id, memberId: person.id, dedupeKey }]);
    }
  });
  return {};
};

/** A password that is refused leaves the link as it was; what costs a hash is asked only of who holds a link. */
export const resetPassword: Reader<typeof outside.resetPassword> = async (ctx, { body }) => {
  const link = { hash: hashSecret(body.token), kind: 'PASSWORD_RESET', now: ctx.now } as const;
  const holder = await selectOptionalHolder(ctx.db, link);
  const person = holder === undefined ? undefined : await selectOptionalMemberById(ctx.db, holder);
  if (person?.status !== 'ACTIVE') return fail('linkUsed');
  if (!isStrongPassword(body.newPassword, person.username)) fail('weakPassword');
  const passwordHash = await hashPassword(body.newPassword, networkOf(ctx.origin.address));
  const member = await ctx.db.transaction().execute(async (tx) => {
    // Somebody else may have taken it meanwhile.
    const taken = await takeSingleUse(tx, link);
    const found = taken?.memberId ? await selectOptionalMemberById(tx, taken.memberId) : undefined;
    if (found?.status !== 'ACTIVE') return fail('linkUsed');
    await updatePassword(tx, found.id, { hash: passwordHash, at: ctx.now });
    await endSessions(tx, { memberId: found.id }, { reason: 'PASSWORD_RESET', at: ctx.now });
    await deleteThrottles(tx, accountHashes(found.username));
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
