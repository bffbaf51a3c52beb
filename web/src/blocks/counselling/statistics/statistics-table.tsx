import type { statistics, StatisticsRow } from '@naru/contract/areas/counselling/statistics/statistics.ts';

import type { Format } from '../../../platform/format/format.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { Section } from '../../../ui/section.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { listSortTerms } from '../../list/list-state.ts';
import { ListTable } from '../../list/list-table.tsx';
import { usePageCall } from '../../list/use-list-call.ts';
import type { ListOf } from '../../list/use-list-state.ts';
import { readBy, type StatisticsQuery, type STATISTICS_LIST } from './statistics-list.ts';
import { statisticsTexts, type StatisticsTexts } from './texts.ts';
import type { StatisticsWords } from './use-statistics-words.ts';

export interface StatisticsTableProps {
  readonly list: ListOf<typeof STATISTICS_LIST>;
  readonly spec: typeof statistics.pageStatistics;
  readonly asked: StatisticsQuery;
  readonly words: StatisticsWords;
}

/** The same figures by department or by counsellor; no student is named. */
export function StatisticsTable({ list, spec, asked, words }: StatisticsTableProps) {
  const all = useTexts(statisticsTexts);
  const texts = all.table;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const by = readBy(list.filters);
  const query = usePageCall(
    list,
    spec,
    {
      ...asked,
      by,
      sort: listSortTerms(list.sort),
    },
    texts.caption,
  );
  return (
    <Section
      title={texts.title}
      aside={
        <SegmentedControl
          label={texts.by}
          hideLabel
          options={[
            { value: 'department', label: texts.department },
            { value: 'counsellor', label: texts.counsellor },
          ]}
          value={by}
          onValueChange={(next) => list.setFilter('by', next === 'counsellor' ? next : '')}
        />
      }
    >
      <ListTable
        list={list}
        page={query.data?.statisticsPage}
        query={query}
        caption={texts.caption}
        columns={listColumns({ texts: all, format, by, isPhone })}
        rowId={(row) => row.key}
        rowName={(row) => row.name || texts.noDepartment}
        sort={list.sort}
        onSortChange={list.setSort}
        density="compact"
        words={words}
      />
    </Section>
  );
}

interface ColumnOptions {
  readonly texts: StatisticsTexts;
  readonly format: Format;
  readonly by: 'department' | 'counsellor';
  /** Cards have no headers: their numbers say what they are. */
  readonly isPhone: boolean;
}

/** The department of a counsellor; departments are rows of their own. */
const departmentColumn = (texts: StatisticsTexts['table']): DataColumn<StatisticsRow> => ({
  id: 'department',
  header: texts.department,
  cell: (row) => row.deptNm ?? '–',
  text: (row) => row.deptNm ?? '',
  grow: true,
  card: 'fact',
});

function listColumns({ texts: all, format, by, isPhone }: ColumnOptions): readonly DataColumn<StatisticsRow>[] {
  const texts = all.table;
  const name = (header: string, value: string): string => (isPhone ? texts.named(header, value) : value);
  type Figure = 'requestedCount' | 'completedCount' | 'studentCount';
  const count = (id: Figure, header: string, sortable: boolean): DataColumn<StatisticsRow> => ({
    id,
    header,
    cell: ({ figures }) => name(header, format.number(figures[id])),
    align: 'end',
    width: '7rem',
    sortable,
    ...(id === 'completedCount' && { card: 'fact' as const }),
  });
  const writeHours = (hours: number | null): string => (hours === null ? '–' : format.number(hours, 1));
  const writeShare = ({ coverage }: StatisticsRow): string =>
    coverage && coverage.assignedCount > 0 ? format.percent(coverage.metCount / coverage.assignedCount, 0) : '–';
  return [
    {
      id: 'name',
      header: by === 'department' ? texts.department : texts.counsellor,
      cell: (row) => row.name || texts.noDepartment,
      text: (row) => row.name || texts.noDepartment,
      rowHeader: true,
      sortable: true,
      grow: by === 'department',
      card: 'title',
      ...(by === 'counsellor' && { width: '10rem' }),
    },
    ...(by === 'counsellor' ? [departmentColumn(texts)] : []),
    count('requestedCount', texts.requests, true),
    count('completedCount', texts.completed, true),
    count('studentCount', texts.students, false),
    {
      id: 'answerHours',
      header: texts.hours,
      cell: ({ figures }) => writeHours(figures.answerHours),
      align: 'end',
      width: '8rem',
    },
    {
      id: 'assignedCount',
      header: texts.assigned,
      cell: ({ coverage }) => (coverage ? format.number(coverage.assignedCount) : '–'),
      align: 'end',
      width: '7rem',
      sortable: true,
    },
    {
      id: 'metShare',
      header: texts.met,
      cell: (row) => name(texts.met, writeShare(row)),
      align: 'end',
      width: '7rem',
      sortable: true,
      card: 'fact',
    },
  ];
}
