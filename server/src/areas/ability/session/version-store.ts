/** Versions of tests that are or were published. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';

/** The content was checked before the version was published. */
export function selectContents(
  db: Db,
  versionIds: readonly string[],
): Promise<{ readonly id: string; readonly content: Instrument }[]> {
  return rowsOf<{ id: string; content: Instrument }>(db)`
    select version.id, version.content from ability_version version
    where version.id = any(${versionIds}::uuid[]) and version.status <> 'DRAFT'`;
}

export interface PublishedVersion {
  readonly testId: string;
  readonly versionId: string;
}

/** Selects the published versions of the tests of a family, in the order of the tests. */
export function selectPublished(db: Db, family: TestFamily): Promise<PublishedVersion[]> {
  return rowsOf<PublishedVersion>(db)`
    select version.test_id as "testId", version.id as "versionId"
    from ability_test test join ability_version version on version.test_id = test.id and version.status = 'PUBLISHED'
    where test.family = ${family} order by test.position, test.id`;
}
