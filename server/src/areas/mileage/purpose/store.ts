/** Purposes of mileage, as the office keeps them. */
import { PURPOSE } from '@naru/contract/areas/mileage/purposes.ts';
import type { RecordValues } from '@naru/contract/shared/record.ts';
import { sql, type RawBuilder } from 'kysely';

import { columnsOf } from '../../../blocks/record/store.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export type DeskPurposeRow = RecordValues<typeof PURPOSE> & {
  readonly purposeCode: string;
  readonly purposeNm: string;
  readonly needsAccount: boolean;
  readonly openCount: number;
  readonly version: number;
};

const purposes = (locale: Locale): RawBuilder<DeskPurposeRow> => sql<DeskPurposeRow>`
  select p.code as "purposeCode", ${nameOf('p', locale)} as "purposeNm", p.needs_account as "needsAccount", p.version,
    ${columnsOf(PURPOSE, 'p')},
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
