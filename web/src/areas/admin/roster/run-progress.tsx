import { ROSTER_KINDS, type RosterRunDetail } from '@naru/contract/areas/roster.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import styles from './run-progress.module.css';
import { rosterTexts, type RosterTexts } from './texts.ts';

/** Shows the progress of a run; screen readers announce each step. */
export function RunProgress({ run }: { readonly run: RosterRunDetail }) {
  const texts = useTexts(rosterTexts).run;
  const format = useFormat();
  const { progress } = run;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={texts.progress}
        value={progress?.done ?? 0}
        max={progress?.of ?? 1}
        valueText={
          progress ? texts.steps(format.number(progress.done), format.number(progress.of)) : sayStep(run, texts)
        }
        hideText={progress === null}
        size="large"
      />
      <p role="status">{sayStep(run, texts)}</p>
      <p className={styles.leave}>{texts.leave}</p>
    </div>
  );
}

function sayStep({ state, progress, isPreview }: RosterRunDetail, texts: RosterTexts['run']): string {
  if (progress === null) return state === 'WAITING' ? texts.waiting : texts.READ;
  const kind = ROSTER_KINDS.find((one) => one === progress.item);
  if (progress.step !== 'WRITE' || kind === undefined) return progress.step === 'CHECK' ? texts.CHECK : texts.READ;
  return texts[isPreview ? 'WRITE' : 'WRITE_IMPORT'](texts.kinds[kind]);
}
