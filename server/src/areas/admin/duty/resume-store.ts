/** Duties of a person that a résumé names. */
import type { Duty } from '@naru/contract/access.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../../platform/settings/portal-settings.ts';
import { settingText } from '../../../platform/settings/value-sql.ts';

export interface HeldRow {
  readonly id: string;
  readonly duty: Duty;
  readonly begins: string;
  readonly ends: string | null;
  readonly hasEnded: boolean;
  readonly schoolKo: string;
  readonly schoolEn: string;
}

/** Selects what somebody has or had of some duties, the latest first; one that has not begun is left out. */
export function selectHeld(
  db: Db,
  memberId: string,
  asked: { readonly duties: readonly Duty[]; readonly today: string },
): Promise<HeldRow[]> {
  return rowsOf<HeldRow>(db)`
    select held.id, held.duty_code as duty, to_char(held.begins_on, 'YYYY-MM') as begins,
      to_char(held.ends_on, 'YYYY-MM') as ends, coalesce(held.ends_on < ${asked.today}::date, false) as "hasEnded",
      ${settingText(UNIVERSITY_NAME_KO)} as "schoolKo", ${settingText(UNIVERSITY_NAME_EN)} as "schoolEn"
    from member_duty held
    where held.member_id = ${memberId}::uuid and held.duty_code = any(${[...asked.duties]}::text[])
      and held.begins_on <= ${asked.today}::date
    order by held.begins_on desc, held.id`;
}
