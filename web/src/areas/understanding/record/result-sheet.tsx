import { understanding, type AssessmentResult, type StudentRecord } from '@naru/contract/areas/understanding.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './result-sheet.module.css';
import { recordTexts } from './texts.ts';

export interface ResultSheetProps {
  readonly student: StudentRecord;
  /** Undefined while it is closed. */
  readonly courseId: string | undefined;
  readonly onClose: () => void;
}

const DAY = 'YYYY. M. D.';

/** What came of each assessment of one course. */
export function ResultSheet({ student, courseId, onClose }: ResultSheetProps) {
  const texts = useTexts(recordTexts);
  const query = useCall(
    understanding.pageResults,
    { params: { stdntId: student.stdntId, courseId: courseId ?? '' }, query: { size: 'all' } },
    { enabled: courseId !== undefined, label: texts.results, keepsPrevious: courseId === undefined },
  );
  const course = student.courseList.find((one) => one.courseId === courseId);
  const results = query.data?.resultPage.content;
  const isGone = query.error?.code === '404';
  return (
    <Sheet
      open={courseId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={course?.courseNm ?? texts.results}
      closeLabel={texts.close}
    >
      {query.isLoading && <Skeleton label={texts.loading} count={6} />}
      {(isGone || results?.length === 0) && (
        <EmptyState title={texts.noResults} headingLevel={3}>
          {texts.noResultsText}
        </EmptyState>
      )}
      {query.isError && !isGone && (
        <ErrorState
          title={texts.errorTitle}
          code={query.error.code}
          retryLabel={texts.retry}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {texts.errorText}
        </ErrorState>
      )}
      {results && results.length > 0 && (
        <ul className={styles.results} aria-label={texts.results}>
          {results.map((result) => (
            <Result key={result.assessmentId} result={result} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Result({ result }: { readonly result: AssessmentResult }) {
  const texts = useTexts(recordTexts);
  const format = useFormat();
  const { score, highestScore, status, dueOn } = result;
  const facts = [
    result.category,
    dueOn !== null && `${texts.due} ${format.dateTime(dueOn, DAY)}`,
    texts.resultStatuses[status],
  ];
  const number = (value: number): string => format.number(value, 2);
  const points = highestScore === null ? number : (value: number) => texts.scoreOf(number(value), number(highestScore));
  return (
    <li className={styles.result}>
      <span className={styles.words}>
        <b>{result.title}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {(result.isLate || result.isMissing) && (
          <span>
            <Tag tone="neutral">{result.isMissing ? texts.missing : texts.late}</Tag>
          </span>
        )}
      </span>
      <span className={styles.score}>{score === null ? '–' : points(score)}</span>
    </li>
  );
}
