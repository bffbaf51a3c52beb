/**
 * Signs in many people of the demonstration at once without passwords: writes their sessions as a sign-in
 * does, and signs their tokens with the portal's own secret.
 */
import { loadSecrets, type Secrets } from '@naru/server/src/platform/secrets.ts';
import { createTokens } from '@naru/server/src/platform/session/token.ts';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

import { DATA_DIR } from './servers.ts';

export interface Passenger {
  readonly memberId: string;
  readonly username: string;
}

const LIFE_SECONDS = 3_600;

export function readSecrets(): Secrets {
  return loadSecrets({ secret: undefined, keys: undefined, dataDir: DATA_DIR });
}

/** Makes a token each, in the order of the people. */
export async function signInAll(client: pg.Client, people: readonly Passenger[]): Promise<string[]> {
  const tokens = createTokens(readSecrets().secret);
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + LIFE_SECONDS;
  const made = people.map(({ memberId, username }) => ({
    memberId,
    username,
    sessionId: randomUUID(),
    tokenId: randomUUID(),
  }));
  await client.query(
    `insert into session (id, member_id, token_id, token_issued_at, token_expires_at, is_shared_pc, method, address, agent,
       created_at, last_seen_at)
     select one.session_id, one.member_id, one.token_id, to_timestamp($4), to_timestamp($5), false, 'PASSWORD', '127.0.0.1',
       'bench', to_timestamp($4), to_timestamp($4)
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as one(session_id, member_id, token_id)`,
    [
      made.map((one) => one.sessionId),
      made.map((one) => one.memberId),
      made.map((one) => one.tokenId),
      issuedAt,
      expiresAt,
    ],
  );
  return Promise.all(
    made.map(({ sessionId, tokenId, username }) =>
      tokens.sign({ sessionId, tokenId, issuedAt, expiresAt, username, administratorRoleId: '', cdpRoleId: '' }),
    ),
  );
}
