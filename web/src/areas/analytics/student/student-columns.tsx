import type { StudentSummary } from '@naru/contract/areas/analytics.ts';

import { RowPageLink } from '../../../blocks/list/row-link.tsx';
import { RegisterStatus } from '../../../blocks/student/register-status.tsx';
import type { Format } from '../../../platform/format/format.ts';
import { addressOf } from '../../../platform/route.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import type { StudentTexts } from './texts.ts';

const RECORD = { path: '/popup/stdntInfo/{stdntId}' } as const;

export interface StudentColumnOptions {
  readonly texts: StudentTexts;
  readonly format: Format;
  readonly statusName: (key: string) => string;
  readonly seesAverages: boolean;
}

const averageColumn = ({ texts, format }: StudentColumnOptions): DataColumn<StudentSummary> => ({
  id: 'average',
  header: texts.average,
  cell: ({ gradeAverage }) => (gradeAverage === null ? '–' : format.gradeAverage(gradeAverage)),
  align: 'end',
  width: '7rem',
});

/** Lists the columns, with their places in a card on a phone; without averages if the person may see none. */
export function listStudentColumns(options: StudentColumnOptions): readonly DataColumn<StudentSummary>[] {
  const { texts, statusName, seesAverages } = options;
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ stdntId, name, canOpen }) =>
        canOpen ? <RowPageLink to={addressOf(RECORD, { params: { stdntId } })}>{name}</RowPageLink> : name,
      text: (student) => student.name,
      rowHeader: true,
      sortable: true,
      width: '12rem',
      card: 'title',
    },
    {
      id: 'studentNo',
      header: texts.studentNo,
      cell: (student) => student.studentNo,
      sortable: true,
      width: '8rem',
      card: 'fact',
    },
    {
      id: 'department',
      header: texts.department,
      cell: (student) => student.deptNm,
      text: (student) => student.deptNm,
      grow: true,
      card: 'fact',
    },
    {
      id: 'grade',
      header: texts.grade,
      cell: (student) => texts.gradeOf(String(student.grade)),
      sortable: true,
      width: '6rem',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ registerStatus }) => (
        <RegisterStatus status={registerStatus}>{statusName(registerStatus)}</RegisterStatus>
      ),
      width: '8rem',
      card: 'state',
    },
    {
      id: 'advisor',
      header: texts.advisor,
      cell: (student) => student.advisorNm ?? '–',
      text: (student) => student.advisorNm ?? '',
      width: '10rem',
    },
    ...(seesAverages ? [averageColumn(options)] : []),
  ];
}
