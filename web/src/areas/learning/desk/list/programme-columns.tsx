import type { DeskProgramme } from '@naru/contract/areas/learning/desk/programmes.ts';

import { RowPageLink } from '../../../../blocks/list/row-link.tsx';
import type { Format } from '../../../../platform/format/format.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { detailOf } from '../shared/addresses.ts';
import { SeatBar } from '../shared/seat-bar.tsx';
import { StageChip } from '../shared/stage-chip.tsx';
import type { DeskTexts } from '../shared/texts.ts';
import styles from './list.module.css';

interface ColumnParts {
  readonly texts: DeskTexts;
  readonly format: Format;
}

/** Says what comes next of a programme, and when; amber where it is late. */
function WhatsNext({ row, texts, format }: { readonly row: DeskProgramme } & ColumnParts) {
  const { next } = texts;
  const { stage, lateDays } = row;
  if (stage === 'OVER' && lateDays !== null)
    return <span className={styles.late}>{next.late(format.number(lateDays))}</span>;
  switch (stage) {
    case 'SOON':
    case 'OPEN':
    case 'QUEUE':
    case 'FULL':
      return <>{next.applies(format.dDay(row.appliesUntil, { inSentence: true }))}</>;
    case 'APPLIED':
      return <>{next.begins(format.dDay(row.beginsAt, { inSentence: true }))}</>;
    case 'RUNNING':
      return <>{next.ends(format.day(row.endsAt))}</>;
    case 'REFUSED':
      return <span className={styles.late}>{next.mend}</span>;
    case 'REVIEW':
      return <>{next.review}</>;
    case 'DRAFT':
      return <>{next.draft}</>;
    default:
      return <>{next.done(format.number(row.completedCount))}</>;
  }
}

/** Lists the columns of programmes, and what a card on a phone shows. */
export function listProgrammeColumns({ texts, format }: ColumnParts): readonly DataColumn<DeskProgramme>[] {
  return [
    {
      id: 'name',
      header: texts.list.name,
      cell: ({ programmeId, name }) => <RowPageLink to={detailOf(programmeId)}>{name}</RowPageLink>,
      text: ({ name }) => name,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'stage',
      header: texts.list.stage,
      cell: ({ stage }) => <StageChip stage={stage} />,
      width: '7.5rem',
      card: 'state',
    },
    {
      id: 'next',
      header: texts.list.next,
      cell: (row) => <WhatsNext row={row} texts={texts} format={format} />,
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'seats',
      header: texts.list.seats,
      cell: ({ capacity, takenCount, queueCount }) => (
        <SeatBar capacity={capacity} taken={takenCount} queued={queueCount} />
      ),
      width: '12rem',
      card: 'fact',
    },
    {
      id: 'dept',
      header: texts.list.department,
      cell: ({ deptNm }) => deptNm,
      text: ({ deptNm }) => deptNm,
      grow: true,
    },
    { id: 'manager', header: texts.list.manager, cell: ({ managerNm }) => managerNm, width: '6rem' },
  ];
}
