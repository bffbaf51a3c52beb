/** How an area brings results of a student that a portfolio can show as a picture, where the student puts one in. */
import type { ShownChart } from '@naru/contract/areas/portfolio/page-facts.ts';

import type { Db } from '../../platform/db/db.ts';

export interface ChartSource {
  /** `source.kind` of its results. */
  readonly kind: string;
  /** Returns the results of the person that stand now, the newest first. */
  readonly list: (db: Db, memberId: string) => Promise<readonly ShownChart[]>;
}
