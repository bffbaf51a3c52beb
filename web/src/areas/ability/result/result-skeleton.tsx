import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './result.module.css';

/** The shape of a result while it is read. */
export function ResultSkeleton({ hasHeader = false }: { readonly hasHeader?: boolean | undefined }) {
  return (
    <>
      {hasHeader && <Skeleton count={2} />}
      <div className={styles.page}>
        <div className={styles.main}>
          <Skeleton count={2} />
          <Skeleton shape="block" height={300} />
          <Skeleton count={6} />
        </div>
        <div className={styles.side}>
          <Skeleton shape="rows" count={5} />
        </div>
      </div>
    </>
  );
}
