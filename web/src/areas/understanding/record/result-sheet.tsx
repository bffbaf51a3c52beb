import { understanding, type AssessmentResult, type StudentRecord } from '@naru/contract/areas/understanding.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Tag } from '../../../ui/tag.tsx';
import styles from './result-sheet.module.css';
import { recordTexts } from './texts.ts';

export interface ResultSheetProps {
  readonly student: StudentRecord;
  /** Undefined while it is closed. */
  readonly courseId: string | undefined;
  readonly onClose: () => void;
}

/** A sheet with the results of one course, assessment by assessment. */
export function ResultSheet({ student, courseId, onClose }: ResultSheetProps) {
  const texts = useTexts(recordTexts);
  const query = useCall(
    understanding.pageResults,
    { params: { stdntId: student.stdntId, courseId: courseId ?? '' }, query: { size: 'all' } },
    { enabled: courseId !== undefined, label: texts.results, keepsPrevious: courseId === undefined },
  );
  const course = student.courseList.find((one) => one.courseId === courseId);
  const results = query.data?.resultPage.content;
  return (
    <RowSheet
      list={{ open: courseId ?? null, closeRow: onClose }}
      query={query}
      isUnreadable={results?.length === 0}
      title={course?.courseNm ?? texts.results}
      words={{ errorTitle: texts.errorTitle, goneTitle: texts.noResults, goneText: texts.noResultsText }}
      lines={6}
    >
      {results && (
        <ul className={styles.results} aria-label={texts.results}>
          {results.map((result) => (
            <Result key={result.assessmentId} result={result} />
          ))}
        </ul>
      )}
    </RowSheet>
  );
}

function Result({ result }: { readonly result: AssessmentResult }) {
  const texts = useTexts(recordTexts);
  const format = useFormat();
  const { score, highestScore, status, dueOn } = result;
  const facts = [result.category, dueOn !== null && `${texts.due} ${format.date(dueOn)}`, texts.resultStatuses[status]];
  const number = (value: number): string => format.number(value, 2);
  const points = highestScore === null ? number : (value: number) => texts.scoreOf(number(value), number(highestScore));
  return (
    <li className={styles.result}>
      <span className={styles.words}>
        <b>{result.title}</b>
        <small>{joinFacts(facts)}</small>
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
