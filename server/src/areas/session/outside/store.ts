import { newId } from '../../../platform/db/id.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Agreed } from './rules.ts';

export interface NewSignUp {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly agreed: readonly Agreed[];
  readonly expiresAt: Date;
  readonly at: Date;
}

export async function insertSignUp(tx: Tx, signUp: NewSignUp): Promise<void> {
  await tx
    .insertInto('sign_up')
    .values({
      id: signUp.id,
      email: signUp.email,
      name: signUp.name,
      password_hash: signUp.passwordHash,
      locale: signUp.locale,
      agreed: JSON.stringify(signUp.agreed),
      expires_at: signUp.expiresAt,
      created_at: signUp.at,
    })
    .execute();
}

/** Counts the sign-ups of an address that nobody has finished and that still could be. */
export async function countOpenSignUps(db: Db, email: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('sign_up')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where((eb) => eb(eb.fn<string>('lower', ['sign_up.email']), '=', email))
    .where('sign_up.expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return row.n;
}

export interface SignUpRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly locale: string;
  readonly agreed: unknown;
}

export function selectOptionalSignUp(db: Db, id: string, now: Date): Promise<SignUpRow | undefined> {
  return db
    .selectFrom('sign_up')
    .select([
      'sign_up.id',
      'sign_up.email',
      'sign_up.name',
      'sign_up.password_hash as passwordHash',
      'sign_up.locale',
      'sign_up.agreed',
    ])
    .where('sign_up.id', '=', id)
    .where('sign_up.expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes every open sign-up of the address: one of them has become an account. False where another call was first. */
export async function takeSignUps(tx: Tx, signUp: { id: string; email: string }): Promise<boolean> {
  const rows = await rowsOf<{ id: string }>(tx)`
    delete from sign_up where lower(email) = ${signUp.email} returning id`;
  return rows.some(({ id }) => id === signUp.id);
}

/** Inserts a pending member from outside; undefined where the address has an account by now. */
export async function insertOutsider(tx: Tx, outsider: { signUp: SignUpRow; at: Date }): Promise<string | undefined> {
  const { signUp, at } = outsider;
  const inserted = await tx
    .insertInto('member')
    .values({
      id: newId(),
      username: signUp.email,
      name_ko: signUp.name,
      email: signUp.email,
      status: 'PENDING',
      locale: signUp.locale,
      is_external: true,
      password_hash: signUp.passwordHash,
      password_changed_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member.id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function insertConsents(
  tx: Tx,
  consents: { memberId: string; agreed: readonly Agreed[]; channel: string; at: Date },
): Promise<void> {
  if (consents.agreed.length === 0) return;
  await tx
    .insertInto('consent')
    .values(
      consents.agreed.map(({ code, version }) => ({
        id: newId(),
        member_id: consents.memberId,
        document_code: code,
        document_version: version,
        agreed_at: consents.at,
        channel: consents.channel,
      })),
    )
    .execute();
}

/** Selects the versions in force of some documents. */
export async function selectVersionsInForce(db: Db, codes: readonly string[], today: string): Promise<Agreed[]> {
  return db
    .selectFrom('consent_document')
    .select((eb) => ['consent_document.code', eb.fn.max('consent_document.version').as('version')])
    .where('consent_document.code', 'in', codes)
    .where('consent_document.effective_on', '<=', today)
    .groupBy('consent_document.code')
    .orderBy('consent_document.code', 'desc')
    .execute();
}

export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly status: string;
}

/** Selects an addressee; undefined for people without an address. */
export async function selectOptionalAddressee(db: Db, memberId: string): Promise<Addressee | undefined> {
  const row = await selectAddressees(db).where('member.id', '=', memberId).executeTakeFirst();
  return row && toAddressee(row);
}

/** Selects people with this user name or address, also from outside and pending. */
export async function selectAddresseesByName(db: Db, name: string): Promise<(Addressee & { hasPassword: boolean })[]> {
  const lower = name.trim().toLowerCase();
  const rows = await selectAddressees(db)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['member.username']), '=', lower),
        eb(eb.fn<string>('lower', ['member.email']), '=', lower),
      ]),
    )
    .where('member.is_demo', '=', false)
    .orderBy('member.id')
    .limit(3)
    .execute();
  return rows.flatMap((row) => {
    const addressee = toAddressee(row);
    return addressee ? [{ ...addressee, hasPassword: row.hasPassword }] : [];
  });
}

function selectAddressees(db: Db) {
  return db
    .selectFrom('member')
    .select((eb) => [
      'member.id',
      'member.name_ko as nameKo',
      'member.name_en as nameEn',
      'member.email',
      'member.locale',
      'member.status',
      eb('member.password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'),
    ]);
}

type AddresseeRow = Awaited<ReturnType<ReturnType<typeof selectAddressees>['execute']>>[number];

function toAddressee(row: AddresseeRow): Addressee | undefined {
  if (!row.email) return undefined;
  const locale = row.locale === 'en' ? 'en' : 'ko';
  const name = locale === 'en' ? (row.nameEn ?? row.nameKo) : row.nameKo;
  return { id: row.id, name, email: row.email, locale, status: row.status };
}
