import type { ReactNode } from 'react';
import styles from './button.module.css';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';

export interface ButtonContentProps {
  readonly icon?: IconShape | undefined;
  readonly busy: boolean;
  readonly busyLabel?: string | undefined;
  readonly children?: ReactNode;
}

/** Words of a button; both wordings lie in one cell, so that being busy changes no width. */
export function ButtonContent({ icon, busy, busyLabel, children }: ButtonContentProps) {
  return (
    <>
      <span className={styles.content} data-away={busy || undefined}>
        {icon && <Icon of={icon} size={20} />}
        {children}
      </span>
      {(busy || busyLabel !== undefined) && (
        <span className={styles.content} data-away={!busy || undefined}>
          <span className={styles.spinner} />
          {busyLabel}
        </span>
      )}
    </>
  );
}
