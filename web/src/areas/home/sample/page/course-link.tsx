import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import styles from './course-link.module.css';

export interface CourseLinkProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly children: ReactNode;
}

/** The name of a row: a press opens its detail here, and any other way of following a link works too. */
export function CourseLink({ id, onOpen, children }: CourseLinkProps) {
  return (
    <Link
      to="."
      search={(search: Record<string, unknown>) => ({ ...search, open: id })}
      className={styles.link}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </Link>
  );
}
