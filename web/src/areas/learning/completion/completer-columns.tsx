import type { Completer } from '@naru/contract/areas/learning/completion.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { CompletionChip } from './completion-chip.tsx';
import type { CompletionTexts } from './texts.ts';

interface ColumnParts {
  readonly texts: CompletionTexts;
  readonly format: Format;
  readonly openRow: (id: string) => void;
}

/** Says what a completion lacks, in a few words. */
export function writeLacks({ lackList }: Pick<Completer, 'lackList'>, texts: CompletionTexts, format: Format): string {
  return lackList.length === 0 ? texts.desk.nothing : format.list(lackList.map((lack) => texts.lacks[lack]));
}

/** Lists the columns of completions, and what a card on a phone shows. */
export function listCompleterColumns({ texts, format, openRow }: ColumnParts): readonly DataColumn<Completer>[] {
  const { desk } = texts;
  return [
    {
      id: 'name',
      header: desk.name,
      cell: ({ traineeId, name }) => (
        <RowLink id={traineeId} onOpen={openRow}>
          {name}
        </RowLink>
      ),
      text: ({ name }) => name,
      rowHeader: true,
      width: '9rem',
      card: 'title',
    },
    {
      id: 'state',
      header: desk.state,
      cell: ({ state }) => <CompletionChip state={state} />,
      width: '8rem',
      card: 'state',
    },
    {
      id: 'rate',
      header: desk.rate,
      cell: ({ completion: { rate } }) => (rate === null ? '–' : `${format.number(rate)}%`),
      align: 'end',
      width: '6rem',
      card: 'fact',
    },
    {
      id: 'lacks',
      header: desk.lacks,
      cell: (row) => (row.state === 'COMPLETED' ? '' : writeLacks(row, texts, format)),
      grow: true,
      card: 'fact',
    },
    { id: 'number', header: desk.number, cell: ({ number }) => number, width: '8rem' },
    {
      id: 'department',
      header: desk.department,
      cell: ({ deptNm }) => deptNm ?? '–',
      text: ({ deptNm }) => deptNm ?? '',
      width: '10rem',
    },
    {
      id: 'certificate',
      header: desk.certificate,
      cell: ({ completion: { certificateNo } }) => certificateNo ?? '–',
      width: '9rem',
    },
  ];
}
