import { ConfirmedMark } from './confirmed-mark.tsx';
import styles from './paper.module.css';

/** Tells what the small check means, at the foot of each page. */
export function ConfirmedLegend({ label }: { readonly label: string }) {
  return (
    <span className={styles.legend}>
      <ConfirmedMark label="" />
      {label}
    </span>
  );
}
