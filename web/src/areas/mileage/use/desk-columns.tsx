import type { mileageUseDesk } from '@naru/contract/areas/mileage/uses.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import { WaitedDays } from '../../../blocks/list/waited-days.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { OwedChip } from '../shared/owed-chip.tsx';
import type { MileageUseTexts } from './texts.ts';
import { UseChip } from './use-chip.tsx';

export type DeskRow = CallOutput<typeof mileageUseDesk.pageUses>['usePage']['content'][number];

interface ColumnParts {
  readonly texts: MileageUseTexts;
  readonly format: Format;
  readonly openRow: (id: string) => void;
}

/** Lists the columns of uses at the desk, and what a card on a phone shows. */
export function listDeskColumns({ texts: all, format, openRow }: ColumnParts): readonly DataColumn<DeskRow>[] {
  const texts = all.desk;
  return [
    {
      id: 'waited',
      header: texts.waited,
      cell: ({ status, appliedAt }) =>
        status === 'APPLY' && appliedAt !== null ? <WaitedDays askedAt={appliedAt} /> : '',
      align: 'end',
      width: '5rem',
      card: 'fact',
    },
    {
      id: 'student',
      header: texts.student,
      cell: ({ useId, student }) => (
        <RowLink id={useId} onOpen={openRow}>
          {joinFacts([student.name, student.number])}
        </RowLink>
      ),
      text: ({ student }) => joinFacts([student.name, student.number]),
      rowHeader: true,
      width: '12rem',
      card: 'title',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => <UseChip status={status} />,
      width: '7rem',
      card: 'state',
    },
    {
      id: 'owed',
      header: texts.owes,
      cell: ({ owed }) => (owed === 0 ? null : <OwedChip owed={owed} />),
      width: '9rem',
      card: 'state',
    },
    { id: 'purpose', header: texts.purposeName, cell: ({ purposeNm }) => purposeNm, width: '11rem', card: 'fact' },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ amount }) => all.points(format.number(amount)),
      align: 'end',
      width: '8rem',
      card: 'fact',
    },
    {
      id: 'department',
      header: texts.department,
      cell: ({ student }) => student.deptNm,
      text: ({ student }) => student.deptNm,
      grow: true,
    },
    {
      id: 'asked',
      header: texts.asked,
      cell: ({ appliedAt }) => (appliedAt === null ? '' : format.relativeTime(appliedAt, { time: 'always' })),
      width: '9rem',
    },
  ];
}
