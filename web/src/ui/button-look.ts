import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';

export interface ButtonLook {
  /** One primary a screen; grey is the rule, red only in its own dialog. */
  readonly variant?: 'primary' | 'secondary' | 'outline' | 'text' | 'danger' | 'danger-text' | undefined;
  /** 36 in rows, 40, 52 at the thumb; never under 44 on a phone. */
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly wide?: boolean | undefined;
}

/** Chooses the classes of a button or of a link that looks like one. */
export function chooseButtonClasses(look: ButtonLook, className?: string): string {
  const { variant = 'secondary', size = 'regular', wide = false } = look;
  return joinClasses(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}
