import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';

export interface BulkBarProps {
  /** Nothing is shown at 0. */
  readonly count: number;
  readonly label: string;
  /** "3건 골랐어요 · 모두 2,000점". */
  readonly text: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** A bar of its own above it, there also while nothing is chosen; it stays in the page unseen, so that it can be heard. */
  readonly above?: ReactNode;
  readonly isAboveShown?: boolean;
  /** Buttons, the filled one first. */
  readonly children?: ReactNode;
}

/** The actions for the chosen rows; floats at the bottom while there are any. */
export function BulkBar(props: BulkBarProps) {
  const { count, label, text, clearLabel, onClear, above, isAboveShown = false, children } = props;
  return (
    <div className={styles.place}>
      {above !== undefined && (
        <div className={isAboveShown ? joinClasses(styles.bar, styles.above) : undefined}>{above}</div>
      )}
      {count > 0 && (
        <section className={styles.bar} aria-label={label}>
          <output className={styles.text}>{text}</output>
          <div className={styles.actions}>{children}</div>
          <IconButton icon={IconX} label={clearLabel} onClick={onClear} />
        </section>
      )}
    </div>
  );
}
