import type { mileageObjectionDesk } from '@naru/contract/areas/learning/mileage/objections.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowLink } from '../../../../blocks/list/row-link.tsx';
import type { Format } from '../../../../platform/format/format.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { ObjectionChip } from './objection-chip.tsx';
import styles from './objection.module.css';
import type { ObjectionTexts } from './texts.ts';

type ObjectionRow = CallOutput<typeof mileageObjectionDesk.pageObjections>['objectionPage']['content'][number];

interface ColumnParts {
  readonly texts: ObjectionTexts['desk'];
  readonly format: Format;
  readonly signed: (points: number) => string;
  readonly openRow: (id: string) => void;
}

/** From so many days of waiting on, it is said in amber. */
const LATE_DAYS = 7;

/** Lists the columns of objections, and what a card on a phone shows. */
export function listObjectionColumns({
  texts,
  format,
  signed,
  openRow,
}: ColumnParts): readonly DataColumn<ObjectionRow>[] {
  const daysOf = (askedAt: string): number => -(format.daysUntil(askedAt) ?? 0);
  return [
    {
      id: 'waited',
      header: texts.waited,
      cell: ({ status, askedAt }) =>
        status === 'OPEN' ? (
          <span className={daysOf(askedAt) >= LATE_DAYS ? styles.late : undefined}>
            {texts.days(format.number(daysOf(askedAt)))}
          </span>
        ) : (
          ''
        ),
      align: 'end',
      width: '5rem',
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
