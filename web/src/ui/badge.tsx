import styles from './badge.module.css';
import { joinClasses } from './join-classes.ts';

export interface BadgeProps {
  /** Shown up to 99, then 99+; nothing at 0. */
  readonly count: number;
  /** The count in words, for screen readers: "할 일 5개". */
  readonly label: string;
  /** Shows only a dot, where the number would reveal too much. */
  readonly dot?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Shows a number of waiting things, in the accent and never in red. */
export function Badge({ count, label, dot = false, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={joinClasses(dot ? styles.dot : styles.badge, className)}>
      {!dot && <span aria-hidden>{count > 99 ? '99+' : count}</span>}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
