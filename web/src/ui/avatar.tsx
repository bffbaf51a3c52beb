import { pickAvatarLetters } from './avatar-letters.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  /** Replaces the letters of the name, as for a department. */
  readonly letters?: string | undefined;
  /** 28, 36, 48 or 56 pixels. */
  readonly size?: 'small' | 'regular' | 'large' | 'huge' | undefined;
  /** Accent for the person that the screen is about, grey for others. */
  readonly tone?: 'accent' | 'neutral' | undefined;
}

/** Decorates a name beside it; screen readers skip it. */
export function Avatar({ name, letters, size = 'regular', tone = 'accent' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} data-tone={tone} aria-hidden>
      {letters ?? pickAvatarLetters(name)}
    </span>
  );
}
