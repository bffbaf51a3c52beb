import type { ReactNode } from 'react';
import styles from './tag.module.css';

export interface TagProps {
  readonly tone?: 'accent' | 'neutral' | undefined;
  readonly children: ReactNode;
}

/** Shows a fact beside a name: "내 지도교수", "담당 부서". */
export function Tag({ tone = 'accent', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
