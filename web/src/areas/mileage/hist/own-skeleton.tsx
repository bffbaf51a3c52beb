import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './hist.module.css';
import { mileageHistTexts } from './texts.ts';

/** The shape of the ledger while it is read. */
export function OwnSkeleton() {
  const texts = useTexts(mileageHistTexts);
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={styles.summary}>
        <div className={styles.top}>
          <div className={styles.goal}>
            <Skeleton shape="block" height={150} />
          </div>
          <div className={styles.facts}>
            <Skeleton count={5} />
          </div>
          <div className={styles.ways}>
            <Skeleton shape="rows" count={3} />
          </div>
        </div>
      </div>
    </>
  );
}
