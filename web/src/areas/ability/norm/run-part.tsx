import type { NormRun } from '@naru/contract/areas/ability/norm.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import styles from './norm.module.css';
import { normTexts } from './texts.ts';

/** Shows how far the work is that runs, or that the last one failed. */
export function RunPart({ run }: { readonly run: NormRun }) {
  const texts = useTexts(normTexts).run;
  const format = useFormat();
  const { kind, status, done, total } = run;
  if (status === 'DONE') return null;
  if (status === 'FAILED')
    return (
      <Notice tone="red" title={texts.failed[kind]} live="polite">
        {texts.failedText[kind]}
      </Notice>
    );
  return (
    <div className={styles.run}>
      <h2 className={styles.subject}>{texts.title[kind]}</h2>
      <ProgressBar
        label={texts.title[kind]}
        value={done}
        max={Math.max(1, total)}
        valueText={texts.steps[kind](format.number(done), format.number(total))}
        size="large"
      />
      <p className={styles.meta}>{texts.leave}</p>
    </div>
  );
}
