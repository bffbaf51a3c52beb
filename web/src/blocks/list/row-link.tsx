import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { OPENS_ROW } from '../../ui/open-row.ts';
import { AppLink } from '../navigation/app-link.tsx';
import styles from './row-link.module.css';

export interface RowLinkProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly children: ReactNode;
}

/** The name of a row: a press opens its detail here, and opening it in a new tab works too. */
export function RowLink({ id, onOpen, children }: RowLinkProps) {
  return (
    <Link
      {...OPENS_ROW}
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

export interface RowPageLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The name of a row with a page of its own. */
export function RowPageLink({ to, children }: RowPageLinkProps) {
  return (
    <AppLink {...OPENS_ROW} to={to} className={styles.link}>
      {children}
    </AppLink>
  );
}
