/** Names of the files on a page, which its readers see and save. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { listFileNames } from '@naru/contract/areas/portfolio/page-names.ts';

import { selectFiles } from '../../../blocks/file/attach.ts';
import type { Db } from '../../../platform/db/db.ts';

/** Reads them by `fileId/fileSn`. */
export async function readFileNames(db: Db, content: PortfolioContent): Promise<ReadonlyMap<string, string>> {
  const groups = await selectFiles(
    db,
    listFileNames(content).map(({ fileId }) => fileId),
  );
  return new Map(
    [...groups].flatMap(([fileId, files]) =>
      files.map(({ fileSn, fileNm }) => [`${fileId}/${fileSn}`, fileNm] as const),
    ),
  );
}
