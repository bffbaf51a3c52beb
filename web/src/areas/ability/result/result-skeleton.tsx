import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

/** The shape of a result while it is read. */
export function ResultSkeleton({ hasHeader = false }: { readonly hasHeader?: boolean | undefined }) {
  const { loading } = useTexts(resultTexts);
  return (
    <>
      {hasHeader && <Skeleton label={loading} count={2} />}
      <div className={styles.page}>
        <div className={styles.main}>
          <Skeleton label={loading} count={2} />
          <Skeleton label={loading} shape="block" height={300} />
          <Skeleton label={loading} count={6} />
        </div>
        <div className={styles.side}>
          <Skeleton label={loading} shape="rows" count={5} />
        </div>
      </div>
    </>
  );
}
