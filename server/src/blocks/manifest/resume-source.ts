/** How an area brings what it knows of a student to their résumé, confirmed by the university. */
import type { ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';

import type { Db } from '../../platform/db/db.ts';

export interface ResumeSource {
  /** `source.kind` of its facts. */
  readonly kind: string;
  /**
   * A kind under which the texts of its facts stand by themselves on a page that others see: they go there only where
   * their person chooses them by name. Left out: a text goes with its fact.
   */
  readonly textKind?: string;
  /** Returns all that the university confirms of the person now, the newest first; asks by one statement. */
  readonly list: (db: Db, memberId: string) => Promise<readonly ResumeFact[]>;
  /** Returns pages of the portal on which everybody can check a fact, by `source.id`; left out: there are none. */
  readonly listCheckPaths?: (db: Db, memberId: string) => Promise<ReadonlyMap<string, string>>;
}
