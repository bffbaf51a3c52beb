/** Completed programmes as papers name them. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface CompletedRow {
  readonly id: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly departmentKo: string;
  readonly departmentEn: string;
  readonly hours: number;
  readonly begins: string;
  readonly ends: string;
  /** The certificate that was issued and stands; null where none was asked for yet. */
  readonly number: string | null;
}

/** Selects what somebody completed, the latest first. */
export function selectCompleted(db: Db, memberId: string): Promise<CompletedRow[]> {
  return rowsOf<CompletedRow>(db)`
    select t.id, p.name_ko as "nameKo", coalesce(p.name_en, p.name_ko) as "nameEn",
      d.name_ko as "departmentKo", coalesce(d.name_en, d.name_ko) as "departmentEn", p.hours::float8 as hours,
      to_char(p.begins_at at time zone 'Asia/Seoul', 'YYYY-MM') as begins,
      to_char(p.ends_at at time zone 'Asia/Seoul', 'YYYY-MM') as ends, c.number
    from trainee t join programme p on p.id = t.programme_id join department d on d.code = p.department_code
    left join certificate c on c.trainee_id = t.id and c.withdrawn_at is null
    where t.member_id = ${memberId}::uuid and t.completed_at is not null
    order by p.ends_at desc, t.id`;
}

interface CheckCodeRow {
  readonly id: string;
  readonly number: string;
  readonly checkCode: string;
}

/** Selects the certificates of somebody that stand, by the completion that each is of. */
export function selectCheckCodes(db: Db, memberId: string): Promise<CheckCodeRow[]> {
  return rowsOf<CheckCodeRow>(db)`
    select t.id, c.number, c.check_code as "checkCode"
    from trainee t join certificate c on c.trainee_id = t.id and c.withdrawn_at is null
    where t.member_id = ${memberId}::uuid and t.completed_at is not null`;
}
