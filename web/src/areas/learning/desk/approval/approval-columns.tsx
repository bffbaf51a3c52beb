import type { approvals } from '@naru/contract/areas/learning/desk/approvals.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowLink } from '../../../../blocks/list/row-link.tsx';
import { WaitedDays } from '../../../../blocks/list/waited-days.tsx';
import type { Format } from '../../../../platform/format/format.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { EnumerationChip } from '../../../../blocks/enumeration/enumeration-chip.tsx';
import type { DeskEnumWords } from '../shared/use-desk-words.ts';
import type { ApprovalTexts } from './texts.ts';

export type ApprovalRow = CallOutput<typeof approvals.pageApprovals>['approvalPage']['content'][number];

interface ColumnParts {
  readonly texts: ApprovalTexts;
  readonly format: Format;
  readonly words: DeskEnumWords;
  readonly openRow: (id: string) => void;
}

/** Lists the columns of requests, and what a card on a phone shows. */
export function listApprovalColumns({
  texts,
  format,
  words,
  openRow,
}: ColumnParts): readonly DataColumn<ApprovalRow>[] {
  return [
    {
      id: 'waited',
      header: texts.waited,
      cell: ({ status, askedAt }) => (status === 'WAITING' ? <WaitedDays askedAt={askedAt} /> : ''),
      align: 'end',
      width: '5rem',
      card: 'fact',
    },
    {
      id: 'name',
      header: texts.name,
      cell: ({ approvalId, programmeNm }) => (
        <RowLink id={approvalId} onOpen={openRow}>
          {programmeNm}
        </RowLink>
      ),
      text: ({ programmeNm }) => programmeNm,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    { id: 'kind', header: texts.kind, cell: ({ kind }) => texts.kindOf[kind], width: '5rem', card: 'fact' },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => <EnumerationChip of="approvalStatus" value={status} />,
      width: '6.5rem',
      card: 'state',
    },
    { id: 'type', header: texts.type, cell: ({ typeCode }) => words.typeOf(typeCode), width: '8rem' },
    {
      id: 'department',
      header: texts.department,
      cell: ({ deptNm }) => deptNm,
      text: ({ deptNm }) => deptNm,
      width: '12rem',
      card: 'fact',
    },
    {
      id: 'asked',
      header: texts.asked,
      cell: ({ askedAt }) => format.relativeTime(askedAt, { time: 'always' }),
      width: '9rem',
    },
  ];
}
