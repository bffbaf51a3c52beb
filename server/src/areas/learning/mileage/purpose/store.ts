/** Purposes of mileage, as the office keeps them. */
import type { PurposeInput } from '@naru/contract/areas/learning/mileage/purposes.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';

/** The name of a purpose in the audit log. */
export const PURPOSE = 'mileage_purpose';

export interface DeskPurposeRow extends PurposeInput {
  readonly purposeCode: string;
  readonly purposeNm: string;
  readonly needsAccount: boolean;
  readonly openCount: number;
  readonly version: number;
}

const purposes = (locale: Locale): RawBuilder<DeskPurposeRow> => sql<DeskPurposeRow>`
  select p.code as "purposeCode", ${nameOf('p', locale)} as "purposeNm", p.name_ko as "nameKo", p.name_en as "nameEn",
    p.text_ko as "textKo", p.text_en as "textEn", p.least as "leastPoints", p.unit as "pointsUnit", p.most as "mostPoints",
    p.times_term as "timesTerm", p.times_life as "timesLife", p.most_terms as "mostTerms",
    p.won_per_point as "wonPerPoint", p.needs_account as "needsAccount", p.in_use as "isInUse", p.version,
    (select count(*)::int from mileage_use u
      where u.purpose_code = p.code and u.status in ('APPLY', 'APPROVED')) as "openCount"
  from mileage_purpose p`;

/** Selects all purposes in their order, those out of use too. */
export function selectDeskPurposes(db: Db, locale: Locale): Promise<DeskPurposeRow[]> {
  return rowsOf<DeskPurposeRow>(db)`${purposes(locale)} order by p.position, p.code`;
}

export function selectOptionalDeskPurpose(
  db: Db,
  purposeCode: string,
  locale: Locale,
): Promise<DeskPurposeRow | undefined> {
  return firstOf<DeskPurposeRow>(db)`${purposes(locale)} where p.code = ${purposeCode}`;
}

interface PurposeChange {
  readonly purposeCode: string;
  readonly version: number;
  readonly content: PurposeInput;
}

/** Updates what a purpose asks for; false where somebody was faster. */
export async function updatePurpose(tx: Tx, { purposeCode, version, content }: PurposeChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mileage_purpose')
    .set({
      name_ko: content.nameKo,
      name_en: content.nameEn,
      text_ko: content.textKo,
      text_en: content.textEn,
      least: content.leastPoints,
      unit: content.pointsUnit,
      most: content.mostPoints,
      times_term: content.timesTerm,
      times_life: content.timesLife,
      most_terms: content.mostTerms,
      won_per_point: content.wonPerPoint,
      in_use: content.isInUse,
      version: version + 1,
    })
    .where('mileage_purpose.code', '=', purposeCode)
    .where('mileage_purpose.version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
