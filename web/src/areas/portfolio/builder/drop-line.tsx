import styles from './canvas.module.css';
import { useDropMark } from './drop-mark.ts';

/** A line where what is dragged would fall. */
export function DropLine({ mark }: { readonly mark: string }) {
  return useDropMark(mark) ? <div className={styles.mark} /> : null;
}
