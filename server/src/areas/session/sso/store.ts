import type { Db } from '../../../platform/db/db.ts';
import { insertSingleUse, takeSingleUse } from '../../../platform/session/single-use.ts';
import type { Checks } from './provider.ts';

/** The state that is kept of a sign-in while the person is at the provider. */
export interface Errand extends Omit<Checks, 'state'> {
  readonly returnPath: string;
}

export async function insertErrand(db: Db, errand: Errand & { hash: string; expiresAt: Date }): Promise<void> {
  const { hash, expiresAt, ...payload } = errand;
  await insertSingleUse(db, { hash, kind: 'OIDC_STATE', memberId: null, payload, expiresAt });
}

export async function takeErrand(db: Db, hash: string, now: Date): Promise<Errand | undefined> {
  const taken = await takeSingleUse(db, { hash, kind: 'OIDC_STATE', now });
  return taken?.payload as Errand | undefined; // written by insertErrand only
}

/** Selects the member by the provider's subject. Never by email: an address can be given to somebody else. */
export function selectOptionalMemberBySubject(
  db: Db,
  subject: string,
): Promise<{ id: string; status: string } | undefined> {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.status'])
    .where('member.sso_subject', '=', subject)
    .executeTakeFirst();
}
