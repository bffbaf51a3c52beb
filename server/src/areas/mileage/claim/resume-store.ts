/** Approved claims of items that have a place in a résumé. */
import type { ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface ProvenRow {
  readonly id: string;
  readonly section: ResumeSection;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly issuerKo: string;
  readonly issuerEn: string;
  readonly quantity: number;
  readonly month: string;
}

/** Selects approved claims whose item names its section, the latest first. */
export function selectProven(db: Db, memberId: string): Promise<ProvenRow[]> {
  return rowsOf<ProvenRow>(db)`
    select c.id, item.resume_section as section, item.resume_name_ko as "nameKo", item.resume_name_en as "nameEn",
      item.resume_place_ko as "issuerKo", item.resume_place_en as "issuerEn", c.quantity::float8 as quantity,
      to_char(c.happened_on, 'YYYY-MM') as month
    from mileage_claim c join mileage_item item on item.id = c.item_id
    where c.member_id = ${memberId}::uuid and c.status = 'APPROVED' and item.resume_section is not null
    order by c.happened_on desc, c.id`;
}
