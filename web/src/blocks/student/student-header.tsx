import type { ReactNode } from 'react';

import { joinFacts } from '../../platform/format/facts.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './student-header.module.css';
import { studentTexts } from './texts.ts';

export interface StudentHeaderProps {
  /** Number and year are null for viewers who see neither. */
  readonly student: {
    readonly name: string;
    readonly deptNm: string;
    readonly grade: number | null;
    readonly studentNo: string | null;
  };
  /** The heading of a page about more than the student; their name by default. */
  readonly title?: string | undefined;
  /** The state of the student, or of their case. */
  readonly chip?: ReactNode;
  /** Further facts, such as the time of a meeting. */
  readonly facts?: string | undefined;
  /** The way up; on a page only. */
  readonly breadcrumb?: ReactNode;
  /** Stands beside a list, whose page has its own heading. */
  readonly isInPanel?: boolean | undefined;
}

/** Shows a student by picture, name, department, year, number and state: the same above every screen about one. */
export function StudentHeader(props: StudentHeaderProps) {
  const { student, title = student.name, chip, facts = '', breadcrumb, isInPanel = false } = props;
  const texts = useTexts(studentTexts);
  const { name, deptNm, grade, studentNo } = student;
  const about = joinFacts([deptNm, grade === null ? '' : texts.grade(String(grade)), studentNo ?? '']);
  if (!isInPanel) {
    return (
      <PageHeader
        breadcrumb={breadcrumb}
        picture={<Avatar name={name} size="huge" />}
        title={title}
        chip={chip}
        purpose={joinFacts([facts, about])}
      />
    );
  }
  return (
    <div className={styles.head}>
      <Avatar name={name} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{title}</strong>
          {chip}
        </p>
        <p className={styles.meta}>{joinFacts([facts, about])}</p>
      </div>
    </div>
  );
}
