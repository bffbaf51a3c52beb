import { norms, type NormRow } from '@naru/contract/areas/ability/norm.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './norm.module.css';
import { ScalePicture } from './scale-picture.tsx';
import { normTexts } from './texts.ts';
import { useGroupName } from './use-group-name.ts';

/** Looks into a norm: one group at a time, its scales as a picture and as a table. */
export function NormPart({ normId }: { readonly normId: string }) {
  const all = useTexts(normTexts);
  const format = useFormat();
  const nameOf = useGroupName();
  const [groupId, setGroupId] = useState<string>();
  const query = useCall(
    norms.readNorm,
    { params: { id: normId }, query: { groupId } },
    { label: all.detail.loading, keepsPrevious: true },
  );
  if (query.isError && !query.data) return <QueryError title={all.detail.errorTitle} query={query} headingLevel={3} />;
  if (!query.data) return <Skeleton count={6} />;
  const { groupList, group } = query.data;
  return (
    <div className={styles.part}>
      <Select
        label={all.group.label}
        placeholder={all.group.placeholder}
        empty={all.group.none}
        className={styles.groups}
        value={group.groupId}
        options={groupList.map((one) => ({
          value: one.groupId,
          label: joinFacts([nameOf(one), all.group.people(format.number(one.people))]),
        }))}
        onValueChange={setGroupId}
      />
      <Scales data={query.data} />
    </div>
  );
}

/** Where a mean lies between the ends of its scale. */
const placeOf = ({ mean, least, most }: NormRow): number => (mean - least) / (most - least);

function Scales({ data }: { readonly data: CallOutput<typeof norms.readNorm> }) {
  const texts = useTexts(normTexts).detail;
  const format = useFormat();
  const { rowList, everybodyList, group } = data;
  const [first] = rowList;
  if (!first) return null;
  const highest = rowList.reduce((best, row) => (placeOf(row) > placeOf(best) ? row : best), first);
  const lowest = rowList.reduce((least, row) => (placeOf(row) < placeOf(least) ? row : least), first);
  const isBeside = group.breadth !== 'ALL';
  const number = (value: number | null | undefined): string =>
    value === null || value === undefined ? '–' : format.number(value, 2);
  const percentileOf = (row: NormRow, wanted: number): number | undefined =>
    row.percentileList.find(({ percentile }) => percentile === wanted)?.raw;
  return (
    <ChartFrame
      finding={highest === lowest ? texts.same : texts.finding({ highest: highest.name, lowest: lowest.name })}
      measure={isBeside ? texts.measureBeside : texts.measure}
      table={{
        columns: texts.columns,
        rows: rowList.map((row) => [
          row.name,
          format.number(row.people),
          number(row.mean),
          number(row.deviation),
          number(row.error),
          ...[10, 50, 90].map((wanted) => number(percentileOf(row, wanted))),
        ]),
      }}
    >
      <ScalePicture rows={rowList} everybody={isBeside ? everybodyList : []} writeNumber={number} />
    </ChartFrame>
  );
}
