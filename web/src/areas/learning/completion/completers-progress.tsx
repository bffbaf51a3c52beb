import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import styles from './completion.module.css';
import { completionTexts } from './texts.ts';

export interface CompletersProgressProps {
  readonly completedCount: number;
  readonly allCount: number;
  /** People who wait for the office; 0 where the list shows them already. */
  readonly waitingCount: number;
  readonly onShowWaiting: () => void;
}

/** Shows how many have completed, and leads to those who wait. */
export function CompletersProgress(props: CompletersProgressProps) {
  const { completedCount, allCount, waitingCount, onShowWaiting } = props;
  const { desk } = useTexts(completionTexts);
  const format = useFormat();
  return (
    <div className={styles['bar-of-desk']}>
      <ProgressBar
        label={desk.progress}
        value={completedCount}
        max={allCount}
        valueText={desk.progressText(format.number(completedCount), format.number(allCount))}
        size="large"
      />
      {waitingCount > 0 && (
        <Notice
          tone="amber"
          title={desk.waiting(format.number(waitingCount))}
          action={
            <Button size="small" onClick={onShowWaiting}>
              {desk.showWaiting}
            </Button>
          }
        />
      )}
    </div>
  );
}
