import type { Tx } from '../../../platform/db/pool.ts';
import type { DocumentText } from './publish.ts';

/** The newest version, whether or not it has taken effect; its row is locked, so that two who publish do so in turn. */
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
