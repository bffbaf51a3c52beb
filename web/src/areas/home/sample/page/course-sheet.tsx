import { reference } from '@naru/contract/areas/reference.ts';

import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { sampleTexts } from '../texts.ts';
import { type CourseFilter, readCourseKey } from './course-list.ts';

/** One course, beside the list or over it; the address names it. */
export function CourseSheet({ list }: { readonly list: UsedListState<CourseFilter> }) {
  const all = useTexts(sampleTexts);
  const texts = all.list;
  const key = readCourseKey(list.open);
  const query = useCall(
    reference.courseDetail,
    { query: key ?? { year: 1900, semstrCode: '', courseCode: '', ntNo: '' } },
    { enabled: key !== undefined, label: texts.detailTitle, keepsPrevious: list.open === null },
  );
  const course = query.data?.course;
  const isGone = (list.open !== null && key === undefined) || query.error?.code === '404';
  return (
    <Sheet
      open={list.open !== null}
      onOpenChange={(open) => !open && list.closeRow()}
      title={course?.courseNm ?? texts.detailTitle}
      closeLabel={all.close}
      footer={
        course && (
          // Of every term: what the list was narrowed by would hide just those that are asked for.
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
      {query.isLoading && <Skeleton label={all.loading} count={5} />}
      {isGone && (
        <EmptyState title={texts.detailGone} headingLevel={3}>
          {texts.detailGoneText}
        </EmptyState>
      )}
      {query.isError && !isGone && (
        <ErrorState
          title={texts.errorTitle}
          code={query.error.code}
          retryLabel={all.retry}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {texts.errorText}
        </ErrorState>
      )}
    </Sheet>
  );
}
