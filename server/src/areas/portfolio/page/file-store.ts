/** Files that a page names: those of its own portfolio, and pictures of badges on it. */
import type { FileName } from '@naru/contract/areas/portfolio/page-content.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';

export interface PageFile {
  readonly fileId: string;
  readonly fileSn: number;
  readonly name: string;
  readonly extension: string;
  readonly mimeType: string;
  readonly size: number;
  readonly objectId: string;
  readonly pictureId: string | null;
  readonly pictureWidth: number | null;
  readonly pictureHeight: number | null;
}

/** Groups of other portfolios come to nothing, whatever a content names. */
export async function selectPageFiles(
  db: Db,
  asked: { readonly portfolioId: string; readonly own: readonly FileName[]; readonly ofBadges: readonly FileName[] },
): Promise<PageFile[]> {
  const { portfolioId, own, ofBadges } = asked;
  if (own.length === 0 && ofBadges.length === 0) return [];
  const ids = (files: readonly FileName[]) => files.map(({ fileId }) => fileId);
  const rows = await rowsOf<PageFile>(db)`
    select e.group_id as "fileId", e.sn as "fileSn", e.name, e.extension, e.mime_type as "mimeType", e.size,
      e.object_id as "objectId", e.picture_id as "pictureId", e.picture_width as "pictureWidth",
      e.picture_height as "pictureHeight"
    from file_entry e join file_group g on g.id = e.group_id
    where g.data_key_id is null and (
      (e.group_id = any(${ids(own)}::uuid[]) and g.entity = ${PORTFOLIO_FILE} and g.entity_id = ${portfolioId})
      or e.group_id = any(${ids(ofBadges)}::uuid[]))`;
  const isAsked = new Set([...own, ...ofBadges].map(fileKey));
  return rows.filter((row) => isAsked.has(fileKey(row)));
}

export const fileKey = ({ fileId, fileSn }: FileName): string => `${fileId}/${fileSn}`;
