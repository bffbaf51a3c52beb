import styles from './badge.module.css';
import { joinClasses } from './join-classes.ts';

export interface BadgeProps {
  /** Shown up to 99, then 99+; nothing at 0. */
  readonly count: number;
  /** What is counted, for screen readers: "할 일 5개". */
  readonly label: string;
  /** Only a dot, where the number would say too much. */
  readonly dot?: boolean | undefined;
  readonly className?: string | undefined;
}

/** How many wait, in the accent and never in red. */
export function Badge({ count, label, dot = false, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={joinClasses(dot ? styles.dot : styles.badge, className)}>
      {!dot && <span aria-hidden>{count > 99 ? '99+' : count}</span>}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
