import type { mileageClaimDesk } from '@naru/contract/areas/learning/mileage/claims.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowLink } from '../../../../blocks/list/row-link.tsx';
import type { Format } from '../../../../platform/format/format.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { WaitedDays } from '../shared/waited-days.tsx';
import { ClaimChip } from './claim-chip.tsx';
import type { ko } from './texts.ko.ts';

type ClaimRow = CallOutput<typeof mileageClaimDesk.pageClaims>['claimPage']['content'][number];

interface ColumnParts {
  readonly texts: (typeof ko)['desk'];
  readonly format: Format;
  readonly openRow: (id: string) => void;
}

/** Lists the columns of claims, and what a card on a phone shows. */
export function listClaimColumns({ texts, format, openRow }: ColumnParts): readonly DataColumn<ClaimRow>[] {
  return [
    {
      id: 'waited',
      header: texts.waited,
      cell: ({ status, askedAt }) => (status === 'WAIT' ? <WaitedDays askedAt={askedAt} say={texts.days} /> : ''),
      align: 'end',
      width: '5rem',
    },
    {
      id: 'item',
      header: texts.item,
      cell: ({ claimId, itemNm }) => (
        <RowLink id={claimId} onOpen={openRow}>
          {itemNm}
        </RowLink>
      ),
      text: ({ itemNm }) => itemNm,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'points',
      header: texts.points,
      cell: ({ points }) => texts.pointsOf(format.number(points)),
      align: 'end',
      width: '6rem',
      card: 'fact',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => <ClaimChip status={status} />,
      width: '6.5rem',
      card: 'state',
    },
    { id: 'student', header: texts.student, cell: ({ student }) => student.name, width: '7rem', card: 'fact' },
    { id: 'number', header: texts.number, cell: ({ student }) => student.number, width: '7rem' },
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
    },
  ];
}
