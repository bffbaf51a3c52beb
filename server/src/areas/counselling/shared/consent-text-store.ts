/** The consent texts of counselling that are in force. */
import { sql } from 'kysely';

import { firstOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface ConsentText {
  readonly version: number;
  readonly title: string;
  readonly body: string;
}

/** Selects the latest text in force today. @throws where there is none: a migration brings the first */
export async function selectConsentText(
  db: Db,
  { code, today, locale }: { code: string; today: string; locale: Locale },
): Promise<ConsentText> {
  const isEnglish = locale === 'en';
  const row = await firstOf<ConsentText>(db)`
    select d.version, ${isEnglish ? sql`d.title_en` : sql`d.title_ko`} as title,
      ${isEnglish ? sql`d.body_en` : sql`d.body_ko`} as body
    from consent_document d where d.code = ${code} and d.effective_on <= ${today}::date
    order by d.version desc limit 1`;
  if (!row) throw new Error('There is no text to consent to.');
  return row;
}
