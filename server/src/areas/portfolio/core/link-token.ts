/** Secrets in the addresses of portfolios: derived from the link’s id, so that its owner can copy the address again. */
import { createHash, createHmac } from 'node:crypto';

import type { DeriveKey } from '../../../platform/derive.ts';

const PURPOSE = 'portfolio links';

/** Makes the secret of a link; the same for the same id. */
export function makeLinkToken(deriveKey: DeriveKey, linkId: string): string {
  return createHmac('sha256', deriveKey(PURPOSE)).update(linkId).digest('base64url').slice(0, 32);
}

/** Returns the hash by which the database finds a link (`portfolio_link.token_hash`). */
export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
