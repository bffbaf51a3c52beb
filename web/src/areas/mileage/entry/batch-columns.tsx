import type { MileageBatch, MileageBatchLine } from '@naru/contract/areas/mileage/entries.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { addressOf } from '../../../platform/route.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import styles from './entry.module.css';
import { entryDetailRoute } from './routes.ts';
import { useEntryWords } from './use-entry-words.ts';

/** The columns of entries: whom or which file, how many lines and points, by whom and when. */
export function useBatchColumns(): readonly DataColumn<MileageBatch>[] {
  const { texts: all, format, signed } = useEntryWords();
  const texts = all.list;
  const nameOf = ({ fileNm, student }: MileageBatch): string => fileNm ?? student?.name ?? '';
  return [
    {
      id: 'what',
      header: texts.what,
      cell: (row) => (
        <>
          <AppLink to={addressOf(entryDetailRoute, { params: { id: row.batchId } })}>{nameOf(row)}</AppLink>
          {row.student && <span className={styles.number}>{row.student.number}</span>}
        </>
      ),
      text: nameOf,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'source',
      header: texts.source,
      cell: ({ fileNm }) => texts.sources[fileNm === null ? 'FORM' : 'SHEET'],
      width: '8rem',
      card: 'fact',
    },
    {
      id: 'lines',
      header: texts.lines,
      cell: ({ lineCount }) => texts.linesOf(format.number(lineCount)),
      align: 'end',
      width: '6rem',
      card: 'fact',
    },
    {
      id: 'sum',
      header: texts.sum,
      cell: ({ points }) => <b>{signed(points)}</b>,
      align: 'end',
      width: '8rem',
      card: 'state',
    },
    { id: 'by', header: texts.by, cell: ({ postedByNm }) => postedByNm, width: '8rem', card: 'fact' },
    {
      id: 'at',
      header: texts.at,
      cell: ({ postedAt }) => format.relativeTime(postedAt, { time: 'always' }),
      width: '10rem',
      card: 'fact',
    },
  ];
}

/** The columns of the lines of one entry. */
export function useLineColumns(): readonly DataColumn<MileageBatchLine>[] {
  const { texts: all, format, signed, termOf } = useEntryWords();
  const texts = all.detail;
  return [
    {
      id: 'student',
      header: texts.student,
      cell: ({ student }) => student.name,
      rowHeader: true,
      width: '8rem',
      card: 'title',
    },
    { id: 'number', header: texts.number, cell: ({ student }) => student.number, width: '8rem', card: 'fact' },
    { id: 'kind', header: texts.kind, cell: ({ kind }) => all.kinds[kind], width: '8rem', card: 'fact' },
    { id: 'item', header: texts.item, cell: ({ itemNm }) => itemNm ?? '', width: '10rem', card: 'fact' },
    {
      id: 'points',
      header: texts.points,
      cell: ({ points }) => <b>{signed(points)}</b>,
      align: 'end',
      width: '7rem',
      card: 'state',
    },
    { id: 'day', header: texts.day, cell: ({ happenedOn }) => format.day(happenedOn), width: '8rem', card: 'fact' },
    {
      id: 'memo',
      header: texts.memo,
      cell: ({ memo, term, aboutTerm }) => (
        <>
          {memo}
          {aboutTerm !== null && (
            <span className={styles.late}>{texts.late({ about: termOf(aboutTerm), term: termOf(term) })}</span>
          )}
        </>
      ),
      text: ({ memo }) => memo,
      grow: true,
      card: 'fact',
    },
  ];
}
