import { reference } from '@naru/contract/areas/reference.ts';

import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { RowSheet } from '../../../../blocks/list/row-sheet.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { sampleTexts } from '../texts.ts';
import { type CourseFilter, readCourseKey } from './course-list.ts';

/** Shows one course, beside the list or over it; the address names it. */
export function CourseSheet({ list }: { readonly list: UsedListState<CourseFilter> }) {
  const texts = useTexts(sampleTexts).list;
  const key = readCourseKey(list.open);
  const query = useCall(
    reference.courseDetail,
    { query: key ?? { year: 1900, semstrCode: '', courseCode: '', ntNo: '' } },
    { enabled: key !== undefined, label: texts.detailTitle, keepsPrevious: list.open === null },
  );
  const course = query.data?.course;
  return (
    <RowSheet
      list={list}
      query={query}
      isUnreadable={list.open !== null && key === undefined}
      title={course?.courseNm ?? texts.detailTitle}
      words={{ errorTitle: texts.errorTitle, goneTitle: texts.detailGone, goneText: texts.detailGoneText }}
      lines={5}
      footer={
        course && (
          // Shows the course in every term: the other filters would hide exactly the rows that are asked for.
          <Button wide onClick={() => list.setOnlyFilter('text', course.courseCode)}>
            {texts.others}
          </Button>
        )
      }
    >
      {course && (
        <DefinitionList
          items={[
            { term: texts.term, value: texts.termOf(String(course.year), course.semstrNm) },
            { term: texts.code, value: course.courseCode },
            { term: texts.classNumber, value: texts.classNumberOf(course.ntNo) },
            { term: texts.subject, value: course.subjctCode },
            { term: texts.kind, value: course.majorAt === 'Y' ? texts.major : texts.general },
          ]}
        />
      )}
    </RowSheet>
  );
}
