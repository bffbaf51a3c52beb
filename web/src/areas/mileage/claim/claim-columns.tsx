import type { mileageClaimDesk } from '@naru/contract/areas/mileage/claims.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { WaitedDays } from '../../../blocks/list/waited-days.tsx';
import { StepMarkText } from '../../../blocks/work-mode/step-mark-text.tsx';
import type { WorkMode } from '../../../blocks/work-mode/use-work-mode.ts';
import { EnumerationChip } from '../../../blocks/enumeration/enumeration-chip.tsx';
import type { ko } from './texts.ko.ts';

export type ClaimRow = CallOutput<typeof mileageClaimDesk.pageClaims>['claimPage']['content'][number];

interface ColumnParts {
  readonly texts: (typeof ko)['desk'];
  readonly format: Format;
  readonly openRow: (id: string) => void;
  readonly work: WorkMode;
}

/** Lists the columns of claims, and what a card on a phone shows. */
export function listClaimColumns({ texts, format, openRow, work }: ColumnParts): readonly DataColumn<ClaimRow>[] {
  return [
    {
      id: 'waited',
      header: texts.waited,
      cell: ({ status, askedAt }) => (status === 'WAIT' ? <WaitedDays askedAt={askedAt} /> : ''),
      align: 'end',
      width: '5rem',
      card: 'fact',
    },
    {
      id: 'student',
      header: texts.student,
      // Many claims are for one item: the person names the row.
      cell: ({ claimId, student }) => (
        <RowLink id={claimId} onOpen={openRow}>
          {student.name}
        </RowLink>
      ),
      rowHeader: true,
      width: '7rem',
      card: 'title',
    },
    {
      id: 'item',
      header: texts.item,
      cell: ({ itemNm }) => itemNm,
      text: ({ itemNm }) => itemNm,
      grow: true,
      card: 'fact',
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
      cell: ({ claimId: id, mark, status, student, itemNm }) => (
        <StepMarkText work={work} row={{ id, mark }} name={`${student.name} ${itemNm}`}>
          <EnumerationChip of="mileageClaimStatus" value={status} />
        </StepMarkText>
      ),
      width: '12rem',
      card: 'state',
    },
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
