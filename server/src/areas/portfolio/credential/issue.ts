/** Signs a badge when somebody first asks for it, and keeps what was signed. */
import type { Platform } from '../../../platform/http/serve.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../../platform/settings/portal-settings.ts';
import { didOf } from './did.ts';
import { writeCredential, type HolderIdentity, type Issuer } from './document.ts';
import { readSigningKeys } from './keys.ts';
import { signDocument, type SignedDocument } from './sign.ts';
import { writeBits, writeStatusList } from './status.ts';
import {
  selectOptionalRevoked,
  selectOptionalSigned,
  upsertSigned,
  type AskedCredential,
  type BadgeRow,
} from './store.ts';

export type IssuePlatform = Pick<Platform, 'db' | 'sealing' | 'settings' | 'baseUrl' | 'now'>;

export async function readIssuer({ settings, baseUrl }: IssuePlatform): Promise<Issuer> {
  const values = await settings.read();
  return { baseUrl, name: { ko: values.of(UNIVERSITY_NAME_KO), en: values.of(UNIVERSITY_NAME_EN) } };
}

/** Those who ask for the same badge at once wait for one signature. */
const signing = new Map<string, Promise<SignedDocument>>();

/** Returns what is signed for a badge, the same to everybody who asks. */
export async function readSigned(platform: IssuePlatform, badge: BadgeRow): Promise<SignedDocument> {
  const asked = askFor(platform, badge);
  const kept = await selectOptionalSigned(platform.db, asked);
  if (kept) return kept;
  const key = `${badge.id} ${asked.isNamed}`;
  const running = signing.get(key) ?? sign(platform, badge).finally(() => signing.delete(key));
  signing.set(key, running);
  return running;
}

async function sign(platform: IssuePlatform, badge: BadgeRow): Promise<SignedDocument> {
  const { db } = platform;
  const asked = askFor(platform, badge);
  const now = platform.now();
  const [issuer, keys] = await Promise.all([readIssuer(platform), readSigningKeys(platform, now)]);
  const signed = await signDocument(writeCredential({ ...badge, holder: holderOf(badge) }, issuer), keys, now);
  await upsertSigned(db, { ...asked, signed, now });
  // Another process may have kept its own before.
  return (await selectOptionalSigned(db, asked)) ?? signed;
}

const askFor = ({ baseUrl }: IssuePlatform, badge: BadgeRow): AskedCredential => ({
  badgeId: badge.id,
  issuerId: didOf(baseUrl),
  isNamed: badge.holderKo !== null,
});

function holderOf({ holderKo, email, studentNumber, username, salt }: BadgeRow): HolderIdentity | null {
  if (holderKo === null) return null;
  if (email !== null) return { kind: 'emailAddress', text: email.toLowerCase(), salt };
  if (studentNumber !== null) return { kind: 'sisSourcedId', text: studentNumber, salt };
  return { kind: 'userName', text: username, salt };
}

interface KeptList extends SignedDocument {
  readonly bits: Buffer;
  readonly keyIds: string;
  readonly signedAt: number;
}

/** A list is signed anew before half of its life is over. */
const RENEW_MS = 20 * 60_000;

export type StatusLists = (list: number) => Promise<SignedDocument | undefined>;

/** Returns signed lists; one is signed anew only where a bit, a key or the hour has changed. */
export function createStatusLists(platform: IssuePlatform): StatusLists {
  const kept = new Map<number, KeptList>();
  return async (list) => {
    const revoked = await selectOptionalRevoked(platform.db, list);
    if (!revoked) return undefined;
    const bits = writeBits(revoked);
    const now = platform.now();
    const keys = await readSigningKeys(platform, now);
    const keyIds = `${keys.RS256.id} ${keys.ED25519.id}`;
    const known = kept.get(list);
    const age = now.getTime() - (known?.signedAt ?? 0);
    if (known?.bits.equals(bits) && known.keyIds === keyIds && age >= 0 && age < RENEW_MS) return known;
    const issuer = await readIssuer(platform);
    const signed = await signDocument(writeStatusList(list, bits, { issuer, now }), keys, now);
    kept.set(list, { ...signed, bits, keyIds, signedAt: now.getTime() });
    return signed;
  };
}
