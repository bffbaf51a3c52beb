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

/** The label of a button; both labels share one cell, so that being busy does not change the width. */
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
