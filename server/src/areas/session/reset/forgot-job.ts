/** Mails reset links after the answer, so that its duration does not tell whether there is such a person. */
import { MEMBER_MAILS } from '../../../blocks/member/mails.ts';
import { issueResetLink } from '../../../blocks/member/password-reset.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { openBytes, sealBytes } from '../../../platform/sealing/ring.ts';
import { selectAddresseesByName } from '../outside/store.ts';

/** Mails an hour to one person: more would be a nuisance. */
const MOST_AN_HOUR = 3;
const HOUR_MS = 60 * 60_000;
const PURPOSE = 'password.forgot';

/** The requested name is sealed: a job's data lies in tables and lists. */
export const forgotJob = defineJob<{ sealedName: string }>('password.forgot', { atOnce: 2 });

type ForgotPlatform = Pick<Platform, 'db' | 'mail' | 'sessions' | 'now' | 'deriveKey'>;

export function sealName({ deriveKey }: Pick<Platform, 'deriveKey'>, name: string): string {
  return sealBytes(deriveKey(PURPOSE), Buffer.from(name), PURPOSE);
}

export function handleForgotten(platform: ForgotPlatform): JobHandler {
  return handleJob(forgotJob, async ({ data }) => {
    const name = openBytes(platform.deriveKey(PURPOSE), data.sealedName, PURPOSE).toString();
    await platform.db.transaction().execute((tx) => mailLinks(tx, platform, name));
  });
}

/** Mails links; none to people who cannot sign in with a password. */
async function mailLinks(tx: Tx, { mail, sessions, now: readNow }: ForgotPlatform, name: string): Promise<void> {
  const now = readNow();
  const people = await selectAddresseesByName(tx, name);
  for (const { id } of people.filter(({ status, hasPassword }) => status === 'ACTIVE' && hasPassword)) {
    const limit = { key: `forgot ${id}`, most: MOST_AN_HOUR, now, windowMs: HOUR_MS };
    if ((await takeFromWindow(tx, limit)) > 0) continue;
    const link = await issueResetLink(tx, sessions.tokens, { memberId: id, now, isMailed: true });
    const kind = MEMBER_MAILS.passwordReset;
    await mail.queue(tx, [{ kind, entityId: link.id, memberId: id, dedupeKey: `${kind} ${link.id}` }]);
  }
}
