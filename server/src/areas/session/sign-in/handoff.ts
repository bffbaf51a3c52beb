/** Signs in a person from elsewhere, by a token that works once (docs/specification.md §7, POST /auth/login). */
import type { Platform } from '../../../platform/http/serve.ts';
import { hashSecret, insertSingleUse, newSecret } from '../../../platform/session/single-use.ts';

const HANDOFF_MS = 60_000;

/** Issues a signed token for one sign-in as this person within 60 s; the caller must have proved that it is them. */
export async function issueHandoff(
  platform: Pick<Platform, 'db' | 'now' | 'sessions'>,
  memberId: string,
): Promise<string> {
  const id = newSecret();
  const expiresAt = new Date(platform.now().getTime() + HANDOFF_MS);
  await insertSingleUse(platform.db, { hash: hashSecret(id), kind: 'HANDOFF', memberId, expiresAt });
  return platform.sessions.tokens.signHandoff({ id, expiresAt });
}
