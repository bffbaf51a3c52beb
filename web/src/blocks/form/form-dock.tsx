import type { ReactNode } from 'react';

import styles from './form-dock.module.css';

export interface FormDockProps {
  /** The main button first in meaning, last in place; on a phone it is as wide as the window. */
  readonly children: ReactNode;
  /** Above the buttons on a phone: what they are about. */
  readonly note?: ReactNode;
}

/**
 * The buttons of a form: below it on a desktop, at the thumb on a phone. `data-dock` tells the shell that its bottom bar
 * makes room.
 */
export function FormDock({ children, note }: FormDockProps) {
  return (
    <div className={styles.dock} data-dock>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
