import type { ReactNode } from 'react';

import { joinFacts } from '../../platform/format/facts.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './student-header.module.css';
import { StudentLinks, type StudentLinksProps } from './student-links.tsx';
import { studentTexts } from './texts.ts';

export interface StudentHeaderProps {
  /** Number and year are null for viewers who see neither. */
  readonly student: {
    /** Without it nothing leads on from the student. */
    readonly stdntId?: string | undefined;
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
  /** The screen itself, where it is one that others lead to. */
  readonly here?: StudentLinksProps['here'];
  /** Stands beside a list, whose page has its own heading. */
  readonly isInPanel?: boolean | undefined;
}

/** Shows a student by picture, name, department, year, number and state: the same above every screen about one. */
export function StudentHeader(props: StudentHeaderProps) {
  const { student, title = student.name, chip, facts = '', breadcrumb, here, isInPanel = false } = props;
  const texts = useTexts(studentTexts);
  const { stdntId, name, deptNm, grade, studentNo } = student;
  const links = stdntId !== undefined && <StudentLinks studentId={stdntId} here={here} />;
  const about = joinFacts([deptNm, grade === null ? '' : texts.grade(String(grade)), studentNo ?? '']);
  if (!isInPanel) {
    return (
      <PageHeader
        breadcrumb={breadcrumb}
        picture={<Avatar name={name} size="huge" />}
        title={title}
        chip={chip}
        purpose={joinFacts([facts, about])}
        actions={links && <div className={styles.links}>{links}</div>}
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
        {links && <div className={styles.links}>{links}</div>}
      </div>
    </div>
  );
}
