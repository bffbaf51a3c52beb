import type { mileageObjectionDesk } from '@naru/contract/areas/mileage/objections.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { WaitedDays } from '../../../blocks/list/waited-days.tsx';
import { ObjectionChip } from './objection-chip.tsx';
import type { ObjectionTexts } from './texts.ts';

type ObjectionRow = CallOutput<typeof mileageObjectionDesk.pageObjections>['objectionPage']['content'][number];

interface ColumnParts {
  readonly texts: ObjectionTexts['desk'];
  readonly format: Format;
  readonly signed: (points: number) => string;
  readonly openRow: (id: string) => void;
}

/** Lists the columns of objections, and what a card on a phone shows. */
export function listObjectionColumns(parts: ColumnParts): readonly DataColumn<ObjectionRow>[] {
  const { texts, format, signed, openRow } = parts;
  return [
    {
      id: 'waited',
      header: texts.waited,
      cell: ({ status, askedAt }) => (status === 'OPEN' ? <WaitedDays askedAt={askedAt} /> : ''),
      align: 'end',
      width: '5rem',
      card: 'fact',
    },
    {
      id: 'line',
      header: texts.line,
      cell: ({ objectionId, line }) => (
        <RowLink id={objectionId} onOpen={openRow}>
          {line.title}
        </RowLink>
      ),
      text: ({ line }) => line.title,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'points',
      header: texts.points,
      cell: ({ line }) => signed(line.amount),
      align: 'end',
      width: '6rem',
      card: 'fact',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => <ObjectionChip status={status} />,
      width: '9rem',
      card: 'state',
    },
    { id: 'last', header: texts.last, cell: ({ lastSide }) => texts.lastOf[lastSide], width: '7rem' },
    { id: 'student', header: texts.student, cell: ({ student }) => student.name, width: '7rem', card: 'fact' },
    {
      id: 'department',
      header: texts.department,
      cell: ({ student }) => student.deptNm,
      text: ({ student }) => student.deptNm,
      width: '10rem',
    },
    {
      id: 'asked',
      header: texts.asked,
      cell: ({ askedAt }) => format.relativeTime(askedAt, { time: 'always' }),
      width: '9rem',
      card: 'fact',
    },
  ];
}
