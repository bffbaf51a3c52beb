import { newId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { DocumentText } from './publish.ts';

/** Selects the newest version, in force or not, and locks its row, so that two who publish do so in turn. */
export function selectOptionalLatest(tx: Tx, code: string) {
  return tx
    .selectFrom('consent_document')
    .select([
      'consent_document.version',
      'consent_document.effective_on as effectiveOn',
      'consent_document.is_mandatory as isMandatory',
    ])
    .where('consent_document.code', '=', code)
    .orderBy('consent_document.version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertDocument(
  tx: Tx,
  document: {
    readonly code: string;
    readonly version: number;
    readonly effectiveOn: string;
    readonly ko: DocumentText;
    readonly en: DocumentText;
    readonly isMandatory: boolean;
  },
): Promise<void> {
  const { ko, en } = document;
  await tx
    .insertInto('consent_document')
    .values({
      code: document.code,
      version: document.version,
      title_ko: ko.title,
      title_en: en.title,
      body_ko: ko.body,
      body_en: en.body,
      is_mandatory: document.isMandatory,
      effective_on: document.effectiveOn,
    })
    .execute();
}

/** Audits what was published on the machine, where nobody is signed in. */
export async function insertPublished(
  tx: Tx,
  entry: { readonly code: string; readonly at: Date; readonly after: Readonly<Record<string, unknown>> },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: entry.at,
      action: 'consent.publishVersion',
      entity: 'consent_document',
      entity_id: entry.code,
      after: JSON.stringify(entry.after),
    })
    .execute();
}
