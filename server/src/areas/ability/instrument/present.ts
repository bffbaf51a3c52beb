/** Tests and versions as the wire has them. */
import type { InstrumentChanges, InstrumentVersionFacts } from '@naru/contract/areas/ability/instrument-facts.ts';

import { compareVersions } from './changes.ts';
import type { TestRow, VersionRow } from './store.ts';

export const presentTest = ({ id, code, family, name }: TestRow) => ({ testId: id, code, family, name });

export function presentVersion(row: VersionRow): InstrumentVersionFacts {
  const { id, number, status, content, createdByNm, publishedByNm, sessionCount, version } = row;
  return {
    versionId: id,
    number,
    status,
    itemCount: content.itemList.length,
    scaleCount: content.scaleList.length,
    minutes: content.minutes,
    isValidated: content.evidence !== undefined,
    createdAt: row.createdAt.toISOString(),
    createdByNm,
    changedAt: row.changedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedByNm,
    retiredAt: row.retiredAt?.toISOString() ?? null,
    sessionCount,
    version,
  };
}

/** Compares a version with the one before it that was published; null for the first. */
export function changesOf(row: VersionRow, versions: readonly VersionRow[]): InstrumentChanges | null {
  const before = versions.find(({ number, status }) => number < row.number && status !== 'DRAFT');
  return before ? compareVersions(before, row.content) : null;
}
