import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoading } from '../../platform/loading/loading.ts';
import styles from './loading-bar.module.css';
import { shellTexts } from './texts.ts';

/** Shown a second after the first running request began, gone when none runs (docs/specification.md §4). */
export function LoadingBar() {
  const isShown = useLoading();
  const texts = useTexts(shellTexts);
  return (
    <div role="status" className={styles.place}>
      {isShown && (
        <div className={styles.bar}>
          <span className="visually-hidden">{texts.loading}</span>
        </div>
      )}
    </div>
  );
}
