import { correctionDesk, type CorrectorLoad } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { readListStatus } from '../../../blocks/list/use-list-call.ts';
import { listTexts } from '../../../blocks/list/texts.ts';
import type { Format } from '../../../platform/format/format.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './desk.module.css';
import { deskTexts, type DeskTexts } from './texts.ts';

/** Everybody who corrects with what they have to do, so that the office gives to those who have time. */
export function LoadPart() {
  const texts = useTexts(deskTexts);
  const words = useTexts(listTexts);
  const format = useFormat();
  const query = useCall(correctionDesk.listCorrectorLoads, {}, { label: texts.load.title });
  return (
    <Section title={texts.load.title} size="small">
      <DataTable<CorrectorLoad>
        caption={texts.load.caption}
        columns={listLoadColumns(texts, format)}
        rows={query.data?.loadList ?? []}
        rowId={({ memberId }) => memberId}
        status={readListStatus(query)}
        skeletonRows={3}
        empty={<p className={styles.meta}>{texts.load.none}</p>}
        error={<QueryError title={texts.load.errorTitle} query={query} />}
        labels={{
          loading: words.loading,
          selectAll: words.selectAll,
          selectRow: ({ memberNm }) => words.selectRow(memberNm),
          sortBy: words.sortBy,
          sortOption: words.sortOption,
        }}
      />
    </Section>
  );
}

function listLoadColumns({ load }: DeskTexts, format: Format): readonly DataColumn<CorrectorLoad>[] {
  const number = (id: 'openCount' | 'lateCount' | 'soonCount' | 'doneCount', header: string) =>
    ({
      id,
      header,
      cell: (row: CorrectorLoad) => format.number(row[id]),
      align: 'end',
      width: '7rem',
      card: 'fact',
    }) as const;
  return [
    {
      id: 'name',
      header: load.name,
      cell: ({ memberNm, deptNm }) => joinFacts([memberNm, deptNm ?? undefined]),
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    number('openCount', load.open),
    number('lateCount', load.late),
    number('soonCount', load.soon),
    number('doneCount', load.done),
  ];
}
