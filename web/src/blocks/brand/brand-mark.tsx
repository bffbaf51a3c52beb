import { portal } from '../../platform/portal.ts';
import styles from './brand-mark.module.css';

/** Shows the university's own logo, or the default mark. */
export function BrandMark() {
  if (portal.logo) return <img className={styles.mark} src={portal.logo} alt="" />;
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className={styles.ground} />
      <circle cx="16" cy="10.2" r="2.7" className={styles.light} />
      <path
        className={styles.water}
        d="M6.8 17.6q1.55-1.5 3.1 0t3.1 0 3.1 0 3.1 0 3.1 0 3.1 0M9.9 22.4q1.55-1.5 3.1 0t3.1 0 3.1 0 3.1 0"
      />
    </svg>
  );
}
