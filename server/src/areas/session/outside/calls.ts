import type { outside } from '@naru/contract/areas/outside.ts';

import { newId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { hashPassword, verifyPassword } from '../../../platform/session/passwords.ts';
import { REQUIRED_DOCUMENTS } from '../../../platform/session/rules.ts';
import { koreanDate } from '../../../platform/time.ts';
import { isStrongPassword } from '../sign-in/rules.ts';
import { admitAttempt, countFailure, describeAttempt, forgetFailures } from '../sign-in/throttle-store.ts';
import { readLinkToken } from './link.ts';
import { SIGN_UP_KNOWN, SIGN_UP_LINK } from './mails.ts';
import { isOldEnough, missingAgreements, MOST_LINKS_A_DAY, SIGN_UP_MS, type Agreed } from './rules.ts';
import {
  countOpenSignUps,
  insertConsents,
  insertOutsider,
  insertSignUp,
  selectAddresseesByName,
  selectOptionalSignUp,
  selectVersionsInForce,
  takeSignUps,
} from './store.ts';
import { words } from './words.ts';
import { limitMailAsks } from './limit.ts';

/** S9: gives one answer for known and unknown addresses; somebody who has an account is told so by mail. */
export const signUp: Reader<typeof outside.signUp> = async (ctx, { body }) => {
  const { mail } = ctx.platform;
  if (!mail.isOn) fail('noMail');
  await limitMailAsks(ctx, 'sign-up');
  const say = words[ctx.locale];
  const today = koreanDate(ctx.now);
  const email = body.email.trim().toLowerCase();
  const inForce = await selectVersionsInForce(ctx.db, REQUIRED_DOCUMENTS, today);
  const problems = [
    isOldEnough(body.birthDate, today) ? undefined : { field: 'birthDate', message: say.tooYoung },
    isStrongPassword(body.password, email) ? undefined : { field: 'password', message: say.weakPassword },
    missingAgreements(body.agreedList, inForce).length > 0
      ? { field: 'agreedList', message: say.agreeFirst }
      : undefined,
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) fail('invalid', { fields: problems });
  const passwordHash = await hashPassword(body.password, networkOf(ctx.origin.address));
  const id = newId();
  await ctx.db.transaction().execute(async (tx) => {
    const [known] = await selectAddresseesByName(tx, email);
    const open = await countOpenSignUps(tx, email, ctx.now);
    if (known) {
      // Once a day: more would be a nuisance to the owner of the address.
      const dedupeKey = `${SIGN_UP_KNOWN} ${known.id} ${today}`;
      await mail.queue(tx, [{ kind: SIGN_UP_KNOWN, entityId: known.id, memberId: known.id, dedupeKey }]);
      return;
    }
    if (open >= MOST_LINKS_A_DAY) return;
    const name = body.name.trim().normalize('NFC');
    const expiresAt = new Date(ctx.now.getTime() + SIGN_UP_MS);
    const { locale } = body;
    await insertSignUp(tx, { id, email, name, passwordHash, locale, agreed: inForce, expiresAt, at: ctx.now });
    await mail.queue(tx, [{ kind: SIGN_UP_LINK, entityId: id, dedupeKey: `${SIGN_UP_LINK} ${id}` }]);
  });
  return {};
};

/**
 * Confirms a sign-up, which then waits for an administrator. The link proves the address, and the password that they
 * began it: somebody else may have signed up with their address, and would have the account that they confirm.
 */
export const confirmSignUp: Reader<typeof outside.confirmSignUp> = async (ctx, { body }) => {
  const id = readLinkToken(ctx.platform.sessions.tokens, 'SIGN_UP', body.token) ?? fail('linkUsed');
  const asked = (await selectOptionalSignUp(ctx.db, id, ctx.now)) ?? fail('linkUsed');
  await checkPassword(ctx, { id, hash: asked.passwordHash, password: body.password });
  const email = await ctx.db.transaction().execute(async (tx) => {
    const found = (await selectOptionalSignUp(tx, id, ctx.now)) ?? fail('linkUsed');
    if (!(await takeSignUps(tx, found))) return fail('linkUsed');
    const memberId = (await insertOutsider(tx, { signUp: found, at: ctx.now })) ?? fail('linkUsed');
    const agreed = found.agreed as Agreed[]; // written by signUp
    await insertConsents(tx, { memberId, agreed, channel: 'SIGN_UP', at: ctx.now });
    return found.email;
  });
  return { email };
};

/** Guesses are slowed as at sign-in. */
async function checkPassword(
  ctx: CallContext<unknown>,
  proof: { readonly id: string; readonly hash: string; readonly password: string },
): Promise<void> {
  const attempt = describeAttempt(ctx, `sign-up ${proof.id}`);
  const admission = await admitAttempt(ctx.db, attempt, ctx.now);
  if (!admission.admitted) fail('tooMany', { retryAfter: admission.retryAfter });
  if (!(await verifyPassword(proof.hash, proof.password, attempt.address))) {
    await countFailure(ctx.db, attempt, ctx.platform.now());
    fail('wrongPassword');
  }
  await forgetFailures(ctx.db, attempt);
}
