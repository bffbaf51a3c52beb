import type { AdvisedStudent } from '@naru/contract/areas/counselling/advisor/desk.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import type { AdvisorTexts } from './texts.ts';

/** Lists the columns of students with their advisors; a mark stands at those without one. */
export function listAdvisedColumns(
  texts: AdvisorTexts,
  format: Format,
  openRow: (id: string) => void,
): readonly DataColumn<AdvisedStudent>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ stdntId, name }) => (
        <RowLink id={stdntId} onOpen={openRow}>
          {name}
        </RowLink>
      ),
      text: (student) => student.name,
      rowHeader: true,
      width: '9rem',
      card: 'title',
    },
    {
      id: 'department',
      header: texts.department,
      cell: ({ deptNm, grade }) => joinFacts([deptNm, grade === null ? '' : texts.gradeOf(String(grade))]),
      text: (student) => student.deptNm,
      grow: true,
      card: 'fact',
    },
    { id: 'studentNo', header: texts.studentNo, cell: (student) => student.studentNo ?? '–', width: '8rem' },
    {
      id: 'advisor',
      header: texts.advisor,
      cell: ({ advisorNm }) => advisorNm ?? <StateChip kind="waiting">{texts.none}</StateChip>,
      width: '10rem',
      card: 'fact',
    },
    {
      id: 'since',
      header: texts.since,
      cell: ({ beginsOn, endsOn }) =>
        beginsOn === null ? '–' : endsOn === null ? format.day(beginsOn) : format.range(beginsOn, endsOn),
      width: '10rem',
    },
  ];
}
