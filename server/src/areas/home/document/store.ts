import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface DocumentVersion {
  readonly version: number;
  readonly effectiveOn: string;
}

/** Versions in force by `today`, newest first; what takes effect later is not public yet. */
export function selectDocumentVersions(db: Db, code: string, today: string): Promise<DocumentVersion[]> {
  return db
    .selectFrom('consent_document')
    .select(['consent_document.version', 'consent_document.effective_on as effectiveOn'])
    .where('consent_document.code', '=', code)
    .where('consent_document.effective_on', '<=', today)
    .orderBy('consent_document.version', 'desc')
    .limit(100)
    .execute();
}

export interface DocumentText extends DocumentVersion {
  readonly title: string;
  readonly body: string;
}

export function selectDocument(
  db: Db,
  which: { code: string; version: number; locale: Locale },
): Promise<DocumentText> {
  const [title, body] =
    which.locale === 'en'
      ? (['consent_document.title_en as title', 'consent_document.body_en as body'] as const)
      : (['consent_document.title_ko as title', 'consent_document.body_ko as body'] as const);
  return db
    .selectFrom('consent_document')
    .select(['consent_document.version', 'consent_document.effective_on as effectiveOn', title, body])
    .where('consent_document.code', '=', which.code)
    .where('consent_document.version', '=', which.version)
    .executeTakeFirstOrThrow();
}
