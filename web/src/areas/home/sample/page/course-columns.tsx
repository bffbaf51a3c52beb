import type { Course } from '@naru/contract/areas/reference.ts';

import { RowLink } from '../../../../blocks/list/row-link.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import type { SampleTexts } from '../texts.ts';
import { writeCourseKey } from './course-list.ts';

/** Lists the columns of the table, with their places in a card on a phone. */
export function listCourseColumns(
  texts: SampleTexts['list'],
  openRow: (id: string) => void,
): readonly DataColumn<Course>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: (course) => (
        <RowLink id={writeCourseKey(course)} onOpen={openRow}>
          {course.courseNm}
        </RowLink>
      ),
      text: (course) => course.courseNm,
      sortable: true,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'code',
      header: texts.code,
      cell: (course) => course.courseCode,
      sortable: true,
      width: '8rem',
      card: 'fact',
    },
    {
      id: 'class',
      header: texts.classNumber,
      cell: (course) => course.ntNo,
      width: '5rem',
    },
    {
      id: 'term',
      header: texts.term,
      cell: (course) => texts.termOf(String(course.year), course.semstrNm),
      sortable: true,
      width: '11rem',
      card: 'fact',
    },
    {
      id: 'kind',
      header: texts.kind,
      cell: (course) => <Tag tone="neutral">{course.majorAt === 'Y' ? texts.major : texts.general}</Tag>,
      width: '6rem',
      card: 'state',
    },
  ];
}
