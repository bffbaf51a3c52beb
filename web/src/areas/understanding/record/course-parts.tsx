import type { StudentRecord, TakenCourse } from '@naru/contract/areas/understanding.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import styles from './course-parts.module.css';
import { recordTexts } from './texts.ts';
import { useTableLabels } from './use-table-labels.ts';

const KINDS: Readonly<Record<TakenCourse['status'], StateKind>> = {
  ENROLLED: 'progress',
  COMPLETED: 'done',
  FAILED: 'rejected',
  DROPPED: 'cancelled',
};

export interface CoursePartsProps {
  readonly student: StudentRecord;
  readonly onOpen: (courseId: string) => void;
}

/** Lists courses term by term, the latest first, each with its grade and a link to its results. */
export function CourseParts({ student, onOpen }: CoursePartsProps) {
  const texts = useTexts(recordTexts);
  const format = useFormat();
  const labels = useTableLabels<TakenCourse>((course) => course.courseNm);
  const empty = <EmptyState title={texts.noCourses}>{texts.noCoursesText}</EmptyState>;
  // Most courses have no results; if none has, the column is left out.
  const hasResults = student.courseList.some((course) => course.resultCount > 0);
  const results: DataColumn<TakenCourse> = {
    id: 'results',
    header: texts.results,
    cell: (course) =>
      course.resultCount > 0 && (
        <Button size="small" aria-label={texts.resultsOf(course.courseNm)} onClick={() => onOpen(course.courseId)}>
          {texts.resultCount(format.number(course.resultCount))}
        </Button>
      ),
    width: '11rem',
    card: 'action',
  };
  const columns: readonly DataColumn<TakenCourse>[] = [
    {
      id: 'course',
      header: texts.course,
      cell: (course) => course.courseNm,
      text: (course) => course.courseNm,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    { id: 'code', header: texts.courseCode, cell: (course) => course.courseCode, width: '9rem', card: 'fact' },
    {
      id: 'credits',
      header: texts.courseCredits,
      cell: (course) => format.number(course.credits),
      align: 'end',
      width: '5rem',
    },
    {
      id: 'status',
      header: texts.courseStatus,
      cell: ({ status }) => <StateChip kind={KINDS[status]}>{texts.statuses[status]}</StateChip>,
      width: '8rem',
      card: 'state',
    },
    {
      id: 'grade',
      header: texts.letterGrade,
      cell: (course) => course.letterGrade ?? '',
      width: '5rem',
      card: 'fact',
    },
    ...(hasResults ? [results] : []),
  ];
  const terms = groupByTerm(student.courseList);
  if (terms.length === 0) return empty;
  return (
    <div className={styles.terms}>
      {terms.map(([first, ...others]) => {
        const term = texts.termOf(String(first.year), first.semstrNm);
        return (
          <Section key={`${first.year}${first.semstrCode}`} title={term} size="small">
            <DataTable
              caption={texts.coursesCaption(term)}
              columns={columns}
              rows={[first, ...others]}
              rowId={(course) => course.courseId}
              density="compact"
              empty={empty}
              labels={labels}
            />
          </Section>
        );
      })}
    </div>
  );
}

type Term = readonly [TakenCourse, ...TakenCourse[]];

/** Groups courses, which come in the order of their terms. */
function groupByTerm(courses: readonly TakenCourse[]): Term[] {
  const terms: [TakenCourse, ...TakenCourse[]][] = [];
  for (const course of courses) {
    const last = terms.at(-1);
    if (last && last[0].year === course.year && last[0].semstrCode === course.semstrCode) last.push(course);
    else terms.push([course]);
  }
  return terms;
}
