import type { Actor } from '../../../platform/access/actor.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { BINDING_VERSIONS, REQUIRED_DOCUMENTS } from '../../../platform/session/rules.ts';
import { koreanDate } from '../../../platform/time.ts';
import { missingAgreements, type Agreed } from '../outside/rules.ts';
import { selectVersionsInForce } from '../outside/store.ts';

export interface ConsentRow {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly version: number;
  readonly isMandatory: boolean;
  readonly agreedAt: Date;
  readonly withdrawnAt: Date | null;
}

export function selectConsents(db: Db, memberId: string, locale: Locale): Promise<ConsentRow[]> {
  return db
    .selectFrom('consent')
    .innerJoin('consent_document', (join) =>
      join
        .onRef('consent_document.code', '=', 'consent.document_code')
        .onRef('consent_document.version', '=', 'consent.document_version'),
    )
    .select([
      'consent.id',
      'consent.document_code as code',
      locale === 'en' ? 'consent_document.title_en as title' : 'consent_document.title_ko as title',
      'consent.document_version as version',
      'consent_document.is_mandatory as isMandatory',
      'consent.agreed_at as agreedAt',
      'consent.withdrawn_at as withdrawnAt',
    ])
    .where('consent.member_id', '=', memberId)
    .orderBy('consent.id', 'desc')
    .limit(200)
    .execute();
}

/**
 * Z2: selects the versions in force that the person has not agreed to yet. Everybody agrees again when a version takes
 * effect; the university's own people are bound by those that the portal came with.
 */
export async function selectOpenAgreements(db: Db, actor: Actor, now: Date): Promise<Agreed[]> {
  const [inForce, agreed] = await Promise.all([
    selectVersionsInForce(db, REQUIRED_DOCUMENTS, koreanDate(now)),
    db
      .selectFrom('consent')
      .select(['consent.document_code as code', 'consent.document_version as version'])
      .where('consent.member_id', '=', actor.memberId)
      .where('consent.withdrawn_at', 'is', null)
      .execute(),
  ]);
  const missing = missingAgreements(agreed, inForce);
  const binding: Readonly<Record<string, number>> = BINDING_VERSIONS;
  return inForce.filter(
    ({ code, version }) => missing.includes(code) && (actor.isOutsider || version > (binding[code] ?? 0)),
  );
}

export function selectTitles(db: Db, codes: readonly string[], locale: Locale) {
  return db
    .selectFrom('consent_document')
    .select([
      'consent_document.code',
      'consent_document.version',
      locale === 'en' ? 'consent_document.title_en as title' : 'consent_document.title_ko as title',
    ])
    .where('consent_document.code', 'in', codes)
    .execute();
}

/** Selects the agreements to a document that are in force, and locks them until the transaction ends. */
export function selectLiveConsents(tx: Tx, memberId: string, code: string) {
  return tx
    .selectFrom('consent')
    .innerJoin('consent_document', (join) =>
      join
        .onRef('consent_document.code', '=', 'consent.document_code')
        .onRef('consent_document.version', '=', 'consent.document_version'),
    )
    .select(['consent.id', 'consent.document_version as version', 'consent_document.is_mandatory as isMandatory'])
    .where('consent.member_id', '=', memberId)
    .where('consent.document_code', '=', code)
    .where('consent.withdrawn_at', 'is', null)
    .forUpdate('consent')
    .execute();
}

export async function withdrawConsents(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.updateTable('consent').set({ withdrawn_at: at }).where('consent.id', 'in', ids).execute();
}

/** Locks the member, so that two calls at once agree once. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('member.id').where('member.id', '=', memberId).forUpdate().execute();
}
