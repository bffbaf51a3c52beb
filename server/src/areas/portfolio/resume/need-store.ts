import type { ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface NeedRow {
  readonly id: string;
  readonly dutyId: string | null;
  readonly name: string;
  readonly section: ResumeSection;
  readonly least: number;
  readonly words: string[];
}

/** Selects what every résumé should have, and what some duties ask for beside it. */
export function selectNeeds(
  db: Db,
  { dutyIds, locale }: { readonly dutyIds: readonly string[]; readonly locale: Locale },
): Promise<NeedRow[]> {
  return rowsOf<NeedRow>(db)`
    select n.id, n.duty_id as "dutyId", ${nameOf('n', locale)} as name, n.section, n.least, n.words
    from resume_need n where n.duty_id is null or n.duty_id = any(${[...dutyIds]}::text[])
    order by n.duty_id is not null, n.position, n.id`;
}
