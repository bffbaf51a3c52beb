/** Norms as the wire has them. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import { USUAL_PERCENTILES } from '@naru/contract/areas/ability/norm.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { boundsOf } from '../scoring/score.ts';
import { breadthOf } from './rules.ts';
import type { RunRow } from './run-store.ts';
import type { GroupRow, NormSummaryRow, ScaleRow, VersionRow } from './store.ts';

export const presentVersion = ({ id, testName, family, number, status }: VersionRow) => ({
  versionId: id,
  testNm: testName,
  family,
  number,
  status,
});

export const presentNorm = (row: NormSummaryRow) => ({
  normId: row.id,
  number: row.number,
  name: row.name,
  source: row.source,
  status: row.status,
  builtAt: row.builtAt.toISOString(),
  builtByNm: row.builtByName,
  groupCount: row.groupCount,
  people: row.people,
  version: row.version,
});

export const presentRun = (row: RunRow) => ({
  runId: row.id,
  kind: row.kind,
  normId: row.normId,
  status: row.status,
  total: row.total,
  done: row.done,
  begunAt: row.begunAt.toISOString(),
  begunByNm: row.begunByName,
  doneAt: row.doneAt?.toISOString() ?? null,
});

export const presentGroup = (row: GroupRow) => ({
  groupId: row.id,
  breadth: breadthOf(row),
  collegeCode: row.collegeCode,
  collegeNm: row.collegeName,
  grade: row.grade,
  people: row.people,
  hasPercentiles: row.hasPercentiles,
});

export const presentScales = ({ scaleList }: Instrument, locale: Locale) =>
  scaleList.map(({ code, name }) => ({ scaleCode: code, name: name[locale] }));

/** Presents the scales of a group in the order of the instrument. */
export function presentRows(instrument: Instrument, rows: readonly ScaleRow[], locale: Locale) {
  const bounds = boundsOf(instrument);
  return presentScales(instrument, locale).flatMap((scale) => {
    const row = rows.find(({ scaleCode }) => scaleCode === scale.scaleCode);
    const ends = bounds.get(scale.scaleCode);
    if (!row || !ends) return [];
    const { people, mean, deviation, error, cuts } = row;
    const percentileList = USUAL_PERCENTILES.flatMap((percentile) => {
      const raw = cuts[percentile - 1];
      return raw === undefined ? [] : [{ percentile, raw }];
    });
    return [{ ...scale, people, mean, deviation, error, percentileList, least: ends.least, most: ends.most }];
  });
}
